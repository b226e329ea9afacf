import ContentCache
import Foundation
import OperatingSystem

/// A file that the journal reads: opened once, without following a link, and looked at through that
/// alone.
enum JournalFile {
    /// What stands in a file.
    ///
    /// - Returns: nil if nothing is at the path.
    /// - Throws: ``FileRefusal`` if something else than a plain file is there, or it cannot be read.
    static func bytes(of path: String) throws(FileRefusal) -> Data? {
        let file: OpenFile
        do {
            file = try OpenFile(path)
        } catch  where error.isAbsence {
            return nil
        } catch  where error.isLink {
            throw FileRefusal(reason: "a symbolic link points elsewhere")
        } catch {
            throw FileRefusal(reason: "\(error)")
        }
        guard let status = file.plainStatus else {
            throw FileRefusal(reason: "it is no plain file")
        }
        guard status.size <= CacheFolder.mostBytes else {
            throw FileRefusal(reason: "it is larger than 512 MB")
        }
        do {
            return Data(try file.bytes(upTo: status.size))
        } catch {
            throw FileRefusal(reason: "\(error)")
        }
    }
}
