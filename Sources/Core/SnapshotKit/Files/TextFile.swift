import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads and writes whole files by their path.
enum TextFile {
    /// The text of a file; `nil` if there is none. What is no UTF-8 is replaced.
    static func read(_ path: String) -> String? {
        OpenFile.text(of: path)
    }

    /// Replaces a file and makes the folders above it.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    static func write(_ text: String, to path: String) throws(FileFailure) {
        makeFolder(folder(of: path))
        do {
            try SystemCall.write(text.utf8, toFile: path)
        } catch {
            throw FileFailure(path: path, reason: error)
        }
    }

    /// Removes a file, if there is one.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    static func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw FileFailure(path: path, reason: .last)
        }
    }

    /// The names in a folder in alphabetical order, without those that start with a dot.
    static func names(in folder: String) -> [String] {
        DirectoryEntry.readable(in: folder).filter { !$0.isHidden }.map(\.text).sorted()
    }

    /// The names of the folders in a folder in alphabetical order.
    static func folders(in folder: String) -> [String] {
        names(in: folder).filter {
            FileStatus(following: "\(folder)/\($0)")?.kind == .folder
        }
    }

    /// Whether there is something at a path.
    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// The path without its last part.
    static func folder(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast().joined(separator: "/")
    }

    private static func makeFolder(_ path: String) {
        guard !path.isEmpty, !exists(path) else { return }
        makeFolder(folder(of: path))
        mkdir(path, 0o777)
    }
}

/// A file that the system refused to write or to remove.
struct FileFailure: Error, CustomStringConvertible {
    let path: String
    let reason: SystemFailure

    var description: String { "\(path): \(reason)" }
}
