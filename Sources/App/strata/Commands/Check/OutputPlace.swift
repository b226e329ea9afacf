import Foundation

/// Where a path leads that a person named, links followed to the end.
struct OutputPlace {
    /// The absolute path, whose last name is no link; nothing need be there.
    let path: String
    /// What the program was given open, if the path means that: `/dev/stdout`, `/dev/fd/3`.
    let descriptor: Int32?

    /// - Parameter path: Relative to the folder of the shell.
    init(_ path: String) throws(SystemRefusal) {
        var next = path
        for _ in 0..<40 {
            let (folder, name) = try Self.parts(of: next)
            let place = folder == "/" ? "/" + name : folder + "/" + name
            let descriptor = Self.isOfDescriptors(folder) ? Int32(name) : nil
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
            guard descriptor == nil, let target else {
                self.path = place
                self.descriptor = descriptor
                return
            }
            next = target.hasPrefix("/") ? target : folder + "/" + target
        }
        throw SystemRefusal(ELOOP)
    }

    /// The real path of the folder, and the last name.
    private static func parts(
        of path: String
    ) throws(SystemRefusal) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/")
        let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
        guard !name.isEmpty else { throw SystemRefusal(path.isEmpty ? ENOENT : EISDIR) }
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let real = realpath(folder, nil) else { throw SystemRefusal() }
        defer { free(real) }
        return (String(cString: real), name)
    }

    /// Whether the names in a folder are the numbers of what this program has open.
    private static func isOfDescriptors(_ folder: String) -> Bool {
        ["/dev/fd", "/proc/\(getpid())/fd"].contains(folder)
    }

    /// Whether something is there that is no plain file and is written to.
    var isStream: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    /// Writes a file that takes the place of the one that is there when it is whole.
    func replace(by bytes: Data) throws(SystemRefusal) {
        var old = stat()
        let isThere = lstat(path, &old) == 0
        // Who may not write a file may not replace it.
        if isThere { try systemCall { access(path, W_OK) } }
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        let draft = "\(folder)/.strata-\(getpid())-\(UInt32.random(in: 0 ... .max)).draft"
        let file = try systemCall {
            open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        }
        do {
            defer { close(file) }
            if isThere {
                // Only who runs the program for all may keep the owner.
                if old.st_uid != geteuid() { _ = fchown(file, old.st_uid, old.st_gid) }
                try systemCall { fchmod(file, old.st_mode & 0o7777) }
            }
            try bytes.write(toAllOf: file)
            try systemCall { fsync(file) }
            try systemCall { rename(draft, path) }
        } catch {
            unlink(draft)
            throw error
        }
    }
}
