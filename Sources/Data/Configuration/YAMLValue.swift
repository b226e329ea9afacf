import Codebase
import YAMLKeys
import Yams

/// A node of a YAML document that knows where it stands, and complains there.
struct YAMLValue {
    let node: Node
    let file: RelativePath
    /// Where mistakes are noted that do not stop the reading.
    let mistakes: MistakeList

    init(_ node: Node, file: RelativePath, mistakes: MistakeList) {
        self.node = node
        self.file = file
        self.mistakes = mistakes
    }

    /// The one document of a text.
    ///
    /// - Parameter advice: What to do if the text is blank.
    init(
        text: String, file: RelativePath, mistakes: MistakeList,
        advice: String =
            "List the layers under “layers:”, or delete the file to have them inferred."
    ) throws(ConfigurationError) {
        guard YAMLNesting(of: text).isBearable else {
            throw ConfigurationError(
                file: file, line: 1, column: 1, found: "The file is nested too deeply.",
                expected: "Write it flatter, with fewer aliases.")
        }
        if let key = CompositeKey(in: text) {
            throw ConfigurationError(
                file: file, line: key.line, column: 1,
                found: "A key is a list, a mapping or an alias of one.",
                expected: "Write the key as a text.")
        }
        let root: Node?
        do {
            // Every scalar is a text here; what kind it would be elsewhere costs seven regular
            // expressions for each key.
            root = try Yams.compose(yaml: text, .basic)
        } catch {
            throw ConfigurationError(error, in: text, file: file)
        }
        guard let root, root.null == nil else {
            throw ConfigurationError(
                file: file, line: 1, column: 1, found: "The file is empty.",
                expected: advice)
        }
        self.init(root, file: file, mistakes: mistakes)
    }

    /// The line, from 1.
    var line: Int { node.mark?.line ?? 1 }

    /// The column in characters, from 1.
    var column: Int { node.mark?.column ?? 1 }

    var isMapping: Bool { node.mapping != nil }

    var isScalar: Bool { node.scalar != nil }

    /// A mistake at this place.
    func mistake(_ found: String, _ expected: String) -> ConfigurationError {
        ConfigurationError(
            file: file, line: line, column: column, found: found,
            expected: expected)
    }

    /// The values by key; `<<` brings those of another mapping, and keys that begin with `x-` are
    /// free for anchors. Unknown keys are noted and left out.
    func mapping(allowing keys: [String]) throws(ConfigurationError) -> [String: YAMLValue] {
        guard let mapping = node.mapping else { throw wrongType("a mapping of keys to values") }
        var values: [String: YAMLValue] = [:]
        var inherited: [String: YAMLValue] = [:]
        for (key, value) in mapping {
            let name = with(key)
            let text = try name.text()
            let value = with(value)
            if text == "<<" {
                inherited = try value.mapping(allowing: keys)
            } else if keys.contains(text) {
                values[text] = value
            } else if !text.hasPrefix("x-") {
                mistakes.note(
                    name.mistake(
                        "There is no key “\(text)” here.",
                        Suggestion.sentence(for: text, among: keys, "keys")))
            }
        }
        return inherited.merging(values) { $1 }
    }

    /// The keys of a mapping with their values, in their order, whatever the keys are.
    func entries() throws(ConfigurationError) -> [(key: YAMLValue, value: YAMLValue)] {
        guard let mapping = node.mapping else { throw wrongType("a mapping of keys to values") }
        return mapping.map { (with($0.key), with($0.value)) }
    }

    /// The items of a list.
    func sequence() throws(ConfigurationError) -> [YAMLValue] {
        guard let sequence = node.sequence else { throw wrongType("a list") }
        return sequence.map(with)
    }

    /// The items of a list of texts; a text alone counts as a list of one.
    func values() throws(ConfigurationError) -> [YAMLValue] {
        isScalar && node.null == nil ? [self] : try sequence()
    }

    /// A text that is not blank.
    func text() throws(ConfigurationError) -> String {
        guard let scalar = node.scalar, node.null == nil else { throw wrongType("a text") }
        let isBlank = scalar.string.allSatisfy(\.isWhitespace)
        if isBlank { throw mistake("The value is empty.", "Write a text.") }
        return scalar.string
    }

    /// `true` or `false`.
    func flag() throws(ConfigurationError) -> Bool {
        guard let flag = node.bool else { throw wrongType("true or false") }
        return flag
    }

    /// A whole number that is not negative.
    func count() throws(ConfigurationError) -> Int {
        guard let text = node.scalar?.string, let count = Int(text), count >= 0 else {
            throw wrongType("a whole number")
        }
        return count
    }

    /// One of the words of an enumeration.
    func choice<Choice>(
        of type: Choice.Type
    ) throws(ConfigurationError) -> Choice
    where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        let text = try text()
        if let choice = Choice(rawValue: text) { return choice }
        throw mistake(
            "“\(text)” is not a valid value here.",
            Suggestion.sentence(for: text, among: Choice.allCases.map(\.rawValue), "values"))
    }

    private func wrongType(_ expected: String) -> ConfigurationError {
        mistake("Found \(kind).", "Write \(expected).")
    }

    /// Another node of the same document.
    private func with(_ node: Node) -> YAMLValue {
        YAMLValue(node, file: file, mistakes: mistakes)
    }

    private var kind: String {
        if node.mapping != nil { return "a mapping" }
        if node.sequence != nil { return "a list" }
        if node.null != nil { return "nothing" }
        return "“\(node.scalar?.string ?? "")”"
    }
}
