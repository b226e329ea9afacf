import Architecture
import Codebase

/// The initializers of a type, as far as they can be handed something more.
struct Initialisers: Sendable {
    /// The ones that are written, with whether they call another one of the type.
    let written: [(declared: Declared, delegates: Bool)]
    /// The declaration of the type itself.
    let type: Declared
    /// The stored properties of instances, in order.
    let stored: [Declared]
    /// Whether it is a structure, which has an initializer for its properties if none is written.
    let isStruct: Bool
    /// The class that a class inherits from, if it is known to be made without arguments.
    let superclass: String?

    init(of owner: Owner, in sources: EdgeSources) throws(PlanStop) {
        let declarations = sources.declarations(of: owner.module)
        let parts = owner.type.split(separator: ".").map(String.init)
        let container = parts.dropLast().joined(separator: ".")
        let candidates =
            container.isEmpty
            ? declarations.topLevel(owner.type.lastPart)
            : declarations.members(of: container, named: owner.type.lastPart)
        let found = candidates.first {
            [.struct, .class, .actor].contains(sources.declaration($0)?.kind)
        }
        guard let type = found, let declaration = sources.declaration(type) else {
            throw .obstacle(
                "\(owner.type) is no structure, class or actor of its module, so that nothing can "
                    + "be handed to it.")
        }
        self.type = type
        isStruct = declaration.kind == .struct
        let members = declarations.members(of: owner.type)
        let inits = members.filter { sources.declaration($0)?.kind == .`init` }
        written = inits.map { ($0, Self.delegates($0, in: sources)) }
        stored = members.filter { member in
            guard let details = sources.declaration(member), member.file == type.file else {
                return false
            }
            return details.value?.isStored == true && !details.isStatic && details.kind != .case
        }
        superclass = try Self.superclass(of: declaration, owner, sources)
        try check(owner, declaration, sources)
    }

    private func check(
        _ owner: Owner, _ declaration: DeclarationDetails, _ sources: EdgeSources
    ) throws(PlanStop) {
        let inherited = declaration.inherited.map(\.name)
        let made = ["Decodable", "Codable", "App", "PreviewProvider"].first(
            where: inherited.contains)
        if let made {
            throw .obstacle(
                "\(owner.type) is made by what \(made) brings, which hands it nothing.")
        }
        for (declared, _) in written {
            guard let initialiser = sources.declaration(declared) else { continue }
            if initialiser.has(modifier: "required") || initialiser.has(modifier: "override") {
                throw .obstacle(
                    "\(owner.type) has an initialiser that its superclass or a protocol asks for, "
                        + "and that cannot be handed more. Give it the value in another way.")
            }
        }
    }

    private static func superclass(
        of declaration: DeclarationDetails, _ owner: Owner, _ sources: EdgeSources
    ) throws(PlanStop) -> String? {
        guard declaration.kind == .class, let first = declaration.inherited.first?.name else {
            return nil
        }
        if first == "NSObject" { return first }
        let isProtocol =
            plainProtocols.contains(first)
            || sources.analysis.facts.values.contains { facts in
                facts.declarations.contains { $0.name == first && $0.kind == .protocol }
            }
        if isProtocol { return nil }
        throw .obstacle(
            "\(owner.type) inherits from \(first), whose initialisers Strata does not know. Hand "
                + "the value in by hand.")
    }

    private static let plainProtocols: Set<String> = [
        "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable", "Comparable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "AnyObject", "Error",
        "@unchecked Sendable",
    ]

    private static func delegates(_ declared: Declared, in sources: EdgeSources) -> Bool {
        guard let file = sources.files[declared.file] else { return false }
        return file.details.uses.contains { use in
            use.name == "init" && use.declaration == declared.number && use.call != nil
                && use.base?.kind == .own("self")
        }
    }
}
