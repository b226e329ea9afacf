import Codebase

/// The configuration files of all projects, with those that are too large.
final class ConfigurationTexts {
    private let tree: SourceTree
    private(set) var problems: [IncompleteItem] = []

    init(_ tree: SourceTree) { self.tree = tree }

    /// A reader of them; each is read once.
    var files: ConfigurationFiles { ConfigurationFiles { self.bytes(at: $0) } }

    /// What the file at an absolute path holds; nil if it is not there, or too large.
    private func bytes(at path: String) -> [UInt8]? {
        do throws(UnreadFile) {
            return try tree.wholeFile(at: path)
        } catch {
            if case .tooLarge = error {
                let place = Place.absolute(path, root: tree.root)
                problems.append(
                    IncompleteItem(
                        path: place.path ?? RelativePath(path), reason: error.sentences))
            }
            return nil
        }
    }
}
