import Codebase

extension ProtocolDraft {
    /// The declaration of the protocol.
    func text(access: String) throws(PlanStop) -> String {
        var inherited = isSendable ? ["Sendable"] : []
        if isForObjects { inherited.insert("AnyObject", at: 0) }
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
    ///
    /// - Parameter withStandards: Whether overloads name the standard values of its parameters.
    func requirement(
        _ member: Declared, withStandards: Bool = true
    ) throws(PlanStop) -> String {
        guard let details = sources.declaration(member), let file = sources.files[member.file]
        else {
            throw .obstacle("A member of \(type) was not found.")
        }
        try check(details, file, member, withStandards: withStandards)
        let isOnActor = declaration.kind == .actor && !details.has(modifier: "nonisolated")
        switch details.kind {
        case .var, .let:
            guard let type = details.value?.type?.text ?? details.value?.inferredType else {
                throw .obstacle(
                    "\(self.type).\(details.name) does not say its type. Write it there first.")
            }
            if type.split(separator: " ").contains("some") {
                throw .obstacle("\(self.type).\(details.name) hides its type.")
            }
            let getter = details.value?.accessors.first { $0.kind == "get" }
            let effects = Self.words(getter?.effects ?? Effects(), isOnActor: isOnActor)
            return "var \(details.name): \(type) { get\(effects)"
                + (isSet.contains(member) ? " set }" : " }")
        case .func:
            if details.signature?.result?.text.split(separator: " ").contains("some") == true {
                throw .obstacle(
                    "\(self.type).\(details.name) hides the type of its result, which a requirement "
                        + "cannot. Declare the protocol by hand.")
            }
            return head(of: details, file, isOnActor: isOnActor)
        default:
            throw .obstacle(
                "\(self.type).\(details.name) is a \(details.kind.rawValue), for which Strata "
                    + "declares no requirement. Declare the protocol by hand.")
        }
    }

    static func words(_ effects: Effects, isOnActor: Bool) -> String {
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
    func head(
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
            for left in sets {
                texts.append(
                    overload(of: details, with: signature, in: file, without: left, access: access))
            }
        }
        if texts.isEmpty { return "" }
        return "\nextension \(name) {\n" + texts.joined(separator: "\n\n") + "\n}\n"
    }

    private func overload(
        of details: DeclarationDetails, with signature: Signature, in file: ReadFile,
        without left: Set<Int>, access: String
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
