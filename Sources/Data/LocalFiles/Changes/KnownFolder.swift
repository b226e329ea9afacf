import CFileTimes
import ContentCache
import OperatingSystem

/// A folder that is told from any other that stands at its path later.
struct KnownFolder: Codable, Equatable {
    /// The real path.
    let path: String
    /// The number that the disk gives it.
    private let number: UInt64
    /// When it came to be, in nanoseconds since 1970; -1 where the system does not tell.
    private let birth: Int64

    /// - Parameter path: The absolute path of a folder that is there.
    init(_ path: String) {
        number = FileStatus(following: path)?.inode ?? 0
        self.path = SystemPath.resolved(path) ?? path
        birth = ft_birth(self.path)
    }

    /// When the repository that it is in was cloned, in nanoseconds since 1970; nil where it was made
    /// here, where there is none, or where the system does not tell.
    var timeOfClone: Int64? {
        var folder = path
        while true {
            let time = ft_birth(folder + "/.git")
            if time >= 0 { return Self.isClone(folder + "/.git") ? time : nil }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// Whether the first thing that happened in a repository is that it was cloned.
    private static func isClone(_ repository: String) -> Bool {
        let files = CacheFolder(path: "", limit: 0, endings: [])
        let start = files.read(repository + "/logs/HEAD", upTo: 4_096) ?? []
        let line = String(decoding: start.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.contains("\tclone: ")
    }
}
