import Codebase

/// The initializer that a type has for its own module without saying so, as text.
struct WrittenInitialiser: Sendable {
    /// Where it goes.
    let offset: Int
    /// The initializer with an empty line before it.
    let text: String

    /// - Parameters:
    ///   - stored: The properties that values of the type hold, in the order of the file.
    ///   - sources: What was read beside the file.
    ///   - access: Who sees it.
    /// - Throws: An obstacle where a property does not say its type.
    init(
        of type: DeclarationDetails, _ stored: [DeclarationDetails], in file: ReadFile,
        of sources: EdgeSources, access: String
    ) throws(PlanStop) {
        var parameters: [String] = []
        var lines: [String] = []
        let inner = file.indentation(at: (stored.first ?? type).place.whole.start.offset)
        let indent = stored.isEmpty ? inner + "    " : inner
        for property in stored where type.kind == .struct && !property.has(modifier: "lazy") {
            if property.kind == .let, property.value?.expression != nil { continue }
            let wrapper = PropertyWrapper(of: property)
            if wrapper?.hasValue == true { continue }
            guard let written = property.value?.type?.text ?? property.value?.inferredType,
                property.attributes.isEmpty || wrapper != nil
            else {
                throw .obstacle(
                    "\(type.name) has no initialiser that others see, and \(property.name) does not "
                        + "say its type. Write the initialiser first.")
            }
            let shown = wrapper?.parameter(written) ?? sources.keptParameter(written)
            // A wrapper around an optional value is none itself.
            let isOptional = property.kind == .var && written.hasSuffix("?") && shown == written
            let standard =
                property.value?.expression.map { " = " + file.text($0) }
                ?? (isOptional ? " = nil" : "")
            if let wrapper {
                parameters.append("\(wrapper.attribute)\(property.name): \(shown)\(standard)")
                lines.append("\(indent)    \(wrapper.statement(property.name, written))\n")
                continue
            }
            parameters.append("\(property.name): \(shown)\(standard)")
            lines.append("\(indent)    self.\(property.name) = \(property.name)\n")
        }
        let body = type.place.body?.start.offset ?? type.place.whole.end.offset
        let last = stored.last?.place.statement.end.offset ?? body + 1
        offset = file.endOfLine(after: last)
        let code =
            "\(indent)\(access) init(\(parameters.joined(separator: ", "))) {"
            + (lines.isEmpty ? "}" : "\n" + lines.joined() + "\(indent)}")
        // A member that follows stands apart.
        let rest = file.text(offset..<file.bytes.count).drop { $0 == "\n" || $0 == " " }
        let isFollowed =
            !file.text(offset..<file.bytes.count).hasPrefix("\n\n") && rest.first != "}"
        // Of `struct Item {}` the closing brace goes on a line of its own.
        let isClosed = file.text(offset..<file.bytes.count).first { $0 != " " } == "}"
        let closing = isClosed ? "\n" + file.indentation(at: type.place.whole.start.offset) : ""
        text = (stored.isEmpty ? "\n" : "\n\n") + code + (isFollowed ? "\n" : closing)
    }
}
