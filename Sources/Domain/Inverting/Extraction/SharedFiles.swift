import Architecture
import Codebase
import Extracting

/// Files that move and that several modules compile.
///
/// The modules are divided as if they were one. What is checked here is where that is not so: where a
/// name means different things in two of them.
struct SharedFiles: Sendable {
    let split: Split

    /// The modules as they are, the one that is divided first.
    private var owners: [Module] { split.sources.owners }

    /// - Throws: The first module that compiles some of the files and cannot get the new one.
    func checkOwners() throws(PlanStop) {
        let old = split.module
        let own = Set(owners[0].sources)
        for other in coOwners(of: split.moved, besides: old, in: split.sources.analysis) {
            let shared = other.sources.filter(split.moved.contains)
            guard let file = shared.first else { continue }
            if !other.canShareNewModule(with: old) {
                let manifest = other.manifest.flatMap { $0 == old.manifest ? nil : " of \($0)" }
                throw .obstacle(
                    "\(file) is compiled by \(other.name)\(manifest ?? ""), too, which cannot depend "
                        + "on what is made of files of \(old.name). Divide that first.")
            }
            if let alone = shared.first(where: { !own.contains($0) }) {
                throw .obstacle(
                    "\(alone) would have to move along, and \(other.name) compiles it, but "
                        + "\(old.name) does not. Divide that first.")
            }
        }
    }

    /// - Throws: The first name that means something else in another module.
    func check() throws(PlanStop) {
        if owners.count < 2 { return }
        try checkDeclarations()
        for owner in owners { try checkUses(of: owner) }
    }

    /// What two modules declare for themselves under one name: only one of both moves.
    private func checkDeclarations() throws(PlanStop) {
        let compilers = compilers(
            of: Set((split.movedFiles + split.stayingFiles).map(\.path)),
            in: split.sources.analysis)
        let ids = Set(owners.map(\.id))
        var moving: [String: RelativePath] = [:]
        func users(_ file: RelativePath) -> Set<ModuleID> {
            Set((compilers[file] ?? []).map(\.id)).intersection(ids)
        }
        for (declared, details) in split.declarations(in: split.movedFiles)
        where users(declared.file) != ids {
            if let key = key(of: details) { moving[key] = declared.file }
        }
        if moving.isEmpty { return }
        // What the files name that move, for each of the modules.
        var names: [ModuleID: Set<String>] = [:]
        for (path, file) in split.movedFiles {
            for owner in users(path) {
                names[owner, default: []].formUnion(file.details.uses.map(\.name))
            }
        }
        for (declared, details) in split.declarations(in: split.stayingFiles) {
            guard let key = key(of: details), let file = moving[key] else { continue }
            let (near, far) = (users(declared.file), users(file))
            let owner = owners.first {
                near.contains($0.id) && !far.contains($0.id)
                    && (details.kind == .`init` || names[$0.id]?.contains(details.name) == true)
            }
            guard let owner else { continue }
            throw .obstacle(
                "\(declared.file.name) declares \(details.name) for \(owner.name), as \(file.name) "
                    + "does for others: files that both compile would mean another one. Divide "
                    + "that first.")
        }
    }

    /// What stands at the top, or is added to a type of others; nil for anything else.
    private func key(of details: DeclarationDetails) -> String? {
        guard details.kind != .extension, details.isSeenInModule else { return nil }
        guard let container = details.container else { return details.name }
        let isOwn =
            !split.inner.topLevel(container.outermostPart).isEmpty
            || !split.outer.topLevel(container.outermostPart).isEmpty
        return isOwn ? nil : container + "." + details.name
    }

    /// Names of what moves in files of a module that did not compile it: there they mean something
    /// else.
    private func checkUses(of owner: Module) throws(PlanStop) {
        let own = Set(owner.sources)
        var seen: Set<String> = []
        var unseen: [String: RelativePath] = [:]
        for (declared, details) in split.declarations(in: split.movedFiles)
        where details.container == nil && details.kind != .extension
            && details.isSeenInModule
        {
            if own.contains(declared.file) {
                seen.insert(details.name)
            } else {
                unseen[details.name] = declared.file
            }
        }
        unseen = unseen.filter { !seen.contains($0.key) }
        if unseen.isEmpty { return }
        let files = split.movedFiles + split.stayingFiles
        for (path, file) in files where own.contains(path) {
            for use in file.details.uses where use.local == nil {
                guard let home = unseen[use.name],
                    split.sources.standsAlone(use, in: file, split.types),
                    !isMember(use, in: file), !imports(path, home, besides: owner)
                else { continue }
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)) names \(use.name), which is not that of "
                        + "\(home.name) in \(owner.name), as \(owner.name) does not compile that "
                        + "file. Divide that first.")
            }
        }
    }

    /// Whether a name is that of a member of the types around it.
    private func isMember(_ use: NameUse, in file: ReadFile) -> Bool {
        split.typesAround(use, in: file).contains { type in
            !split.inner.members(of: type, named: use.name).isEmpty
                || !split.outer.members(of: type, named: use.name).isEmpty
        }
    }

    /// Whether a file imports another of the modules, of which it is seen.
    private func imports(
        _ path: RelativePath, _ home: RelativePath, besides owner: Module
    ) -> Bool {
        let names = owners.filter { $0.id != owner.id && $0.sources.contains(home) }
            .map(\.moduleName)
        return split.sources.analysis.facts[path]?.imports.contains {
            names.contains($0.module)
        } == true
    }
}

/// Files that move and that several targets compile under conditions, where it is not known what each
/// of them sets.
struct FileConditions {
    private let split: Split

    init(_ split: Split) { self.split = split }

    /// - Throws: The first condition that may be set in one of the targets alone.
    func check(_ others: ArraySlice<Module>) throws(PlanStop) {
        for owner in others {
            for file in owner.sources where split.moved.contains(file) {
                let text = split.sources.analysis.codebase.contents.text(of: file) ?? ""
                guard let word = Self.words(in: text).first else { continue }
                throw .obstacle(
                    "\(file) is compiled under \(word) by \(split.module.name) and \(owner.name), "
                        + "which may set that each for itself. Take that condition out first.")
            }
        }
    }

    /// The conditions that only settings of a target set, in the order of the lines.
    private static func words(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            let text = line.drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("#if ") || text.hasPrefix("#elseif ") else { return [] }
            let condition = text.split(separator: "//").first ?? ""
            var words: [String] = []
            var depth = 0
            for part in condition.split(separator: " ").dropFirst() {
                for piece in part.split(separator: "&&").flatMap({ $0.split(separator: "||") }) {
                    let word = piece.drop { $0 == "!" || $0 == "(" }
                        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                    let isCall =
                        piece.drop { $0 == "!" || $0 == "(" }.dropFirst(word.count)
                        .first == "("
                    if !isCall, depth == 0, !word.isEmpty, word.first?.isNumber == false,
                        !known.contains(String(word))
                    {
                        words.append(String(word))
                    }
                    if isCall, !piece.contains(")") { depth += 1 }
                    if depth > 0, piece.contains(")") { depth -= 1 }
                }
            }
            return words
        }
    }

    private static let known: Set<String> = ["DEBUG", "true", "false"]
}

/// The modules besides one that compile some of its files, in the order of their identifiers.
func coOwners(
    of files: Set<RelativePath>, besides module: Module, in analysis: Analysis
) -> [Module] {
    analysis.codebase.modules.filter { other in
        other.id != module.id && other.inside == nil
            && other.sources.contains(where: files.contains)
    }.sorted { $0.id < $1.id }
}

/// For each of some files the modules that compile it.
func compilers(
    of files: Set<RelativePath>, in analysis: Analysis
) -> [RelativePath: [Module]] {
    var found: [RelativePath: [Module]] = [:]
    for module in analysis.codebase.modules where module.inside == nil {
        for file in module.sources where files.contains(file) {
            found[file, default: []].append(module)
        }
    }
    return found
}

extension Module {
    /// The module as if it compiled the files of others, too.
    func joined(with others: [Module]) -> Module {
        let all = [self] + others
        return Module(
            id: id, name: name, moduleName: moduleName, kind: kind, role: role, origin: origin,
            container: container, manifest: manifest, path: path,
            sources: Array(Set(all.flatMap(\.sources))),
            otherSources: Array(Set(all.flatMap(\.otherSources))), dependencies: dependencies,
            inside: inside, platforms: platforms)
    }
}
