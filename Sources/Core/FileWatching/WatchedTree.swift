#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The folders that inotify watches for one session.
    struct WatchedTree: ~Copyable {
        private static let mask = UInt32(
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
                | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK)

        /// The inotify instance; negative if the system gives none.
        let descriptor: Int32
        private let root: String
        private let enters: @Sendable (String) -> Bool
        private var paths: [Int32: String] = [:]
        /// Folders beyond the system's limit.
        private var unwatched: [String] = []
        private var lastLook: UInt64 = 0

        /// Whether some folders can only be compared with how they were.
        var needsPolling: Bool { !unwatched.isEmpty }

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
        /// - Returns: What changed that matters; nil for nothing.
        mutating func takeEvents() -> FolderChange? {
            var change: FolderChange?
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
            defer { buffer.deallocate() }
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return change }
                var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
                while let event = WatchEvent(taking: &rest) {
                    guard let found = take(event) else { continue }
                    change = change?.adding(found) ?? found
                }
            }
        }

        /// Looks at what inotify does not watch.
        mutating func differsFromLastLook() -> Bool {
            let look = unwatched.reduce(0) { $0 ^ FolderSignature.of($1, entering: enters) }
            defer { lastLook = look }
            return look != lastLook
        }

        private mutating func take(_ event: WatchEvent) -> FolderChange? {
            if event.has(IN_Q_OVERFLOW) {
                watch(root)
                return .anywhere
            }
            guard let folder = paths[event.watch] else { return nil }
            if event.has(IN_IGNORED) {
                paths[event.watch] = nil
                return nil
            }
            let path = event.name.isEmpty ? folder : folder + "/" + event.name
            guard event.has(IN_ISDIR), !event.name.isEmpty else { return .paths([path]) }
            guard enters(path) else { return nil }
            if event.has(IN_MOVED_FROM) { forget(path) }
            if event.has(IN_CREATE) || event.has(IN_MOVED_TO) { watch(path) }
            return .anywhere
        }

        /// Watches a folder and those in it; what appears meanwhile is seen either by the listing
        /// or by the watch that was set before.
        private mutating func watch(_ folder: String) {
            var pending = [folder]
            while let path = pending.popLast() {
                let watch = inotify_add_watch(descriptor, path, Self.mask)
                if watch >= 0 {
                    paths[watch] = path
                    pending += Subfolders.of(path).filter(enters)
                } else if descriptor < 0 || errno == ENOSPC || errno == ENOMEM {
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
