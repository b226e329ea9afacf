#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Watches by inotify, on a thread of its own.
    final class WatchSession: Sendable {
        /// As many bytes as the system gives other threads.
        private static let stack = 8 << 20

        private let folder: String
        private let watcher: FolderWatcher
        private let enters: @Sendable (String) -> Bool
        private let report: @Sendable (FolderChange) -> Void
        private let stopping: (read: Int32, write: Int32)
        /// When it was made, in nanoseconds since 1970: what changes from then on is reported.
        private let made: Int64

        init(
            folder: String, watcher: FolderWatcher, enters: @escaping @Sendable (String) -> Bool,
            report: @escaping @Sendable (FolderChange) -> Void
        ) {
            self.folder = folder
            self.watcher = watcher
            self.enters = enters
            self.report = report
            made = FileTime.now.totalNanoseconds
            var ends: [Int32] = [-1, -1]
            pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            stopping = (ends[0], ends[1])
        }

        func start() {
            SystemThread.start(stacks: [Self.stack]) { self.run() }
        }

        func stop() {
            close(stopping.write)
        }

        private func run() {
            var tree = WatchedTree(root: folder, enters: enters)
            var burst = Burst(watcher: watcher)
            defer { close(stopping.read) }
            if tree.mayHaveChanged(since: made) { burst.extendAnywhere() }
            while true {
                var descriptors = [
                    pollfd(fd: stopping.read, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: tree.descriptor, events: Int16(POLLIN), revents: 0),
                ]
                let idle: Int32 = tree.needsPolling ? 2000 : -1
                let ready = poll(&descriptors, 2, burst.milliseconds ?? idle)
                if descriptors[0].revents != 0 { return }
                let isLookDue = ready == 0 && burst.milliseconds == nil
                if ready > 0 {
                    burst.extend { tree.takeEvents(into: &$0) }
                } else if isLookDue, tree.differsFromLastLook() {
                    burst.extendAnywhere()
                }
                if let change = burst.takeIfOver() { report(change) }
            }
        }
    }
#endif
