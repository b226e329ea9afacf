import Codebase

/// What decides, in one repository, whether something belongs to the codebase.
///
/// It is made anew for every repository inside another one, since each has its own rules.
final class IgnoreContext {
    /// Where it is noted what could not be read.
    let log: IgnoreLog
    private let index: GitIndex
    /// The rules that hold everywhere in the repository.
    let rules: IgnoreRules

    /// - Parameters:
    ///   - repository: nil for a folder that git does not know, where ignore files count too.
    ///   - path: Where the repository is in the codebase; the top where it is around that.
    ///   - global: The text of the person's own ignore file.
    init(
        repository: RepositoryRoot?, at path: RelativePath, global: [UInt8], log: IgnoreLog
    ) {
        self.log = log
        let tracked = repository.map { $0.index() } ?? GitIndex()
        if tracked == nil {
            log.note(
                path,
                "The index of git is damaged or of a format that is not read here, so what git tracks "
                    + "although it is ignored is left out. Remove .git/index and run `git reset`.")
        }
        index = tracked ?? GitIndex()
        let everywhere = IgnoreRules(
            global, file: "your own ignore file", depth: 0, inside: nil, log: log)
        let exclusions = repository?.exclusions()
        if exclusions?.isCut == true {
            log.note(
                path,
                ".git/info/exclude is too large to be read to its end, so what is behind may be "
                    + "listed although git ignores it. Write fewer lines.")
        }
        rules = IgnoreRules(
            exclusions?.bytes ?? [], file: ".git/info/exclude", depth: 0, inside: everywhere,
            log: log)
    }

    /// Whether git tracks a path, or for a folder anything below it.
    func tracks(_ path: [UInt8], isFolder: Bool) -> Bool {
        index.tracks(path, orBelow: isFolder)
    }

    /// How many Swift files git tracks below a folder.
    func swiftFiles(below path: [UInt8]) -> Int { index.swiftFiles(below: path) }
}
