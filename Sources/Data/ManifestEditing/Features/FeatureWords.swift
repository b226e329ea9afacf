import Editing

/// Finds the names of features inside of other names.
struct FeatureWords {
    /// A piece of text that is a feature's name in one of its cases.
    struct Match {
        let range: Range<String.Index>
        let feature: String
        let form: WritableKeyPath<Forms, String>
    }

    /// The cases in which names of features stand in code.
    struct Forms {
        var pascal: String
        var camel: String
        var kebab: String
        var sentence: String

        init(_ name: String) {
            let cases = NameCases(name)
            pascal = name
            camel = cases.camel
            kebab = cases.kebab
            sentence = cases.sentence
        }

        static var all: [WritableKeyPath<Forms, String>] {
            [\.pascal, \.camel, \.sentence, \.kebab]
        }
    }

    private let forms: [(feature: String, forms: Forms)]

    init(features: [String]) {
        // `ModuleDetail` before `Module`.
        forms = features.sorted { $0.count > $1.count }.map { ($0, Forms($0)) }
    }

    /// The names of features in a text, in order, without overlaps.
    func matches(in text: String) -> [Match] {
        var matches: [Match] = []
        for (feature, forms) in forms {
            for form in Forms.all {
                for range in text.ranges(of: forms[keyPath: form])
                where isWord(range, in: text)
                    && !matches.contains(where: { $0.range.overlaps(range) })
                {
                    matches.append(Match(range: range, feature: feature, form: form))
                }
            }
        }
        return matches.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The text with the names of a feature replaced by those of another one.
    func replacing(_ feature: String, in text: String, by name: String) -> String {
        let forms = Forms(name)
        var result = text
        for match in matches(in: text).reversed() where match.feature == feature {
            // `Search` is a title as well as a name; `FileSearch` is none.
            let isTitle = match.form == \.pascal && text[..<match.range.lowerBound].endsInTitle
            result.replaceSubrange(
                match.range, with: isTitle ? forms.sentence : forms[keyPath: match.form])
        }
        return result
    }

    /// Whether a text is the name of a feature and nothing else.
    func isOnly(_ text: String) -> Bool {
        matches(in: text).contains { $0.range == text.startIndex..<text.endIndex }
    }

    /// Whether a piece is no part of a longer word.
    private func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
        if range.upperBound < text.endIndex {
            let next = text[range.upperBound]
            if next.isLowercase || next.isNumber { return false }
        }
        guard range.lowerBound > text.startIndex else { return true }
        let before = text[text.index(before: range.lowerBound)]
        let startsUpper = text[range.lowerBound].isUppercase
        return !(before.isLetter || before.isNumber) || startsUpper && !before.isUppercase
    }
}

extension Substring {
    /// Whether what follows is what people read: `title: "`, or `Text("`.
    fileprivate var endsInTitle: Bool {
        hasSuffix("itle: \"") || hasSuffix("label: \"") || hasSuffix("Text(\"")
    }
}
