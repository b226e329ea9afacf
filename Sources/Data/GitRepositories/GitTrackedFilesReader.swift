import Codebase

/// Asks git what its index lists.
package struct GitTrackedFilesReader: TrackedFilesReader {
    /// The most bytes of a list: one path is enough to know.
    private static let longestList = 64 << 20

    package init() {}

    package func tracks(_ name: RelativePath, in folder: String) -> Bool? {
        guard let repository = GitFolder(around: folder) else { return nil }
        let path = String(decoding: repository.prefix(of: folder), as: UTF8.self) + name.string
        let question = ["ls-files", "--cached", "-z", "--", path]
        do throws(GitProcess.Failure) {
            return try !GitProcess.output(
                question, in: repository.top, upTo: Self.longestList
            ).isEmpty
        } catch {
            if case .tooMuch = error { return true }
            return nil
        }
    }
}
