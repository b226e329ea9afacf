import Architecture
import Codebase

/// A router that the near end has already, to which ways can be added.
struct KnownRouter: Sendable {
    /// The protocol.
    let declared: Declared
    /// The properties that hold it, by the types around the screens.
    let properties: [Owner: String]
    /// The types that stand behind it, in the order of files.
    let implementations: [Declared]

    /// Finds the router that all types hold which make screens.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` if files that may implement it were not read yet.
    /// - Returns: nil if there is none, or if something other than the composition root implements it.
    init?(of owners: Set<Owner>, in sources: EdgeSources) throws(PlanStop) {
        let near = sources.declarations(of: sources.from.id)
        var properties: [Owner: String] = [:]
        var names: Set<String> = []
        for owner in owners {
            let held = near.members(of: owner.type).compactMap { sources.declaration($0) }
                .first { Self.holds($0, near, sources) }
            guard let held, let type = held.value?.type else { return nil }
            properties[owner] = held.name
            names.insert(MeantTypes.plain(type.text))
        }
        guard let name = names.first, names.count == 1, let declared = near.topLevel(name).first
        else { return nil }
        var found: [Declared] = []
        for (path, file) in try sources.files(naming: name) {
            for (number, declaration) in file.details.declarations.enumerated()
            where declaration.inherited.contains(where: { $0.name.lastPart == name }) {
                guard declaration.place.body != nil, !declaration.isLocal,
                    let module = sources.module(of: path), sources.mayWire(module),
                    !module.role.isForTests
                else { return nil }
                found.append(Declared(file: path, number: number))
            }
        }
        if found.isEmpty { return nil }
        self.declared = declared
        self.properties = properties
        implementations = found
    }

    /// Whether a property always holds a router that the near end declares.
    private static func holds(
        _ property: DeclarationDetails, _ near: ModuleDeclarations, _ sources: EdgeSources
    ) -> Bool {
        guard let type = property.value?.type?.text, !property.isStatic,
            !type.hasSuffix("?"), !type.hasSuffix("!")
        else { return false }
        let name = MeantTypes.plain(type)
        return RouterDraft.suffixes.contains(where: name.hasSuffix)
            && near.topLevel(name).contains { sources.declaration($0)?.kind == .protocol }
    }
}

extension TextEdits {
    /// Puts a member at the end of a type's body.
    ///
    /// - Parameter text: The member, indented by nothing, without a last line break.
    mutating func add(member text: String, to type: Declared, in sources: EdgeSources) {
        guard let file = sources.files[type.file], let place = sources.declaration(type)?.place,
            let body = place.body
        else { return }
        let outer = file.indentation(at: place.whole.start.offset)
        let inner = outer + "    "
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
        let end = body.end.offset - 1
        let rest = file.text((body.start.offset + 1)..<end)
        if rest.allSatisfy({ $0 == " " }) {
            return replace(
                (body.start.offset + 1)..<end, of: type.file, with: "\n\(lines)\n\(outer)")
        }
        let blanks = rest.reversed().prefix { $0 == " " || $0 == "\n" }.count
        insert("\n" + lines, at: end - blanks, of: type.file)
        if !rest.contains("\n") { insert("\n" + outer, at: end - blanks, of: type.file) }
    }
}
