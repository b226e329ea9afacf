import Architecture
import Codebase

/// Lets files import a new module that is made of files of one they see.
struct ExtractionImports {
    let split: Split
    let name: String
    /// What stands before `import`.
    let words: String
    /// Whether imports are internal that do not say otherwise.
    private let areInternal: Bool
    /// The modules besides the old one that have to depend on the new one.
    private(set) var users: Set<ModuleID> = []
    /// Whether the old module uses the new one.
    private(set) var isUsedByOld = false
    /// What the module adds to types of others.
    private let added: AddedMembers
    private let members: Set<String>
    private let operators: Set<String>

    init(_ split: Split, _ moved: MovedDeclarations, name: String) {
        self.split = split
        self.name = name
        let text =
            split.module.manifest.flatMap {
                split.sources.analysis.codebase.contents.text(of: $0)
            } ?? ""
        areInternal = text.contains("InternalImportsByDefault")
        words = areInternal ? "public " : ""
        var members: Set<String> = []
        var operators: Set<String> = []
        let all = moved.all.map(\.details)
        for details in all where details.kind != .extension {
            if details.kind == .operator { operators.insert(details.name) }
            if details.container != nil { members.insert(details.name) }
        }
        added = AddedMembers(split.sources)
        self.members = text.contains("MemberImportVisibility") ? members : []
        self.operators = operators
    }

    /// Adds the imports, and names the new module where the old one is named.
    ///
    /// - Throws: The first file that a module compiles, too, which cannot depend on the new one.
    mutating func write(to edits: inout TextEdits) throws(PlanStop) {
        let all = Set((split.stayingFiles + split.foreignFiles).map(\.path))
        let compilers = compilers(of: all, in: split.sources.analysis)
        for (path, file) in split.stayingFiles where uses(path, file) {
            try note(compilers[path] ?? [], of: path)
            edits.addImports([name], to: path, in: split.sources, words: words)
            qualify(path, file, &edits)
        }
        for (path, file) in split.foreignFiles where uses(path, file) {
            let modules = (compilers[path] ?? []).filter {
                $0.container == split.module.container
            }
            guard !modules.isEmpty, let facts = split.sources.analysis.facts[path] else {
                continue
            }
            let own = split.sources.ownNames
            let old = facts.imports.filter { own.contains($0.module) }
            let isOpen = old.contains(where: \.isTestable)
            users.formUnion(modules.map(\.id))
            edits.addImports(
                [name], to: path, in: split.sources, words: isOpen ? "@testable " : words)
            qualify(path, file, &edits)
        }
    }

    /// Lets what becomes visible in files that move name what they import, where imports are internal
    /// that do not say otherwise.
    ///
    /// Which of the imports that takes, the compiler alone knows: of the others it warns.
    func show(_ access: ExtractedAccess, in edits: inout TextEdits) {
        if !areInternal { return }
        let shown = Set(access.raised.keys.map(\.file))
        for (path, file) in split.movedFiles where shown.contains(path) {
            for statement in split.sources.analysis.facts[path]?.imports ?? []
            where statement.access == nil && statement.attributes.isEmpty {
                guard let line = file.range(ofLine: statement.line) else { continue }
                let start = line.lowerBound + statement.column - 1
                edits.insert(access.base.rawValue + " ", at: start, of: path)
            }
        }
    }

    /// Notes the modules that compile a file which imports the new one.
    private mutating func note(_ modules: [Module], of path: RelativePath) throws(PlanStop) {
        for module in modules {
            if module.id == split.module.id {
                isUsedByOld = true
            } else if module.manifest == split.module.manifest {
                users.insert(module.id)
            } else {
                throw .obstacle(
                    "\(path) would import \(name), and \(module.name) of "
                        + "\(module.manifest?.string ?? module.container.string) compiles it, too, "
                        + "which cannot depend on that. Divide that first.")
            }
        }
    }

    /// Whether a file names something that moves and that it sees.
    private func uses(_ path: RelativePath, _ file: ReadFile) -> Bool {
        file.details.uses.indices.contains { number in
            let use = file.details.uses[number]
            if use.local != nil { return false }
            if operators.contains(use.name) || members.contains(use.name) { return true }
            // Operators of types are seen without an import.
            if use.role != .operator,
                added.meant(by: number, in: path, file).members.contains(where: isMoved)
            {
                return true
            }
            return split.sources.standsAlone(use, in: file, split.types)
                && split.inner.topLevel(use.name).contains(where: isMoved)
        }
    }

    /// Whether a declaration moves, and other files see it.
    private func isMoved(_ declared: Declared) -> Bool {
        split.moved.contains(declared.file)
            && split.sources.declaration(declared).map(Split.isSeenInModule) == true
    }

    /// Puts the new module before names that the old one stood before.
    private func qualify(_ path: RelativePath, _ file: ReadFile, _ edits: inout TextEdits) {
        for use in file.details.uses {
            guard case .use(let base) = use.base?.kind, split.types.isModule(base, in: file),
                !split.inner.topLevel(use.name).isEmpty
            else { continue }
            let extent = file.details.uses[base].extent
            edits.replace(extent.bytes, of: path, with: name)
        }
    }
}
