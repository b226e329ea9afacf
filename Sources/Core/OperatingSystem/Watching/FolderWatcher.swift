/// Notices changes of files anywhere below a folder.
///
/// Changes come in bursts: a program that saves, builds or changes branch touches many files at
/// once. One element stands for a whole burst.
package struct FolderWatcher: Sendable {
    /// How long nothing may happen before a burst counts as over.
    package let quiet: Duration
    /// The longest that a burst is waited for, when changes do not stop.
    package let longest: Duration

    /// A watcher with its patience.
    package init(quiet: Duration = .milliseconds(30), longest: Duration = .milliseconds(300)) {
        self.quiet = quiet
        self.longest = longest
    }

    /// One element for every burst of changes; it never ends by itself.
    ///
    /// Folders that appear later are watched too. Where the system's limits do not allow that, what
    /// is beyond them is compared every two seconds instead. Links are not followed.
    ///
    /// - Parameters:
    ///   - folder: An absolute path, without links in it.
    ///   - enters: Whether a folder below it, named by its absolute path, is looked at. It is asked
    ///     on a thread of the watcher, for an outer folder before those in it.
    package func bursts(
        below folder: String, entering enters: @escaping @Sendable (String) -> Bool
    ) -> AsyncStream<FolderChange> {
        AsyncStream { continuation in
            let session = WatchSession(folder: folder, watcher: self, enters: enters) {
                continuation.yield($0)
            }
            continuation.onTermination = { _ in session.stop() }
            session.start()
        }
    }
}
