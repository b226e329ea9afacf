import ContentCache
import Foundation

/// A file that is opened once, without following a link, and looked at through that alone.
enum PlainFile {
    /// What stands in a file.
    ///
    /// - Returns: nil if nothing is at the path.
    /// - Throws: ``FileRefusal`` if something else than a plain file is there, or it cannot be read.
    static func bytes(of path: String) throws(FileRefusal) -> Data? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw FileRefusal(reason: "a symbolic link points elsewhere")
            default: throw FileRefusal()
            }
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw FileRefusal(reason: "it is no plain file")
        }
        guard status.st_size <= CacheFolder.mostBytes else {
            throw FileRefusal(reason: "it is larger than 512 MB")
        }
        return try bytes(in: file, expecting: Int(status.st_size))
    }

    private static func bytes(in file: Int32, expecting size: Int) throws(FileRefusal) -> Data {
        var bytes = Data(count: size)
        var count = 0
        while count < size {
            let got = bytes.withUnsafeMutableBytes { room in
                read(file, room.baseAddress?.advanced(by: count), size - count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw FileRefusal() }
            if got == 0 { break }
            count += got
        }
        return bytes.prefix(count)
    }
}
