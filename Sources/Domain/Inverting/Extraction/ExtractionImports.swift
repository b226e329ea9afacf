import Architecture
import Codebase

/// Lets files import a new module that is made of files of one they see.
struct ExtractionImports {
    let split: Split
    let name: String
    /// What of the files that move is seen afterwards.
    private let access: ExtractedAccess
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

    init(
        _ split: Split, _ moved: MovedDeclarations, _ access: ExtractedAccess, name: String
    ) {
        self.split = split
        self.name = name
        self.access = access
        let text =
            split.module.manifest.flatMap {
                split.sources.analysis.codebase.contents.text(of: $0)
            } ?? ""
        areInternal = text.contains("InternalImportsByDefault")
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
            edits.addImports([name], to: path, in: split.sources, words: words(of: path, file))
            qualify(path, file, &edits)
        }
        for (path, file) in split.foreignFiles {
            guard uses(path, file) || usesOpened(path, file) else { continue }
            let modules = (compilers[path] ?? []).filter {
                $0.container == split.module.container
            }
            guard !modules.isEmpty, let facts = split.sources.analysis.facts[path] else {
                continue
            }
            let isOpen = opens(facts)
            users.formUnion(modules.map(\.id))
            edits.addImports(
                [name], to: path, in: split.sources,
                words: isOpen ? "@testable " : words(ofForeign: path, file, facts))
            qualify(path, file, &edits)
        }
    }

    /// Lets what becomes visible in files that move name what they import, where imports are internal
    /// that do not say otherwise.
    ///
    /// Which of the imports that takes, the compiler alone knows: of the others it warns.
    func show(_ leaked: LeakedImports, in edits: inout TextEdits) {
        if !areInternal { return }
        for (path, file) in split.movedFiles {
            for statement in split.sources.analysis.facts[path]?.imports ?? []
            where statement.access == nil && statement.attributes.isEmpty {
                // What the old module handed on was seen as far as that, whatever stood here.
                let words =
                    leaked.handedOn.contains(statement.module)
                    ? words(ofMoved: path, importing: leaked.shown[statement.module])
                    : shows(path) ? access.base.rawValue + " " : ""
                guard !words.isEmpty, let line = file.range(ofLine: statement.line) else {
                    continue
                }
                let start = line.lowerBound + statement.column - 1
                edits.insert(words, at: start, of: path)
            }
        }
    }

    /// Whether something in a file that moves becomes visible, and may show what the file imports.
    private func shows(_ path: RelativePath) -> Bool {
        guard let file = split.sources.files[path] else { return false }
        let generics = Set(
            file.details.declarations.filter { $0.kind == .genericParameter }.map(\.name))
        return access.raised.keys.contains { declared in
            guard declared.file == path, let details = file.details.declaration(declared.number)
            else { return false }
            return shows(declared, details) { name in
                !generics.contains(name) && !Self.standardTypes.contains(name)
                    && split.inner.topLevel(name.outermostPart).isEmpty
            }
        }
    }

    /// Types and attributes that no import brings, of those that declarations show most.
    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "ClosedRange", "Codable",
        "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Decoder",
        "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable",
        "Identifiable", "Int", "Never", "Optional", "Range", "Result", "Self", "Sendable",
        "Sequence", "Set", "String", "Substring", "UInt", "UInt8", "Void",
        "MainActor", "autoclosure", "discardableResult", "escaping",
    ]

    /// What stands before `import` in a file that moves, where imports are internal that do not say
    /// otherwise.
    ///
    /// - Parameter names: The names by which a declaration can show the module; nil if any may.
    func words(ofMoved path: RelativePath, importing names: Set<String>?) -> String {
        guard let file = split.sources.files[path] else { return "" }
        return words(of: path, file) { names?.contains($0) ?? true }
    }

    /// What stands before `import` in a file that stays: as far as others see what it declares with
    /// the help of what moves.
    private func words(of path: RelativePath, _ file: ReadFile) -> String {
        words(of: path, file) { name in
            split.inner.topLevel(name.outermostPart).contains(where: isMoved)
        }
    }

    /// What stands before `import` in a file of another module: no more than before the import by which it sees the
    /// old module, as the compiler takes an extension for as visible as the import of what it extends.
    private func words(
        ofForeign path: RelativePath, _ file: ReadFile, _ facts: SourceFacts
    ) -> String {
        let words = words(of: path, file)
        let own = split.sources.ownNames
        let known = facts.imports.filter { own.contains($0.module) }
        guard !words.isEmpty, !known.isEmpty else { return words }
        let most = known.compactMap(\.access).max { $0.rank < $1.rank } ?? .internal
        if most.rank < AccessLevel.package.rank { return "" }
        return words == "public " && most == .package ? "package " : words
    }

    /// How far an import has to be seen for what a file declares.
    private func words(
        of path: RelativePath, _ file: ReadFile, showing isOfModule: (String) -> Bool
    ) -> String {
        if !areInternal { return "" }
        let levels = file.details.declarations.enumerated().compactMap { number, details in
            let declared = Declared(file: path, number: number)
            return shows(declared, details, isOfModule) ? level(of: declared, details) : nil
        }
        return levels.max { $0.rank < $1.rank }.map { $0.rawValue + " " } ?? ""
    }

    /// How far others see a declaration afterwards; nil if its module alone does.
    private func level(of declared: Declared, _ details: DeclarationDetails) -> AccessLevel? {
        if details.attribute("usableFromInline") != nil { return .public }
        // An extension has no access of its own where it says nothing.
        let own = details.kind == .extension ? access.base : details.access?.effective ?? .internal
        let rank = max(own.rank, access.raised[declared]?.rank ?? 0)
        if rank < AccessLevel.package.rank { return nil }
        return rank == AccessLevel.package.rank ? .package : .public
    }

    /// Whether a declaration shows something of a module.
    private func shows(
        _ declared: Declared, _ details: DeclarationDetails, _ isOfModule: (String) -> Bool
    ) -> Bool {
        if details.isLocal { return false }
        if details.kind == .extension {
            return !details.inherited.isEmpty
                && (isOfModule(details.name) || details.inherited.contains { isOfModule($0.name) })
        }
        return details.inherited.contains { isOfModule($0.name) }
            || ShownUses(of: declared, details, in: split).uses.contains { isOfModule($0.name) }
            || details.attribute("inlinable") != nil
    }

    /// Whether a file sees what the old module declares for itself.
    private func opens(_ facts: SourceFacts) -> Bool {
        let own = split.sources.ownNames
        return facts.imports.contains { own.contains($0.module) && $0.isTestable }
    }

    /// Whether a file that sees what the old module declares for itself names a member of what moves:
    /// of values, of which the type stands nowhere in it.
    private func usesOpened(_ path: RelativePath, _ file: ReadFile) -> Bool {
        guard let facts = split.sources.analysis.facts[path], opens(facts) else { return false }
        return file.details.uses.indices.contains { number in
            let use = file.details.uses[number]
            guard use.local == nil, use.base != nil, split.inner.isMember(use.name) else {
                return false
            }
            let meant = split.types.declarations(of: number, in: path)
            if !meant.isEmpty { return meant.contains { split.moved.contains($0.file) } }
            return use.name.isRareMember && !split.outer.isMember(use.name)
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
        let implements = file.details.declarations.contains {
            $0.kind == .func && operators.contains($0.name)
        }
        return implements || namesMoved(path, file)
    }

    private func namesMoved(_ path: RelativePath, _ file: ReadFile) -> Bool {
        file.details.uses.indices.contains { number in
            let use = file.details.uses[number]
            if use.local != nil || use.isPlaceholder(in: file) { return false }
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
            && split.sources.declaration(declared)?.isSeenInModule == true
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
