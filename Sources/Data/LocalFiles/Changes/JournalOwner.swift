import Codebase
import ContentCache

/// The person whose Strata writes notes about changes; what others wrote is not believed.
package struct JournalOwner: Sendable {
    /// Whether git tracks a file.
    ///
    /// - Parameters:
    ///   - file: Its path below the codebase.
    ///   - root: The absolute path of the codebase.
    package typealias Tracking = @Sendable (_ file: RelativePath, _ root: String) -> Bool

    /// The secret where none can be kept: what was written is believed until the program ends.
    private static let passing = CacheSecret.random()

    private let folder: CacheFolder?
    let isTracked: Tracking

    /// - Parameters:
    ///   - folder: The absolute path of the folder that keeps the person's secret, which is made when
    ///     needed; nil where there is none.
    ///   - isTracked: A file that git tracks came with the codebase.
    package init(
        secretIn folder: String? = nil, isTracked: @escaping Tracking = { _, _ in false }
    ) {
        self.folder = folder.map { CacheFolder(path: $0, limit: 0, endings: []) }
        self.isTracked = isTracked
    }

    /// What the notes are sealed with.
    var secret: CacheSecret { folder?.secret() ?? Self.passing }
}
