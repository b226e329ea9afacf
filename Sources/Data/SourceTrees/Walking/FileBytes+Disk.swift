import Codebase
import OperatingSystem

extension FileBytes {
    /// The bytes of a plain file from its start; nil if it is none, or cannot be read.
    ///
    /// - Parameter followsLink: Whether the last name of the path may be a symbolic link.
    static func onDisk(
        _ path: [UInt8], upTo limit: Int = 16 << 20, followsLink: Bool = true
    ) -> FileBytes? {
        guard let file = try? OpenFile(path, followsLink: followsLink),
            let size = file.plainStatus?.size,
            let bytes = try? file.bytes(upTo: min(size, limit))
        else { return nil }
        return FileBytes(bytes, isCut: size > limit)
    }
}
