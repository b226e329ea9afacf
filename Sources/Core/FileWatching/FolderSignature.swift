#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// What stands directly in a folder.
    struct FolderListing {
        /// The absolute paths of the folders, in any order; links are none.
        private(set) var folders: [String] = []
        /// When the folder or a file in it was last changed, in nanoseconds since 1970.
        private(set) var latestChange: Int64 = 0
        /// When it was listed.
        private let start = Self.now()
        /// One second: a folder may be changed while it is listed.
        private static let clockTick: Int64 = 1_000_000_000

        /// - Parameter enters: Whether a folder counts.
        init(of folder: String, entering enters: (String) -> Bool) {
            var status = stat()
            if lstat(folder, &status) == 0 { note(status) }
            Entries.forEach(in: folder) { path, status in
                if status.st_mode & S_IFMT != S_IFDIR {
                    note(status)
                } else if enters(path) {
                    folders.append(path)
                }
            }
        }

        private mutating func note(_ status: stat) {
            let changed = Self.nanoseconds(status.st_ctim)
            // What a clock dated that has gone back since tells nothing, and would do so each time.
            if changed <= start + Self.clockTick { latestChange = max(latestChange, changed) }
        }

        private static func nanoseconds(_ time: timespec) -> Int64 {
            Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        }

        private static func now() -> Int64 {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return nanoseconds(time)
        }
    }

    /// A number that changes when something below a folder does.
    enum FolderSignature {
        static func of(_ folder: String, entering enters: (String) -> Bool) -> UInt64 {
            var signature: UInt64 = 0
            var pending = [folder]
            while let next = pending.popLast() {
                Entries.forEach(in: next) { path, status in
                    if status.st_mode & S_IFMT != S_IFDIR {
                        var hasher = Hasher()
                        hasher.combine(path)
                        hasher.combine(status.st_size)
                        hasher.combine(status.st_mtim.tv_sec)
                        hasher.combine(status.st_mtim.tv_nsec)
                        signature ^= UInt64(bitPattern: Int64(hasher.finalize()))
                    } else if enters(path) {
                        pending.append(path)
                    }
                }
            }
            return signature
        }
    }

    private enum Entries {
        static func forEach(in folder: String, _ body: (String, stat) -> Void) {
            guard let stream = opendir(folder) else { return }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
                if name == "." || name == ".." { continue }
                var status = stat()
                if lstat(folder + "/" + name, &status) == 0 { body(folder + "/" + name, status) }
            }
        }
    }
#endif
