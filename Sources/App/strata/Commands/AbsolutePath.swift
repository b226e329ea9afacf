import Codebase
import OperatingSystem

/// Paths as the operating system resolves them.
enum AbsolutePath {
    /// The absolute path that a person's text means, without links.
    ///
    /// - Throws: ``AnalysisError`` if there is no folder, or a file.
    static func resolve(_ text: String) throws(AnalysisError) -> String {
        guard let resolved = SystemPath.resolved(text), let status = FileStatus(of: resolved) else {
            throw .noFolder(path: text)
        }
        guard status.kind == .folder else { throw .isFile(path: text) }
        return resolved
    }
}
