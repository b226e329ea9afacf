import Architecture
import Codebase

/// The types of the far end of which the near end gets values of its own.
struct TranslatedTypes: Sendable {
    /// The near end's names for them, by their own.
    private(set) var names: [String: String] = [:]
    /// The properties that are read of each.
    private(set) var read: [String: Set<String>] = [:]
    private let sources: EdgeSources

    /// No types.
    init(none sources: EdgeSources) { self.sources = sources }

    /// - Throws: An obstacle if a type is no plain structure.
    init(_ types: Set<String>, in sources: EdgeSources) throws(PlanStop) {
        self.sources = sources
        let near = NearNames(sources)
        for type in types.sorted() {
            let found = sources.declarations(of: sources.to.id).topLevel(type).first
            guard let found, let declaration = sources.declaration(found) else {
                throw .obstacle("\(type) is not declared at the top level of \(sources.to.name).")
            }
            guard declaration.kind == .struct, declaration.generics.isEmpty,
                declaration.attributes.isEmpty
            else {
                throw .obstacle(
                    "\(type) is no plain structure, so what is read of it is not all that it is. "
                        + "Move it to a module that both may use.")
            }
            let plain = Self.plain(type)
            let wanted = [plain, near.stem + plain, near.stem + type, near.stem + type + "Value"]
            names[type] =
                wanted.first { name in
                    name != type && !Self.common.contains(name) && !near.isTaken(name)
                        && !names.values.contains(name)
                } ?? near.stem + "Own" + type
            read[type] = []
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { names.isEmpty }

    /// The types by their own names.
    var types: Set<String> { Set(names.keys) }

    /// A text with the near end's names for the types.
    func renamed(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            result += names[word] ?? word
            word = ""
            result.append(character)
        }
        return String(result.dropLast())
    }

    /// The stored property of a type that may be read of a copy; nil if there is none.
    func property(_ name: String, of type: String) -> (Declared, DeclarationDetails, String)? {
        let found = sources.declarations(of: sources.to.id).members(of: type, named: name)
        guard found.count == 1, let declaration = sources.declaration(found[0]),
            let value = declaration.value, value.isStored, !declaration.isStatic,
            declaration.attributes.isEmpty, !declaration.has(modifier: "lazy"),
            declaration.conditions.isEmpty,
            (declaration.access?.effective.rank ?? 0) >= AccessLevel.package.rank,
            let text = value.type?.text ?? value.inferredType, !text.contains("->")
        else { return nil }
        return (found[0], declaration, text)
    }

    /// Notes that a property is read.
    ///
    /// - Throws: An obstacle if it is more than a stored value of a type that the near end may know.
    mutating func read(
        _ name: String, of type: String, _ place: String, _ visible: VisibleNames
    ) throws(PlanStop) {
        if read[type]?.contains(name) == true { return }
        guard let (declared, declaration, text) = property(name, of: type) else {
            throw .obstacle(
                "\(place): \(name) of \(type) is more than a stored property, which a copy would not "
                    + "have. Move \(type) to a module that both may use.")
        }
        let extents = declaration.value?.type.map { [$0.extent] } ?? []
        let isFar = !ValueShape.names(in: text).allSatisfy { name in
            sources.declarations(of: sources.to.id).topLevel(name).isEmpty
                && sources.declarations(of: sources.to.id).members(of: type, named: name).isEmpty
        }
        if isFar {
            throw .obstacle(
                "\(place): \(name) of \(type) is of \(text), which \(sources.to.name) declares. Move "
                    + "\(type) to a module that both may use.")
        }
        try visible.check(extents, of: declared.file, inside: type, for: "\(type).\(name)")
        read[type, default: []].insert(name)
    }

    /// A type's name without what says where its values are kept.
    private static func plain(_ type: String) -> String {
        for prefix in prefixes where type.hasPrefix(prefix) {
            let rest = type.dropFirst(prefix.count)
            if rest.first?.isUppercase == true { return String(rest) }
        }
        for suffix in suffixes where type.hasSuffix(suffix) && type != suffix {
            return String(type.dropLast(suffix.count))
        }
        return type
    }

    private static let prefixes = [
        "Stored", "Saved", "Cached", "Persisted", "Remote", "Raw", "Database", "DB",
    ]
    private static let suffixes = [
        "Record", "DTO", "Entity", "Row", "Response", "Model", "Object", "Payload",
    ]
    /// Names of the system's modules that many files import.
    private static let common: Set<String> = [
        "Data", "Date", "Error", "Result", "Task", "Image", "Text", "View", "Color", "List",
        "Label",
        "Group", "Section", "Form", "State", "Binding", "Notification", "Character", "String",
        "Set",
        "Array", "Locale", "Calendar", "Unit", "Event", "Font", "Path", "Shape", "Scene", "App",
        "Button", "Menu", "Table", "Link", "Map", "Layout", "Process", "Operation", "Bundle",
        "Host",
        "Duration", "Clock", "Mirror", "Never", "Optional", "Range", "Stream", "Thread", "Timer",
    ]
}

extension TranslatedTypes {
    /// The near end's type in the place of one of the far end.
    func text(of type: String, access: String) -> String {
        let isSendable =
            sources.declarations(of: sources.to.id).topLevel(type).first
            .flatMap { sources.declaration($0) }?.inherited.contains {
                $0.name == "Sendable" && $0.attributes.isEmpty
            } == true
        let own = properties(of: type)
        let parameters = own.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        return "/// What \(sources.from.name) reads of \(type.withArticle).\n\(access)struct "
            + "\(names[type] ?? type)\(isSendable ? ": Sendable" : "") {\n"
            + own.map { "    \(access)let \($0.name): \($0.type)\n" }.joined()
            + "\n    \(access)init(\(parameters)) {\n"
            + own.map { "        self.\($0.name) = \($0.name)\n" }.joined() + "    }\n}\n"
    }

    /// What makes the near end's value of one of the far end, for the composition root.
    func translation(of type: String) -> String {
        let name = ProtocolNames.property(type)
        let values = properties(of: type).map { "\($0.name): \(name).\($0.name)" }
        return "extension \(names[type] ?? type) {\n"
            + "    /// What is read of \(type.withArticle).\n    init(_ \(name): \(type)) {\n"
            + "        self.init(\(values.joined(separator: ", ")))\n    }\n}\n"
    }

    /// The modules that the near end's type needs.
    func imports(of type: String, _ visible: VisibleNames) -> Set<String> {
        (read[type] ?? []).reduce(into: []) { found, name in
            guard let (declared, details, _) = property(name, of: type),
                let extent = details.value?.type?.extent
            else { return }
            found.formUnion(visible.imports(for: [extent], of: declared.file))
        }
    }

    /// What is read, in the order in which it is declared.
    private func properties(of type: String) -> [(name: String, type: String)] {
        (read[type] ?? []).compactMap { property($0, of: type) }.sorted { $0.0 < $1.0 }
            .map { ($0.1.name, $0.2) }
    }
}
