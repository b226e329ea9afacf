import Architecture
import Codebase
import Extracting

/// A type with its members, and the other names of the type.
struct SeamMembers {
    let sources: EdgeSources
    let declared: Declared
    let declaration: DeclarationDetails
    /// The variables, functions, subscripts and initializers, in the order of files.
    let members: [Declared]
    /// The type's name, its other names, and the classes that inherit from it.
    let family: Set<String>
    /// The protocols of the codebase that the type conforms to, nearest first.
    let protocols: [String]
    private let numbers: [Declared: Int]
    private let byName: [String: [Declared]]

    /// - Returns: nil if the type was not read.
    init?(of declared: Declared, in sources: EdgeSources) {
        guard let declaration = sources.declaration(declared) else { return nil }
        self.sources = sources
        self.declared = declared
        self.declaration = declaration
        let type = declaration.name
        let all = sources.declarations(of: sources.to.id).members(of: type)
        let members = all.filter { sources.declaration($0)?.kind.isSeamMember == true }
        self.members = members
        numbers = Dictionary(
            members.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
        byName = Dictionary(grouping: members) { sources.declaration($0)?.name ?? "" }
        family = Self.family(of: declaration, in: sources)
        protocols = sources.protocols(of: type)
    }

    /// Whether a type's name is that of the type, of one that inherits from it, or of a protocol that
    /// it conforms to.
    func stands(for name: String) -> Bool { family.contains(name) || protocols.contains(name) }

    /// Whether a declaration is a member, or what a protocol asks of it.
    func isMember(_ declared: Declared) -> Bool {
        if number(of: declared) != nil { return true }
        return sources.declaration(declared)?.container.map(protocols.contains) == true
    }

    private static func family(
        of type: DeclarationDetails, in sources: EdgeSources
    ) -> Set<String> {
        var family = Set(
            [type.name] + sources.declarations(of: sources.to.id).aliases(of: type.name))
        if type.kind != .class { return family }
        let classes = sources.files.values.lazy.flatMap(\.details.declarations)
            .filter { $0.kind == .class && $0.container == nil && !$0.isLocal }
            .map { ($0.name, $0.inherited.first?.name ?? "") }
        let pairs = Array(classes)
        var count = 0
        while count != family.count {
            count = family.count
            for (name, parent) in pairs where family.contains(parent) { family.insert(name) }
        }
        return family
    }

    /// Whether a member is called so.
    func isNamed(_ name: String) -> Bool { byName[name] != nil }

    /// The number of a member.
    func number(of member: Declared) -> Int? { numbers[member] }

    /// The members that a use by name and labels may mean; where labels fit none, all of the name.
    func members(fitting use: NameUse) -> [Declared] {
        let named = byName[use.name] ?? []
        guard let call = use.call else { return named }
        let fitting = named.filter { member in
            guard let signature = sources.declaration(member)?.signature else { return true }
            return ProtocolDraft.omitted(call.labels, of: signature) != nil
        }
        return fitting.isEmpty ? named : fitting
    }

    /// The initializers that making a value may call.
    func initialisers(fitting use: NameUse) -> [Declared] {
        var making = NameUse(name: "init", extent: use.extent, role: .call)
        making.call = use.call
        return members(fitting: making)
    }
}

extension DeclarationDetails.Kind {
    /// Whether it is counted as a member that others use.
    fileprivate var isSeamMember: Bool {
        switch self {
        case .var, .let, .func, .subscript, .`init`: true
        default: false
        }
    }
}
