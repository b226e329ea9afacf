import Architecture
import Codebase
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: InversionRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copyPatch(_ patch: String, of files: Int) {
        log.note("copyPatch(\(files): \(patch.prefix { $0 != "\n" }))")
    }
    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: ", ")))")
    }
    func noteChange(_ sentence: String) { log.note("noteChange(\(sentence))") }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
