import Architecture
import Codebase
import DevAppList
import Foundation
import Previewing
import TerminalUI

extension Section.ID {
    static let devApps = Self("devapps")
}

extension CompositionRoot {
    /// What can be run alone in a codebase.
    func makeDevApps(in session: CodebaseSession) -> any Screen {
        DevAppListFactory(
            source: session.analysis, builder: services.builder, finder: .forThisMachine,
            planner: services.planDevApp, apply: services.applyChanges,
            isTrusted: { session.analysis.trustLevel == .trusted },
            now: { Int(Date().timeIntervalSince1970) }
        ).makeScreen(router: DevAppRoutes(root: self, session: session))
    }
}

extension FindDevApps {
    /// Knows whether it looks on a Mac.
    static var forThisMachine: FindDevApps {
        #if os(macOS)
            FindDevApps(isMac: true)
        #else
            FindDevApps(isMac: false)
        #endif
    }
}

private struct DevAppRoutes: DevAppListRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func run(_ executable: String, in folder: String) async -> ProgramRun {
        session.log.note(.ran([executable]))
        return await root.application.runInForeground { [services = root.services] in
            await services.programs.outcome(of: executable, in: folder)
        }
    }

    func showTerminal() {
        Task {
            await root.application.runInForeground { [services = root.services] in
                // Ctrl-D and Ctrl-C go back too, and are no failure.
                let wait =
                    "trap : INT; printf '\\nPress Enter to return to Strata. '; read -r _ || :"
                do {
                    try await services.programs.run(["/bin/sh", "-c", wait], in: session.root)
                } catch {
                    root.navigator.toast(
                        "The terminal could not be shown: /bin/sh did not wait. Press Ctrl-Z to "
                            + "see it, and return with fg.", .error)
                }
            }
        }
    }

    func trustCodebase() async { await root.trustNow(session) }

    func noteChange(_ title: String) { root.noteChange(title) }

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
