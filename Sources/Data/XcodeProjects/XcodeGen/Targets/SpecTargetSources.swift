import Codebase

/// The files that a target compiles.
struct SpecTargetSources {
    private(set) var swift: Set<RelativePath> = []
    private(set) var others: Set<RelativePath> = []
    private(set) var folders: [RelativePath] = []
    private(set) var problems: [IncompleteItem] = []

    /// A step for each comparison of a file with a pattern.
    private var budget = ReadingBudget(steps: 20_000_000)
    private let target: String
    private let folder: RelativePath
    private let index: FolderLookup

    init(of target: SpecEntry, in folder: RelativePath, folders: FolderLookup) {
        self.target = target.key
        self.folder = folder
        index = folders
        for item in target.value["sources"]?.oneOrMore ?? [] {
            if let source = SpecSource(item) { add(source) }
        }
    }

    /// The folder that all sources are in.
    var path: RelativePath {
        folders.first?.widened(toHold: folders) ?? folder
    }

    private mutating func add(_ source: SpecSource) {
        if let variable = source.path.openVariable {
            return report(
                source,
                "The sources of \(target) depend on the variable \(variable), which is not "
                    + "known. Write its value into the specification.")
        }
        guard let path = folder.resolving(source.path), !source.path.hasPrefix("/") else {
            return report(
                source,
                "“\(source.path)” of \(target) is outside the codebase. Open a folder that "
                    + "contains both.")
        }
        let start = index.actual(path)
        let files = index.files(inside: start)
        if files.isEmpty { return missing(source, path) }
        let isFile = files.count == 1 && files[0].file == start
        guard source.isCompiled else { return }
        folders.append(isFile ? start.parent : start)
        if isFile {
            add(start)
        } else if source.type != nil || start.fileExtension.isEmpty {
            let filter = SourceFilter(source)
            if !filter.isWhole {
                report(
                    source,
                    "A pattern of the sources of \(target) stands for more patterns than can be "
                        + "compared. Write several simple ones.")
            }
            do {
                try budget.take(filter.steps * files.count)
            } catch {
                return report(
                    source,
                    "Comparing the sources of \(target) with patterns \(error). Write fewer or "
                        + "simpler ones.")
            }
            for found in files where filter.includes(found.shown, in: start) { add(found.file) }
        }
    }

    private mutating func add(_ file: RelativePath) {
        if file.fileExtension == "swift" {
            swift.insert(file)
        } else if SourceFilter.otherExtensions.contains(file.fileExtension) {
            others.insert(file)
        }
    }

    /// What is not in the tree may still be on the disk: ignored by git, or empty.
    private mutating func missing(_ source: SpecSource, _ path: RelativePath) {
        let isCode = path.fileExtension.isEmpty || path.fileExtension == "swift"
        let isThere = index.tree.contents.exists(path)
        guard !source.isOptional, source.isCompiled, isCode, !isThere else { return }
        report(
            source,
            "The sources of \(target) at “\(source.path)” do not exist. Correct the path, or "
                + "make the sources optional.")
    }

    private mutating func report(_ source: SpecSource, _ reason: String) {
        problems.append(
            IncompleteItem(path: source.place.file, line: source.place.line, reason: reason))
    }
}
