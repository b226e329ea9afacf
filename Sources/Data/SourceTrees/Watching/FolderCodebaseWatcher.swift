import Codebase
import OperatingSystem

/// Notices changes in a codebase; what is ignored, built or vendored may change as it likes.
///
/// Folders are judged when the watching starts. It starts anew when folders or ignore files changed,
/// and when another folder, or a link to one, stands where the codebase was.
package struct FolderCodebaseWatcher: CodebaseWatcher {
    /// How often it is looked whether the folder is still the same one.
    private static let patience = Duration.milliseconds(400)

    private let environment: [String: String]
    private let watcher: FolderWatcher

    /// - Parameter environment: Where to look for the person's own ignore file.
    package init(environment: [String: String], watcher: FolderWatcher = FolderWatcher()) {
        self.environment = environment
        self.watcher = watcher
    }

    package func changes(below root: String) -> AsyncStream<CodebaseChange> {
        // What changes from now on is reported, whenever anybody listens.
        let first = WatchedPlace(root)
        let next = Handover(bursts(below: first))
        return AsyncStream { continuation in
            let task = Task {
                var place = first
                // A closure keeps what it captures: watching the folder would never end.
                while !Task.isCancelled {
                    await Self.follow(next.take() ?? bursts(below: place), in: place) {
                        continuation.yield($0)
                    }
                    if Task.isCancelled { break }
                    place = WatchedPlace(root)
                    next.put(bursts(below: place))
                    continuation.yield(.anywhere)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func bursts(below place: WatchedPlace) -> AsyncStream<FolderChange> {
        let global = PersonalIgnoreFile.text(in: environment)
        let filter = FolderFilter(root: place.folder, global: global)
        return watcher.bursts(below: place.path) { filter.takes($0) }
    }

    /// Hands on changes until the folder has to be watched anew.
    private static func follow(
        _ bursts: AsyncStream<FolderChange>, in place: WatchedPlace,
        report: @escaping @Sendable (CodebaseChange) -> Void
    ) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await change in bursts {
                    if change.canMoveBounds { return }
                    report(CodebaseChange(change, below: place.path))
                }
            }
            group.addTask {
                var last = place
                while !Task.isCancelled {
                    let now = WatchedPlace(place.root, after: last)
                    if now != place { return }
                    last = now
                    try? await Task.sleep(for: patience)
                }
            }
            await group.next()
            group.cancelAll()
        }
    }
}
