@testable import SnapshotKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder for the time of one test.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/strata-snapshots-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
        Self.remove(path)
    }

    /// The names of the files in a folder below.
    func names(in folder: String) -> [String] { TextFile.names(in: "\(path)/\(folder)") }

    private static func remove(_ path: String) {
        for name in TextFile.names(in: path) { remove("\(path)/\(name)") }
        unlink(path)
        rmdir(path)
    }
}
