import Codebase
import YAMLKeys
import Yams

/// Reads the YAML or JSON of one file.
struct SpecYAML {
    let file: RelativePath
    /// A step for each piece: aliases of aliases can stand for more than memory holds.
    private var budget = ReadingBudget(steps: 500_000, depth: 200)

    init(file: RelativePath) { self.file = file }

    /// What the text says; nil if it says nothing.
    ///
    /// - Parameter notes: Gets what is doubtful about it.
    static func node(
        _ text: String, file: RelativePath, notes: inout [IncompleteItem]
    ) throws(SpecError) -> SpecNode? {
        guard YAMLNesting(of: text).isBearable else {
            throw SpecError(
                file: file, reason: "The file is nested too deeply for a specification. Flatten it."
            )
        }
        if let key = CompositeKey(in: text) {
            throw SpecError(
                file: file, line: key.line,
                reason: "A key is a list, a mapping or an alias of one. Write the key as a text.")
        }
        var keys = DuplicateKeys(text: text)
        let root = try keys.compose(file: file)
        notes += keys.found.map { SpecError(duplicate: $0.key, line: $0.line, file: file).item }
        var reader = SpecYAML(file: file)
        return try root.map { node throws(SpecError) in try reader.read(node) }
    }

    private mutating func read(_ node: Node) throws(SpecError) -> SpecNode {
        do {
            try budget.take()
            try budget.enter()
        } catch {
            throw SpecError(
                file: file, line: node.mark?.line,
                reason: "The file \(error). Make it flatter, with fewer aliases.")
        }
        defer { budget.leave() }
        let place = SpecPlace(file: file, line: node.mark?.line ?? 1)
        switch node {
        case .scalar(let scalar):
            let content = node.null == nil ? SpecNode.Content.text(scalar.string) : .nothing
            return SpecNode(content: content, place: place)
        case .sequence(let sequence):
            var items: [SpecNode] = []
            for item in sequence { items.append(try read(item)) }
            return SpecNode(content: .list(items), place: place)
        case .mapping(let mapping):
            return SpecNode(content: .mapping(try entries(of: mapping)), place: place)
        case .alias:
            throw SpecError(
                file: file, line: node.mark?.line,
                reason: "An alias has no anchor. Define the anchor before the alias.")
        }
    }

    /// The entries; `<<` brings those of other mappings, over which the own ones stand.
    private mutating func entries(of mapping: Node.Mapping) throws(SpecError) -> [SpecEntry] {
        var own: [SpecEntry] = []
        var inherited: [SpecEntry] = []
        for (key, value) in mapping {
            let name = key.scalar?.string ?? ""
            let isMarked = DuplicateKeys.isMarked(name)
            if name == "<<" || isMarked && name.hasSuffix("<<") {
                for base in try read(value).oneOrMore {
                    let known = Set(inherited.map(\.key))
                    inherited += base.entries.filter { !known.contains($0.key) }
                }
            } else if key.scalar != nil, !isMarked {
                own.append(SpecEntry(key: name, value: try read(value)))
            }
        }
        if inherited.isEmpty { return own }
        let known = Set(own.map(\.key))
        return inherited.filter { !known.contains($0.key) } + own
    }
}

extension SpecError {
    fileprivate init(duplicate key: String, line: Int, file: RelativePath) {
        self.init(
            file: file, line: line,
            reason: "The key “\(key)” appears twice; the last one counts. Remove one, or merge "
                + "them.")
    }

    init(yaml error: any Error, file: RelativePath) {
        let advice = "Correct the YAML; indent with spaces."
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            let before = context.map { $0.text + ", " } ?? ""
            self.init(
                file: file, line: max(mark.line, 1),
                reason: "Invalid YAML: \(before)\(problem). \(advice)")
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            self.init(duplicate: keys.first ?? "", line: max(context.mark.line, 1), file: file)
        default:
            self.init(file: file, reason: "The file is not valid YAML. \(advice)")
        }
    }
}
