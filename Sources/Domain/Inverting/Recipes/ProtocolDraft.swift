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
    private let declaration: DeclarationDetails
    let sources: EdgeSources

    init(of type: Declared, named name: String, in sources: EdgeSources) throws(PlanStop) {
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
    private var isObject: Bool { declaration.kind == .class }

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
            (details.access?.setter?.rank ?? 0) >= AccessLevel.package.rank
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

    /// Whether a value may be made by an initialiser that can fail, throw or wait.
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
    private static func omitted(_ labels: [String], of signature: Signature) -> Set<Int>? {
        var rest = labels[...]
        var left: Set<Int> = []
        for (index, parameter) in signature.parameters.enumerated() {
            let label = parameter.label ?? "_"
            // A closure behind the parentheses has no label.
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

    /// The declaration of the protocol.
    func text(access: String) throws(PlanStop) -> String {
        var inherited = isSendable ? ["Sendable"] : []
        if isObject, !isSet.isEmpty || isHandedOn { inherited.insert("AnyObject", at: 0) }
        let heading =
            (globalActor.map { "@\($0)\n" } ?? "") + access + "protocol \(name)"
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
        var lines: [String] = []
        for member in members.sorted() { lines.append("    " + (try requirement(member))) }
        let doc = "/// What \(sources.from.name) uses of \(type).\n"
        return doc + heading + " {\n" + lines.joined(separator: "\n") + "\n}\n"
            + (try overloads(access: access))
    }

    /// The text of a member as a requirement.
    private func requirement(_ member: Declared) throws(PlanStop) -> String {
        guard let details = sources.declaration(member), let file = sources.files[member.file]
        else {
            throw .obstacle("A member of \(type) was not found.")
        }
        try check(details, file, member)
        let isOnActor = declaration.kind == .actor && !details.has(modifier: "nonisolated")
        switch details.kind {
        case .var, .let:
            guard let type = details.value?.type?.text ?? details.value?.inferredType else {
                throw .obstacle(
                    "\(self.type).\(details.name) does not say its type. Write it there first.")
            }
            let getter = details.value?.accessors.first { $0.kind == "get" }
            let effects = Self.words(getter?.effects ?? Effects(), isOnActor: isOnActor)
            return "var \(details.name): \(type) { get\(effects)"
                + (isSet.contains(member) ? " set }" : " }")
        case .func: return head(of: details, file, isOnActor: isOnActor)
        default:
            throw .obstacle(
                "\(self.type).\(details.name) is a \(details.kind.rawValue), for which Strata "
                    + "declares no requirement. Declare the protocol by hand.")
        }
    }

    private static func words(_ effects: Effects, isOnActor: Bool) -> String {
        (effects.isAsync || isOnActor ? " async" : "") + throwing(effects)
    }

    private static func throwing(_ effects: Effects) -> String {
        switch effects.throwing {
        case .never: ""
        case .always: " throws"
        case .rethrows: " rethrows"
        case .typed(let type): " throws(\(type))"
        }
    }

    /// A function's declaration without its body, standard values and access.
    private func head(
        of details: DeclarationDetails, _ file: ReadFile, isOnActor: Bool,
        without left: Set<Int> = []
    ) -> String {
        guard let signature = details.signature else { return "" }
        let attributes = details.attributes.filter {
            ["discardableResult", "MainActor", "concurrent"].contains($0.name)
                || $0.name.hasSuffix("Actor")
        }.map { file.text($0.extent) + " " }.joined()
        let mutating = details.has(modifier: "mutating") ? "mutating " : ""
        let isolation =
            details.has(modifier: "nonisolated") && globalActor != nil ? "nonisolated " : ""
        let generics = file.text(
            details.place.name.end.offset..<signature.extent.start.offset)
        let parameters = signature.parameters.enumerated().filter { !left.contains($0.offset) }
            .map { Self.text($0.element, file) }
        let requirements = details.generics.requirements.map(\.text)
        return attributes + isolation + mutating + "func \(details.name)\(generics)("
            + parameters.joined(separator: ", ") + ")"
            + Self.words(signature.effects, isOnActor: isOnActor)
            + (signature.result.map { " -> " + Self.line($0.text) } ?? "")
            + (requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", "))
    }

    /// A parameter without its standard value, in one line.
    private static func text(_ parameter: ParameterDetails, _ file: ReadFile) -> String {
        let end = parameter.standard == nil ? parameter.extent.end : parameter.type.extent.end
        return line(file.text(parameter.extent.start.offset..<end.offset))
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Functions that stand for the standard values, which requirements cannot have.
    private func overloads(access: String) throws(PlanStop) -> String {
        var texts: [String] = []
        for member in members.sorted() {
            guard let details = sources.declaration(member), let signature = details.signature,
                let file = sources.files[member.file]
            else { continue }
            var sets: [Set<Int>] = []
            for labels in calls[member] ?? [] {
                guard let left = Self.omitted(labels, of: signature), !left.isEmpty else {
                    continue
                }
                let standard = left.filter { signature.parameters[$0].standard != nil }
                if !standard.isEmpty, !sets.contains(standard) { sets.append(standard) }
            }
            for left in sets { texts.append(overload(details, signature, file, left, access)) }
        }
        if texts.isEmpty { return "" }
        return "\nextension \(name) {\n" + texts.joined(separator: "\n\n") + "\n}\n"
    }

    private func overload(
        _ details: DeclarationDetails, _ signature: Signature, _ file: ReadFile, _ left: Set<Int>,
        _ access: String
    ) -> String {
        let isOnActor = declaration.kind == .actor && !details.has(modifier: "nonisolated")
        let arguments = signature.parameters.enumerated().map { index, parameter in
            let value =
                left.contains(index)
                ? parameter.standard?.text ?? "" : parameter.name ?? parameter.label ?? "_"
            return (parameter.label.map { $0 + ": " } ?? "") + value
        }
        let words =
            (signature.effects.throwing == .never ? "" : "try ")
            + (signature.effects.isAsync || isOnActor ? "await " : "")
        return "    " + access + head(of: details, file, isOnActor: isOnActor, without: left)
            + " {\n        \(words)\(details.name)(\(arguments.joined(separator: ", ")))\n    }"
    }
}
