#if canImport(CoreServices)
    import CoreServices
    import Dispatch
    import Synchronization

    /// Watches by FSEvents, which sees everything below a folder by itself.
    final class WatchSession: Sendable {
        private struct Stream: @unchecked Sendable {
            let reference: FSEventStreamRef
        }

        private let folder: String
        private let watcher: FolderWatcher
        private let enters: @Sendable (String) -> Bool
        private let report: @Sendable (FolderChange) -> Void
        private let queue = DispatchQueue(label: "strata.watching")
        private let stream = Mutex<Stream?>(nil)

        init(
            folder: String, watcher: FolderWatcher, enters: @escaping @Sendable (String) -> Bool,
            report: @escaping @Sendable (FolderChange) -> Void
        ) {
            self.folder = folder
            self.watcher = watcher
            self.enters = enters
            self.report = report
        }

        func start() {
            guard let made = makeStream() else { return }
            FSEventStreamSetDispatchQueue(made, queue)
            FSEventStreamStart(made)
            let reference = Stream(reference: made)
            stream.withLock { $0 = reference }
        }

        func stop() {
            let stopped = stream.withLock { stream in
                defer { stream = nil }
                return stream
            }
            guard let stopped else { return }
            FSEventStreamStop(stopped.reference)
            FSEventStreamInvalidate(stopped.reference)
            FSEventStreamRelease(stopped.reference)
        }

        /// The system keeps the session while the stream lives.
        private func makeStream() -> FSEventStreamRef? {
            var context = FSEventStreamContext(
                version: 0, info: Unmanaged.passUnretained(self).toOpaque(),
                retain: { info in
                    guard let info else { return nil }
                    _ = Unmanaged<WatchSession>.fromOpaque(info).retain()
                    return info
                },
                release: { info in
                    guard let info else { return }
                    Unmanaged<WatchSession>.fromOpaque(info).release()
                }, copyDescription: nil)
            let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
            return FSEventStreamCreate(
                kCFAllocatorDefault,
                { _, info, count, paths, flags, _ in
                    guard let info else { return }
                    let isIncomplete = (0..<count).contains { number in
                        flags[number]
                            & FSEventStreamEventFlags(kFSEventStreamEventFlagMustScanSubDirs) != 0
                    }
                    let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
                    Unmanaged<WatchSession>.fromOpaque(info).takeUnretainedValue()
                        .take((0..<count).map { String(cString: names[$0]) }, isIncomplete)
                },
                &context, folderList(), FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
                watcher.quiet / .seconds(1), FSEventStreamCreateFlags(flags))
        }

        private func folderList() -> CFArray {
            let list = CFArrayCreateMutable(kCFAllocatorDefault, 1, nil)
            let text = CFStringCreateWithCString(
                kCFAllocatorDefault, folder, CFStringBuiltInEncodings.UTF8.rawValue)
            if let text, let list {
                CFArrayAppendValue(list, Unmanaged.passRetained(text).toOpaque())
            }
            return list ?? CFArrayCreateMutable(kCFAllocatorDefault, 0, nil)
        }

        private func take(_ paths: [String], _ isIncomplete: Bool) {
            if isIncomplete { return report(.anywhere) }
            let changed = paths.filter(matters)
            if !changed.isEmpty { report(.paths(Set(changed))) }
        }

        /// Whether every folder on the way to a path is looked at.
        private func matters(_ path: String) -> Bool {
            guard path.hasPrefix(folder + "/") else { return true }
            var current = folder
            for name in path.dropFirst(folder.count + 1).split(separator: "/").dropLast() {
                current += "/" + name
                if !enters(current) { return false }
            }
            return true
        }
    }
#endif
