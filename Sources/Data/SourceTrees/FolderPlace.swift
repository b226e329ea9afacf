#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

import Codebase

/// A folder of the disk, and what is inside it once links are followed.
struct FolderPlace {
    /// The absolute path, as it was named.
    private let path: String
    /// The same without links in it when it was first asked for.
    private let real: [UInt8]

    init(_ path: String) {
        self.path = path
        real = Self.resolved(path)
    }

    /// The working tree that the folder is in; the folder itself where there is none.
    var repository: FolderPlace {
        guard let found = FolderDisk().repository(around: real) else { return self }
        return FolderPlace(String(decoding: found.folder, as: UTF8.self))
    }

    /// Whether an absolute path without links in it is the folder or inside it.
    func holds(_ target: [UInt8]) -> Bool {
        // The folder may have been replaced by a link since.
        Self.isInside(real, target) || Self.isInside(Self.resolved(path), target)
    }

    /// Opens what is inside the folder to read it.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - refusal: What is thrown if it leads out of the folder.
    /// - Returns: A descriptor that has to be closed.
    func open(_ path: String, orElse refusal: ContentError) throws(ContentError) -> Int32 {
        var file = Self.open(Array(path.utf8))
        if file < 0, errno == ELOOP {
            guard let target = FileSystem.resolved(Array(path.utf8)) else {
                throw .system(code: errno)
            }
            guard holds(target) else { throw refusal }
            file = Self.open(target)
        }
        guard file >= 0 else { throw .system(code: errno) }
        if let place = Self.path(of: file, openedAs: path), holds(place) { return file }
        close(file)
        throw refusal
    }

    private static func open(_ path: [UInt8]) -> Int32 {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
        #if canImport(Darwin)
            return Darwin.open(FileSystem.terminated(path), flags)
        #elseif canImport(Musl)
            return Musl.open(FileSystem.terminated(path), flags)
        #else
            return Glibc.open(FileSystem.terminated(path), flags)
        #endif
    }

    /// Where the system says that an open file is.
    private static func path(of file: Int32, openedAs path: String) -> [UInt8]? {
        #if canImport(Darwin)
            var room = [CChar](repeating: 0, count: Int(MAXPATHLEN))
            if fcntl(file, F_GETPATH, &room) == 0 {
                return room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            }
        #else
            var room = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink("/proc/self/fd/\(file)", &room, room.count)
            if count > 0 { return room[..<count].map { UInt8(bitPattern: $0) } }
        #endif
        return resolved(path, if: file)
    }

    /// The path without links in it, if it still leads to an open file: for systems that say of no
    /// descriptor where it is.
    private static func resolved(_ path: String, if file: Int32) -> [UInt8]? {
        var (opened, there) = (stat(), stat())
        guard let target = FileSystem.resolved(Array(path.utf8)), fstat(file, &opened) == 0,
            stat(FileSystem.terminated(target), &there) == 0, opened.st_ino == there.st_ino,
            opened.st_dev == there.st_dev
        else { return nil }
        return target
    }

    private static func resolved(_ path: String) -> [UInt8] {
        FileSystem.resolved(Array(path.utf8)) ?? Array(path.utf8)
    }

    private static func isInside(_ folder: [UInt8], _ target: [UInt8]) -> Bool {
        guard target.starts(with: folder) else { return false }
        return target.count == folder.count || folder == [0x2F] || target[folder.count] == 0x2F
    }
}
