/// What decides, in one repository, whether something belongs to the codebase.
///
/// It is made anew for every repository inside another one, since each has its own rules.
final class IgnoreContext {
    private let repository: RepositoryRoot?
    private lazy var index = repository?.index() ?? GitIndex()
    /// The rules that hold everywhere in the repository.
    let rules: IgnoreRules

    /// - Parameters:
    ///   - repository: nil for a folder that git does not know, where ignore files count too.
    ///   - global: The text of the person's own ignore file.
    init(repository: RepositoryRoot?, global: [UInt8]) {
        self.repository = repository
        let everywhere = IgnoreRules(
            global, file: "your own ignore file", depth: 0, inside: nil)
        rules = IgnoreRules(
            repository?.exclusions() ?? [], file: ".git/info/exclude", depth: 0, inside: everywhere)
    }

    /// Whether git tracks a path, or for a folder anything below it.
    func tracks(_ path: [UInt8], isFolder: Bool) -> Bool {
        index.tracks(path, orBelow: isFolder)
    }

    /// How many Swift files git tracks below a folder.
    func swiftFiles(below path: [UInt8]) -> Int { index.swiftFiles(below: path) }
}
