import Codebase

/// Loads a specification with all that it includes, as one.
struct SpecLoader {
    let files: SpecFileText
    let lookup: FolderLookup
    private(set) var included: Set<RelativePath> = []
    private(set) var problems: [IncompleteItem] = []
    /// What is doubtful, and hides nothing.
    private(set) var notes: [IncompleteItem] = []
    /// Whether the file itself says what the project is called.
    private(set) var namesProject = false
    /// What the file's includes are relative to: its folder, or that from which it is read.
    private(set) var base: RelativePath = .root
    private var pending: [RelativePath] = []
    /// A step for each piece of the files together, and for each that is merged once more.
    private var budget = ReadingBudget(steps: 2_000_000, depth: 64)

    init(files: SpecFileText, lookup: FolderLookup) {
        self.files = files
        self.lookup = lookup
    }

    /// Where a file stands, and what its paths are relative to.
    private struct Location {
        /// The folder that its own name is relative to.
        var base: RelativePath
        /// From there to what its includes are relative to, as written.
        let relative: String
        /// What leads from the folder of the root specification to what its paths are relative to.
        let prefix: String
    }

    /// The specification with the included ones merged below it; paths in it are relative to
    /// ``base``.
    mutating func load(_ file: RelativePath) throws(SpecError) -> SpecNode? {
        base = file.parent
        let location = Location(base: file.parent, relative: "", prefix: "")
        return try load(file, at: location)
    }

    private mutating func load(
        _ file: RelativePath, at location: Location
    ) throws(SpecError) -> SpecNode? {
        let text = try files.text(of: file)
        guard let node = try SpecYAML.node(text, file: file, notes: &notes) else {
            return nil
        }
        guard node.isMapping else {
            throw SpecError(
                file: file, line: node.place.line,
                reason: "The specification is not a mapping. Add keys such as “targets:”.")
        }
        let includes = (node["include"]?.oneOrMore ?? []).compactMap { SpecInclude($0) }
        var location = location
        if pending.isEmpty {
            namesProject = node["name"] != nil
            base = ProjectRoot(lookup: lookup).folder(of: includes, in: file.parent)
            location.base = base
        }
        pending.append(file)
        included.insert(file)
        defer { pending.removeLast() }
        var whole: SpecNode?
        try spend(on: node)
        for include in includes {
            if let below = merge(include, in: location) {
                try spend(on: below)
                if let whole { try spend(on: whole) }
                whole = below.merged(onto: whole)
            }
        }
        let paths = SpecPaths(prefix: location.prefix) { [base, lookup] in
            base.resolving($0).map(lookup.isThere) ?? false
        }
        return paths.resolved(node).merged(onto: whole)
    }

    private mutating func spend(on node: SpecNode) throws(SpecError) {
        do {
            try budget.take(node.weight)
        } catch {
            throw SpecError(
                file: node.place.file, line: node.place.line,
                reason: "The specification \(error) with all that it includes. Make it smaller.")
        }
    }

    private mutating func merge(_ include: SpecInclude, in location: Location) -> SpecNode? {
        if let variable = include.switchVariable {
            report(
                include,
                "“\(include.path)” is included only if the variable \(variable) is true; Strata "
                    + "assumes that it is not. Write true or false instead of the variable.")
        }
        guard include.isEnabled else { return nil }
        if let variable = include.path.openVariable {
            report(
                include,
                "The includes depend on the variable \(variable), which has no known value. "
                    + "Write the value.")
            return nil
        }
        let base =
            include.usesRelativePaths
            ? location.base.resolving(location.relative) : location.base
        guard let base, let file = base.resolving(include.path).map(lookup.actual), !file.isRoot
        else {
            report(
                include,
                "“\(include.path)” is outside the codebase. Open a folder that "
                    + "contains both.")
            return nil
        }
        let folder = include.usesRelativePaths ? include.path.folderPart : ""
        let next = Location(
            base: base, relative: folder, prefix: location.prefix.joining(folder))
        return read(file, at: next, for: include)
    }

    private mutating func read(
        _ file: RelativePath, at location: Location, for include: SpecInclude
    ) -> SpecNode? {
        if pending.contains(file) {
            report(include, "“\(include.path)” includes itself. Remove one of the includes.")
            return nil
        }
        guard !included.contains(file) else { return nil }
        guard pending.count < 64 else {
            report(include, "Includes are nested too deeply. Include the files directly.")
            return nil
        }
        do {
            return try load(file, at: location)
        } catch {
            problems.append(error.item)
            return nil
        }
    }

    private mutating func report(_ include: SpecInclude, _ reason: String) {
        problems.append(
            IncompleteItem(path: include.place.file, line: include.place.line, reason: reason))
    }
}

extension String {
    /// What stands before the last `/`; empty if there is none.
    fileprivate var folderPart: String {
        lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
    }

    /// This folder joined with a path as it is written.
    func joining(_ path: String) -> String {
        if isEmpty || path.hasPrefix("/") { return path }
        return path.isEmpty ? self : self + "/" + path
    }
}
