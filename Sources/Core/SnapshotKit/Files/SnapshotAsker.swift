/// A test that asks for snapshots.
package struct SnapshotAsker: Hashable, Sendable {
    /// What `swift test --filter` finds it by.
    package let test: String
    /// The absolute path of the file it stands in.
    package let source: String

    /// A test and its file.
    package init(test: String, source: String) {
        self.test = test
        self.source = source
    }
}
