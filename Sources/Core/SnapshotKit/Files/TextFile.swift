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
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces a file and makes the folders above it.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    static func write(_ text: String, to path: String) throws(FileFailure) {
        makeFolder(folder(of: path))
        guard let file = fopen(path, "w") else { throw FileFailure(path: path, code: errno) }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else {
            throw FileFailure(path: path, code: errno)
        }
    }

    /// Removes a file, if there is one.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    static func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw FileFailure(path: path, code: errno)
        }
    }

    /// The names in a folder in alphabetical order, without those that start with a dot.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The names of the folders in a folder in alphabetical order.
    static func folders(in folder: String) -> [String] {
        names(in: folder).filter { name in
            guard let directory = opendir("\(folder)/\(name)") else { return false }
            closedir(directory)
            return true
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
    /// The system's error number.
    let code: Int32

    var description: String { "\(path): " + String(cString: strerror(code)) }
}
