#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The folders that inotify watches for one session.
    struct WatchedTree: ~Copyable {
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK)

        /// The inotify instance; negative if the system gives none.
        let descriptor: Int32
        private let root: String
        private let enters: @Sendable (String) -> Bool
        private var paths: [Int32: String] = [:]
        /// Folders beyond the system's limit.
        private var unwatched: [String] = []
        private var lastLook: UInt64 = 0
        /// When something in the folders was last changed as they were listed, in nanoseconds since
        /// 1970.
        private var latestChange: Int64 = 0

        /// Whether some folders can only be compared with how they were.
        var needsPolling: Bool { !unwatched.isEmpty }

        /// Whether something may have changed since a time, before it was watched.
        ///
        /// - Parameter time: In nanoseconds since 1970.
        func mayHaveChanged(since time: Int64) -> Bool { latestChange >= time - Self.clockTick }

        /// How much later than a clock the times of files may be behind it, in nanoseconds.
        private static let clockTick: Int64 = 20_000_000

        init(root: String, enters: @escaping @Sendable (String) -> Bool) {
            self.root = root
            self.enters = enters
            descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
            watch(root)
        }

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }

        /// Takes what inotify has to say.
        ///
        /// - Returns: Whether anything changed that matters.
        mutating func takeEvents(into changes: inout ChangeCollector) -> Bool {
            var matters = false
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
            defer { buffer.deallocate() }
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return matters }
                var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                while let event = WatchEvent(taking: &rest) {
                    if take(event, into: &changes) { matters = true }
                }
            }
        }

        /// Looks at what inotify does not watch.
        mutating func differsFromLastLook() -> Bool {
            let look = unwatched.reduce(0) { $0 ^ FolderSignature.of($1, entering: enters) }
            defer { lastLook = look }
            return look != lastLook
        }

        private mutating func take(
            _ event: WatchEvent, into changes: inout ChangeCollector
        ) -> Bool {
            if event.has(IN_Q_OVERFLOW) {
                watch(root)
                changes.addAnywhere()
                return true
            }
            guard let folder = paths[event.watch] else { return false }
            if event.has(IN_IGNORED) {
                paths[event.watch] = nil
                guard folder == root else { return false }
                // What comes to stand in its place is not watched, even if it has the same number.
                changes.addAnywhere()
                return true
            }
            if !event.isText {
                changes.addAnywhere()
                return true
            }
            let path = event.name.isEmpty ? folder : folder + "/" + event.name
            guard event.has(IN_ISDIR), !event.name.isEmpty else {
                changes.add(path)
                return true
            }
            guard enters(path) else { return false }
            if event.has(IN_MOVED_FROM) { forget(path) }
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { watch(path) }
            changes.addAnywhere()
            return true
        }

        /// Watches a folder and those in it; what appears meanwhile is seen either by the listing
        /// or by the watch that was set before.
        private mutating func watch(_ folder: String) {
            var pending = [folder]
            while let path = pending.popLast() {
                let watch = inotify_add_watch(descriptor, path, Self.mask)
                if watch >= 0 {
                    paths[watch] = path
                    let listing = FolderListing(of: path, entering: enters)
                    latestChange = max(latestChange, listing.latestChange)
                    pending += listing.folders
                } else if descriptor < 0 || errno == ENOSPC || errno == ENOMEM || path == root {
                    // A root that is gone may come back with the same number.
                    lookAt(path)
                }
            }
        }

        private mutating func lookAt(_ folder: String) {
            guard !unwatched.contains(folder) else { return }
            unwatched.append(folder)
            lastLook ^= FolderSignature.of(folder, entering: enters)
        }

        private mutating func forget(_ folder: String) {
            for (watch, path) in paths where path == folder || path.hasPrefix(folder + "/") {
                inotify_rm_watch(descriptor, watch)
                paths[watch] = nil
            }
        }
    }
#endif
