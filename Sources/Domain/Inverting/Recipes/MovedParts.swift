import Architecture
import Codebase

/// What moves with some declarations of the far end of an edge: they, their extensions, and all that
/// these name there.
struct MovedParts: Sendable {
    /// The names at the top level that move.
    private(set) var names: Set<String>
    /// The declarations that move, extensions among them, in the order of files and of each file.
    private(set) var parts: [Declared] = []
    private let sources: EdgeSources
    /// The most names that move together.
    private static let limit = 12

    init(of names: Set<String>, in sources: EdgeSources) throws(PlanStop) {
        self.names = names
        self.sources = sources
        var queue = names.sorted()
        var found: Set<Declared> = []
        while let name = queue.popLast() {
            for part in parts(of: name) where found.insert(part).inserted {
                for other in try namesInside(part).subtracting(self.names).sorted() {
                    self.names.insert(other)
                    queue.append(other)
                }
            }
            if self.names.count > Self.limit {
                throw .obstacle(
                    "It would drag \(self.names.count) declarations of \(sources.to.name) along, "
                        + self.names.sorted().prefix(4).joined(separator: ", ") + " among them.")
            }
        }
        parts = found.sorted()
    }

    /// Whether some bytes of a file belong to a declaration that moves.
    func contains(_ offset: Int, of file: RelativePath) -> Bool {
        parts.contains { part in
            part.file == file
                && sources.declaration(part)?.place.statement.bytes.contains(offset) == true
        }
    }

    /// The declaration of a name, and all extensions of it.
    private func parts(of name: String) -> [Declared] {
        let own = sources.declarations(of: sources.to.id).topLevel(name)
        let extensions = sources.files(of: sources.to).flatMap { path, file in
            file.details.declarations.indices.filter { number in
                let declaration = file.details.declarations[number]
                let isOfIt =
                    declaration.name == name || declaration.name.hasPrefix(name + ".")
                return declaration.kind == .extension && isOfIt
            }.map { Declared(file: path, number: $0) }
        }
        return own + extensions
    }

    /// The names of the far end that a declaration names.
    private func namesInside(_ part: Declared) throws(PlanStop) -> Set<String> {
        guard let file = sources.files[part.file], let declaration = sources.declaration(part)
        else {
            return []
        }
        if declaration.place.statement != declaration.place.whole {
            throw .obstacle("\(declaration.name) shares its statement with others. Split it first.")
        }
        let far = sources.declarations(of: sources.to.id)
        let types = MeantTypes(sources)
        var found: Set<String> = []
        for (number, use) in file.details.uses.enumerated()
        where declaration.place.statement.contains(use.extent) && use.local == nil {
            if use.base == nil {
                let around = types.typeAround(use.declaration, in: file)
                let isMember = around.map { !far.members(of: $0, named: use.name).isEmpty } ?? false
                if !isMember, !far.topLevel(use.name).isEmpty { found.insert(use.name) }
            } else if membersOfOthers.contains(use.name),
                types.declarations(of: number, in: part.file).isEmpty
            {
                throw .obstacle(
                    "\(sources.place(part.file, use.extent)): \(use.name) may be a member that "
                        + "\(sources.to.name) adds to a type of others. Move it by hand.")
            }
        }
        return found
    }

    /// The members that the far end adds to types that are not its own.
    private var membersOfOthers: Set<String> {
        let far = sources.declarations(of: sources.to.id)
        var names: Set<String> = []
        for (_, file) in sources.files(of: sources.to) {
            for declaration in file.details.declarations
            where !declaration.isLocal && declaration.kind != .parameter {
                let outer = declaration.container?.prefix { $0 != "." }
                if let outer, far.topLevel(String(outer)).isEmpty { names.insert(declaration.name) }
            }
        }
        return names.subtracting(["init", "subscript"])
    }
}
