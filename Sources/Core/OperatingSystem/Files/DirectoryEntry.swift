#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Something in a folder.
package struct DirectoryEntry: Equatable, Sendable {
    /// Its name, which need not be UTF-8.
    package let name: [UInt8]
    /// What it is itself; links are not followed.
    package let kind: FileKind

    package init(name: [UInt8], kind: FileKind) {
        self.name = name
        self.kind = kind
    }

    /// Its name as text; what is no UTF-8 is replaced.
    package var text: String { String(decoding: name, as: UTF8.self) }

    /// Whether its name begins with a dot.
    package var isHidden: Bool { name.first == UInt8(ascii: ".") }

    /// What stands directly in a folder, ascending by the bytes of the names.
    ///
    /// - Throws: ``SystemFailure`` if the folder cannot be listed to its end.
    package static func all(in folder: [UInt8]) throws(SystemFailure) -> [DirectoryEntry] {
        guard let stream = opendir(SystemPath.terminated(folder)) else { throw .last }
        defer { closedir(stream) }
        var entries: [DirectoryEntry] = []
        // `readdir` returns nil at the end and on failure; only `errno` tells them apart.
        errno = 0
        while let found = readdir(stream) {
            let name = name(of: found)
            if name != [0x2E], name != [0x2E, 0x2E] {
                let kind =
                    FileKind(entryType: found.pointee.d_type)
                    ?? FileStatus(of: folder + [0x2F] + name)?.kind ?? .other
                entries.append(DirectoryEntry(name: name, kind: kind))
            }
            errno = 0
        }
        if errno != 0 { throw .last }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// What stands directly in a folder, ascending by the bytes of the names; nothing if that cannot be
    /// told.
    package static func readable(in folder: String) -> [DirectoryEntry] {
        (try? all(in: Array(folder.utf8))) ?? []
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { field in
            let start = UnsafeRawPointer(field)
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            return Array(UnsafeRawBufferPointer(start: start, count: length))
        }
    }
}
