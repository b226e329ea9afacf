import Architecture
import Codebase

/// What moves with some declarations of the far end of an edge: they, their extensions, and all that
/// these name there.
struct MovedParts: Sendable {
    /// The names at the top level that move.
    private(set) var names: Set<String>
    /// The declarations that move, extensions and members of extensions among them, in the order of
    /// files and of each file.
    private(set) var parts: [Declared] = []
    /// What the far end adds to types of others.
    let added: AddedMembers
    private let sources: EdgeSources
    private let types: MeantTypes
    /// The bytes of each file that move.
    private var ranges: [RelativePath: [Range<Int>]] = [:]
    /// The most declarations that move together.
    private static let limit = 12

    /// - Parameters:
    ///   - names: The names at the top level that move.
    ///   - members: The members of types of others that move.
    init(
        of names: Set<String>, members: Set<Declared>, in sources: EdgeSources
    ) throws(PlanStop) {
        self.names = []
        self.sources = sources
        types = MeantTypes(sources)
        added = AddedMembers(sources)
        var queue: [Declared] = []
        var found: Set<Declared> = []
        take(names, &queue)
        queue += members.sorted() + impliedConformances
        while let part = queue.popLast() {
            guard found.insert(part).inserted else { continue }
            let (names, members) = try needs(of: part)
            take(names.subtracting(self.names), &queue)
            queue += members
            let added = found.filter { sources.declaration($0)?.parent != nil }
            if self.names.count + added.count > Self.limit {
                throw .obstacle(
                    "It would drag \(self.names.count + added.count) declarations of "
                        + "\(sources.to.name) along, "
                        + self.names.sorted().prefix(4).joined(separator: ", ") + " among them.")
            }
        }
        parts = whole(found).sorted()
        ranges = Dictionary(grouping: parts, by: \.file).mapValues { parts in
            parts.compactMap { sources.declaration($0)?.place.statement.bytes }
        }
    }

    /// Whether some bytes of a file belong to a declaration that moves.
    func contains(_ offset: Int, of file: RelativePath) -> Bool {
        ranges[file]?.contains { $0.contains(offset) } == true
    }

    /// Whether a declaration moves, by itself or with what is around it.
    func contains(_ declared: Declared) -> Bool {
        sources.declaration(declared).map {
            contains($0.place.whole.start.offset, of: declared.file)
        } ?? false
    }

    /// Where a part stands.
    func extent(of part: Declared) -> TextExtent {
        let none = TextPosition(offset: 0, line: 1, column: 1)
        return sources.declaration(part)?.place.statement ?? TextExtent(start: none, end: none)
    }

    /// The files that lose declarations, in path order.
    var files: [RelativePath] { ranges.keys.sorted() }

    /// The members of types of others that move.
    var addedMembers: Set<Declared> {
        Set(added.byName.values.joined().filter(contains))
    }

    /// Whether a use all over the codebase means something that moves.
    func isMeant(by number: Int, in path: RelativePath, _ file: ReadFile) -> Bool {
        let use = file.details.uses[number]
        if use.local != nil { return false }
        if names.contains(use.name), sources.standsAlone(use, in: file, types) {
            let own = sources.module(of: path).map { sources.declarations(of: $0.id) }
            let isFar = sources.module(of: path)?.id == sources.to.id
            if isFar || use.base != nil { return true }
            if own?.topLevel(use.name).isEmpty == false { return false }
            let around = types.typeAround(use.declaration, in: file)
            return around.map { own?.members(of: $0, named: use.name).isEmpty != false } ?? true
        }
        // A reference to the method would copy all of this for every use.
        for member in added.meant(by: number, in: path, file).members where contains(member) {
            return true
        }
        return false
    }

    private mutating func take(_ names: Set<String>, _ queue: inout [Declared]) {
        self.names.formUnion(names)
        for name in names.sorted() {
            queue += parts(of: name)
            for alias in aliases(of: name) where !self.names.contains(alias) {
                take([alias], &queue)
            }
        }
    }

    /// The declarations of a name, all extensions of it, and what makes types of others conform to it.
    private func parts(of name: String) -> [Declared] {
        let far = sources.declarations(of: sources.to.id)
        return far.topLevel(name) + far.extensions(of: name)
            + added.conformances.filter {
                sources.declaration($0)?.inherited.contains { $0.name == name } == true
            }
    }

    /// Other names of a type by which it is extended.
    private func aliases(of name: String) -> [String] {
        let far = sources.declarations(of: sources.to.id)
        return far.aliases(of: name).filter { !far.extensions(of: $0).isEmpty }
    }

    /// The extensions by which types of others that the near end names conform to protocols of others:
    /// what needs that does not name it.
    private var impliedConformances: [Declared] {
        let far = sources.declarations(of: sources.to.id)
        return added.conformances.filter { declared in
            guard let declaration = sources.declaration(declared) else { return false }
            let isOfOthers = declaration.inherited.contains { far.topLevel($0.name).isEmpty }
            let isWritten = Self.literals.contains(declaration.name)
            return isOfOthers
                && (isWritten
                    || sources.files(of: sources.from).contains { _, file in
                        file.details.uses.contains { $0.name == declaration.name.lastPart }
                    })
        }
    }

    private static let literals: Set<String> = [
        "String", "Int", "Double", "Bool", "Array", "Dictionary", "Optional",
    ]

    /// Extensions of which all members move, in place of these.
    private func whole(_ found: Set<Declared>) -> Set<Declared> {
        var result = found
        for (path, file) in sources.files(of: sources.to) {
            for (number, declaration) in file.details.declarations.enumerated()
            where declaration.kind == .extension {
                let members = file.details.declarations.indices.filter {
                    file.details.declarations[$0].parent == number
                }.map { Declared(file: path, number: $0) }.filter {
                    sources.declaration($0)?.kind.isMember == true
                }
                guard !members.isEmpty, members.contains(where: found.contains) else { continue }
                let all = Declared(file: path, number: number)
                let isWhole = result.contains(all) || members.allSatisfy(found.contains)
                if !isWhole, declaration.inherited.isEmpty { continue }
                result.insert(all)
                result.subtract(members)
            }
        }
        return result
    }

    /// What of the far end a declaration names.
    private func needs(
        of part: Declared
    ) throws(PlanStop) -> (names: Set<String>, members: [Declared]) {
        guard let file = sources.files[part.file], let declaration = sources.declaration(part)
        else { return ([], []) }
        if declaration.place.statement != declaration.place.whole {
            throw .obstacle("\(declaration.name) shares its statement with others. Split it first.")
        }
        let far = sources.declarations(of: sources.to.id)
        var names: Set<String> = []
        var members: [Declared] = []
        var extents = [declaration.place.statement]
        // With a member of an extension goes what the extension is about.
        if let around = file.details.declaration(declaration.parent), let body = around.place.body {
            extents.append(TextExtent(start: around.place.whole.start, end: body.start))
            if !around.inherited.isEmpty, let parent = declaration.parent {
                members.append(Declared(file: part.file, number: parent))
            }
        }
        for (number, use) in file.details.uses.enumerated()
        where use.local == nil && extents.contains(where: { $0.contains(use.extent) }) {
            if sources.standsAlone(use, in: file, types), !far.topLevel(use.name).isEmpty {
                let around = types.typeAround(use.declaration, in: file)
                let isMember =
                    use.base == nil
                    && (around.map { !far.members(of: $0, named: use.name).isEmpty } ?? false)
                if !isMember { names.insert(use.name) }
            }
            members += added.meant(by: number, in: part.file, file).members
        }
        return (names, members)
    }
}
