import Codebase
import Previewing
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: DevAppListRouter {
    let log: RouteLog
    var run = ProgramRun(end: .exited(0), milliseconds: 1_200)
    var onTrust: () -> Void = {}

    func run(_ executable: String, in folder: String) async -> ProgramRun {
        log.note("run(\(executable) in \(folder))")
        return run
    }

    func showTerminal() { log.note("showTerminal()") }

    func trustCodebase() async {
        log.note("trustCodebase()")
        onTrust()
    }

    func noteChange(_ title: String) { log.note("noteChange(\(title))") }

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }

    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }

    func copy(_ text: String) { log.note("copy(\(text))") }

    func openWorkspaces() { log.note("openWorkspaces()") }
}
