#if os(Linux)
    /// What stands directly in a folder.
    struct FolderListing {
        /// The absolute paths of the folders, in any order; links are none.
        private(set) var folders: [String] = []
        /// When the folder or a file in it was last changed, in nanoseconds since 1970.
        private(set) var latestChange: Int64 = 0
        /// When it was listed.
        private let start = FileTime.now.totalNanoseconds
        /// One second: a folder may be changed while it is listed.
        private static let clockTick: Int64 = 1_000_000_000

        /// - Parameter enters: Whether a folder counts.
        init(of folder: String, entering enters: (String) -> Bool) {
            note(folder)
            for entry in DirectoryEntry.readable(in: folder) {
                let path = folder + "/" + entry.text
                if entry.kind != .folder {
                    note(path)
                } else if enters(path) {
                    folders.append(path)
                }
            }
        }

        private mutating func note(_ path: String) {
            guard let changed = FileStatus(of: path)?.changed.totalNanoseconds else { return }
            // What a clock dated that has gone back since tells nothing, and would do so each time.
            if changed <= start + Self.clockTick { latestChange = max(latestChange, changed) }
        }
    }

    /// A number that changes when something below a folder does.
    enum FolderSignature {
        static func of(_ folder: String, entering enters: (String) -> Bool) -> UInt64 {
            var signature: UInt64 = 0
            var pending = [folder]
            while let next = pending.popLast() {
                for entry in DirectoryEntry.readable(in: next) {
                    let path = next + "/" + entry.text
                    if entry.kind != .folder {
                        signature ^= hash(of: path)
                    } else if enters(path) {
                        pending.append(path)
                    }
                }
            }
            return signature
        }

        private static func hash(of file: String) -> UInt64 {
            guard let status = FileStatus(of: file) else { return 0 }
            var hasher = Hasher()
            hasher.combine(file)
            hasher.combine(status.size)
            hasher.combine(status.modified)
            return UInt64(bitPattern: Int64(hasher.finalize()))
        }
    }
#endif
