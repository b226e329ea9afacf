#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Paths as the system takes and gives them: bytes, since names need not be UTF-8.
package enum SystemPath {
    /// The path without links in it; nil, with `errno` set, if it leads nowhere.
    package static func resolved(_ path: [UInt8]) -> [UInt8]? {
        guard let text = realpath(terminated(path), nil) else { return nil }
        defer { free(text) }
        return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// The path without links in it; nil, with `errno` set, if it leads nowhere.
    package static func resolved(_ path: String) -> String? {
        resolved(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Where a symbolic link says that it leads; nil, with `errno` set, if there is none.
    package static func target(ofLink path: [UInt8]) -> [UInt8]? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(terminated(path), &target, target.count)
        return count < 0 ? nil : target[..<count].map { UInt8(bitPattern: $0) }
    }

    /// A path with the zero at its end.
    package static func terminated(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }
}
