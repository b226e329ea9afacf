import Architecture
import Codebase

/// What becomes visible to other modules when declarations move.
struct MoveAccess: Sendable {
    /// What is put before declarations, at offsets of their old files.
    private(set) var insertions: [RelativePath: [(offset: Int, text: String)]] = [:]
    /// The names that become visible.
    private(set) var raised: [String] = []
    private let sources: EdgeSources
    private let moved: MovedParts

    init(of moved: MovedParts, in sources: EdgeSources) throws(PlanStop) {
        self.sources = sources
        self.moved = moved
        let left = namesLeft
        let shown = typesShown
        let level = level
        for part in moved.parts {
            guard let declaration = sources.declaration(part) else { continue }
            try check(declaration, part, left)
            let isRaised =
                declaration.kind != .extension && isInternal(declaration)
                && (left.alone.contains(declaration.name) || shown.contains(declaration.name))
            if isRaised { raise(declaration, part.file, level) }
            try raiseMembers(of: part, isRaised ? nil : left.members, level, left.made)
        }
    }

    /// `package ` where all modules are of one package and it knows the word, else `public `.
    ///
    /// A public type is no longer `Sendable` by what it consists of; a package's type is.
    private var level: String {
        let graph = sources.analysis.graph
        let modules = sources.analysis.codebase.modules
        let users = modules.filter { graph.edge(EdgeID(from: $0.id, to: sources.to.id)) != nil }
        let isOne = users.allSatisfy {
            $0.container == sources.to.container && $0.origin == .swiftpm
        }
        guard isOne, let manifest = sources.to.manifest,
            let text = sources.analysis.codebase.contents.text(of: manifest),
            let version = text.split(separator: "swift-tools-version:").dropFirst().first
        else { return "public " }
        let numbers = version.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
            .split(separator: ".").compactMap { Int($0) }
        return numbers.lexicographicallyPrecedes([5, 9]) ? "public " : "package "
    }

    private func isInternal(_ declaration: DeclarationDetails) -> Bool {
        declaration.access?.formal == .internal
    }

    private mutating func raise(
        _ declaration: DeclarationDetails, _ file: RelativePath, _ level: String
    ) {
        let start = declaration.place.statement.start.offset
        if let written = declaration.modifiers.first(where: { $0.name == "internal" }) {
            insertions[file, default: []].append((written.extent.start.offset, level))
        }
        insertions[file, default: []].append((start, level))
        raised.append(declaration.path)
    }

    /// - Parameter names: The members that are named in what stays; nil to raise all.
    private mutating func raiseMembers(
        of part: Declared, _ names: Set<String>?, _ level: String, _ made: Set<String>
    ) throws(PlanStop) {
        guard let file = sources.files[part.file], let type = sources.declaration(part) else {
            return
        }
        if type.kind == .protocol || type.kind == .enum && type.name.isEmpty { return }
        for declaration in file.details.declarations {
            guard !declaration.isLocal, declaration.kind != .parameter, declaration.kind != .case,
                declaration.place != type.place, type.place.whole.contains(declaration.place.whole),
                isInternal(declaration), declaration.kind != .genericParameter,
                declaration.kind != .deinit,
                declaration.parent.flatMap({ file.details.declaration($0) })?.kind != .protocol
            else { continue }
            if declaration.place.statement != declaration.place.whole {
                throw .obstacle(
                    "\(type.name).\(declaration.name) shares its statement. Split it first.")
            }
            let isNamed = names.map { names in
                declaration.kind == .`init`
                    ? made.contains(type.name) : names.contains(declaration.name)
            }
            if isNamed ?? true { raise(declaration, part.file, level) }
        }
        let hasInit = !sources.declarations(of: sources.to.id)
            .members(of: type.name, named: "init").isEmpty
        if type.kind == .struct || type.kind == .class, !hasInit, made.contains(type.name) {
            try addInitialiser(to: type, part, file, level)
        }
    }

    /// Writes the initialiser that a structure has for its own module only.
    private mutating func addInitialiser(
        to type: DeclarationDetails, _ part: Declared, _ file: ReadFile, _ level: String
    ) throws(PlanStop) {
        let stored = sources.declarations(of: sources.to.id).members(of: type.name).compactMap {
            sources.declaration($0)
        }.filter { $0.value?.isStored == true && !$0.isStatic && $0.kind != .case }
        var parameters: [String] = []
        var lines: [String] = []
        for property in stored where type.kind == .struct {
            if property.kind == .let, property.value?.expression != nil { continue }
            guard let written = property.value?.type?.text ?? property.value?.inferredType,
                property.attributes.isEmpty
            else {
                throw .obstacle(
                    "\(type.name) has no initialiser that others see, and \(property.name) does not "
                        + "say its type. Write the initialiser first.")
            }
            let escaping = written.contains("->") && !written.hasSuffix("?") ? "@escaping " : ""
            let standard =
                property.value?.expression.map { " = " + file.text($0) }
                ?? (property.kind == .var && written.hasSuffix("?") ? " = nil" : "")
            parameters.append("\(property.name): \(escaping)\(written)\(standard)")
            lines.append("        self.\(property.name) = \(property.name)\n")
        }
        guard let body = type.place.body else { return }
        let text =
            "\n    \(level)init(\(parameters.joined(separator: ", "))) {\n"
            + lines.joined() + "    }\n"
        let last = stored.last?.place.statement.end.offset ?? body.start.offset + 1
        insertions[part.file, default: []].append((last, "\n" + text.dropLast()))
        raised.append(type.name + ".init")
    }

    private func check(
        _ declaration: DeclarationDetails, _ part: Declared,
        _ left: (alone: Set<String>, members: Set<String>, made: Set<String>)
    ) throws(PlanStop) {
        let isHidden = (declaration.access?.formal.rank ?? 2) < AccessLevel.internal.rank
        if isHidden, declaration.kind != .extension, left.alone.contains(declaration.name) {
            throw .obstacle(
                "\(declaration.name) would move along, is private to its file, and what stays uses "
                    + "it, too. Make it internal first.")
        }
    }

    /// The types that declarations name which move, bodies apart: whoever sees those sees these.
    private var typesShown: Set<String> {
        var names: Set<String> = []
        for part in moved.parts {
            guard let file = sources.files[part.file],
                let extent = sources.declaration(part)?.place.statement
            else { continue }
            for use in file.details.uses where extent.contains(use.extent) && use.role == .type {
                let isInBody =
                    file.details.declaration(use.declaration)?.place.body
                    .map { $0.contains(use.extent) } ?? false
                let kind = file.details.declaration(use.declaration)?.kind
                if !isInBody || kind?.hasMembers == true { names.insert(use.name) }
            }
        }
        return names
    }

    /// The names in what stays of the far end, and all over the others that were read: alone, behind
    /// a dot or as a label, and those that are called to make a value.
    private var namesLeft: (alone: Set<String>, members: Set<String>, made: Set<String>) {
        var alone: Set<String> = []
        var members: Set<String> = []
        var made: Set<String> = []
        for (path, file) in sources.files(of: sources.to) {
            for use in file.details.uses where !moved.contains(use.extent.start.offset, of: path) {
                if use.base == nil { alone.insert(use.name) }
                members.insert(use.name)
                if use.role == .construction { made.insert(use.name) }
                if use.name == "init" { made.formUnion(moved.names) }
            }
        }
        return (alone, members, made)
    }
}
