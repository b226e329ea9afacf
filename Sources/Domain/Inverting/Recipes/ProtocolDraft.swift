import Codebase

/// A protocol of what one module uses of a type of another.
struct ProtocolDraft: Sendable {
    /// The type, by its name in its module.
    let type: String
    /// The name of the protocol.
    let name: String
    /// The members that are used.
    private(set) var members: [Declared] = []
    /// The members that are set.
    private(set) var isSet: Set<Declared> = []
    /// The labels with which functions are called that have standard values.
    private(set) var calls: [Declared: [[String]]] = [:]
    /// Whether whole values are handed on, compared or held weakly.
    var isHandedOn = false
    /// Whether values may be handed to other threads.
    var isSendable = false
    private let declared: Declared
    /// What it declares.
    let declaration: DeclarationDetails
    let sources: EdgeSources
    /// What its requirements may name.
    let visible: VisibleNames

    init(of type: Declared, named name: String, seeing visible: VisibleNames) throws(PlanStop) {
        let sources = visible.sources
        guard let declaration = sources.declaration(type) else {
            throw .obstacle("The declaration of a type was not found.")
        }
        guard declaration.generics.isEmpty else {
            throw .obstacle(
                "\(declaration.name) is generic, and a protocol would need associated types. "
                    + "Declare it by hand.")
        }
        self.type = declaration.name
        self.name = name
        self.sources = sources
        self.visible = visible
        self.declaration = declaration
        declared = type
        isSendable =
            declaration.kind == .actor || globalActor != nil
            || declaration.inherited.contains { $0.name == "Sendable" }
    }

    /// The global actor that the type runs on, `MainActor`.
    var globalActor: String? {
        declaration.attributes.first { $0.name.hasSuffix("Actor") }?.name
    }

    /// The declaration of the type.
    var file: RelativePath { declared.file }

    /// Whether values are shared and not copied.
    var isObject: Bool { declaration.kind == .class }

    /// Whether the protocol says that only objects conform.
    var isForObjects: Bool { isObject && (!isSet.isEmpty || isHandedOn) }

    /// Asks for the members that a use of a value of the type names.
    mutating func use(
        _ use: NameUse, isBase: Bool, of place: String
    ) throws(PlanStop) {
        let found = sources.declarations(of: sources.to.id).members(of: type, named: use.name)
            .filter { sources.declaration($0)?.isStatic == false }
        let fitting = found.filter { fits(use, $0) }
        let meant = fitting.isEmpty ? found : fitting
        if meant.isEmpty {
            throw .obstacle(
                "\(place): \(use.name) is no member that \(type) declares itself. Declare the "
                    + "protocol by hand.")
        }
        for member in meant { ask(for: member, use, isBase: isBase) }
    }

    /// Asks for a member whose type the text does not tell, if the name can only be its.
    mutating func useUnclear(_ use: NameUse) {
        let found = sources.declarations(of: sources.to.id).members(of: type, named: use.name)
            .filter { sources.declaration($0)?.isStatic == false }
        for member in found where fits(use, member) { ask(for: member, use, isBase: true) }
    }

    /// Asks for a member, and for setting it if that is used.
    mutating func ask(for member: Declared, setting: Bool) {
        if !members.contains(member) { members.append(member) }
        if setting { isSet.insert(member) }
    }

    /// Whether the type declares an instance member of a name.
    func declares(_ name: String) -> Bool {
        sources.declarations(of: sources.to.id).members(of: type, named: name)
            .contains { sources.declaration($0)?.isStatic == false }
    }

    private mutating func ask(for member: Declared, _ use: NameUse, isBase: Bool) {
        if !members.contains(member) { members.append(member) }
        guard let details = sources.declaration(member) else { return }
        let mayChange = use.role == .mutation || isBase && !isObject
        if details.value?.isSettable == true, mayChange,
            (details.access?.setter?.rank ?? 0) >= sources.leastAccess.rank
        {
            isSet.insert(member)
        }
        let hasStandard = details.signature?.parameters.contains { $0.standard != nil }
        if let call = use.call, hasStandard == true {
            calls[member, default: []].append(call.labels)
        }
    }

    /// What keeps a protocol from standing in where whole values are handed on; nil if nothing does.
    var conformance: String? {
        declaration.inherited.map(\.name).first {
            $0 != "Sendable" && $0 != "AnyObject" && $0 != name
        }
    }

    /// Whether a value may be made by an initializer that can fail, throw or wait.
    var isMadeWithEffects: Bool {
        sources.declarations(of: sources.to.id).members(of: type, named: "init").contains {
            guard let signature = sources.declaration($0)?.signature else { return false }
            return signature.failure != nil || signature.effects.isAsync
                || signature.effects.throwing != .never
        }
    }

    private func fits(_ use: NameUse, _ member: Declared) -> Bool {
        guard let call = use.call, let signature = sources.declaration(member)?.signature else {
            return true
        }
        return Self.omitted(call.labels, of: signature) != nil
    }

    /// The positions of the parameters that a call leaves out; nil if it does not fit.
    static func omitted(_ labels: [String], of signature: Signature) -> Set<Int>? {
        var rest = labels[...]
        var left: Set<Int> = []
        for (index, parameter) in signature.parameters.enumerated() {
            let label = parameter.label ?? "_"
            // A closure after the parentheses has no label.
            let isTrailing = rest.first == "_" && parameter.type.text.contains("->")
            if let first = rest.first, first == label || isTrailing {
                rest = rest.dropFirst()
                while parameter.isVariadic, rest.first == "_" { rest = rest.dropFirst() }
            } else if parameter.standard != nil || parameter.isVariadic {
                left.insert(index)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? left : nil
    }
}
