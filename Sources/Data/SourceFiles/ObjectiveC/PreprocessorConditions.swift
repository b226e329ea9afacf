/// The conditions of the preprocessor around a place.
struct PreprocessorConditions {
    private struct Level {
        /// What holds here; nil if it says nothing about where the code is used.
        var text: String?
        /// The conditions of the branches before, each negated.
        var passed: [String] = []
        /// The macro of an `#ifndef` that may turn out to guard the header.
        var guarded: String?
    }

    private var levels: [Level] = []

    /// What holds here, outermost first.
    var texts: [String] { levels.flatMap { $0.passed + [$0.text].compactMap(\.self) } }

    /// Takes a directive that is no import.
    mutating func take(_ word: String, text: String) {
        let text = text.withoutComment
        switch word {
        case "if": levels.append(Level(text: text.asCondition))
        case "ifdef": levels.append(Level(text: text.asCondition))
        case "ifndef":
            levels.append(Level(text: text.asCondition.map { "!" + $0 }, guarded: text))
        case "elif": branch(to: text.asCondition)
        case "else": branch(to: nil)
        case "endif": if !levels.isEmpty { levels.removeLast() }
        case "define": define(text)
        default: break
        }
    }

    private mutating func branch(to text: String?) {
        guard var level = levels.popLast() else { return }
        if let before = level.text { level.passed.append("!(\(before))") }
        level.text = text
        level.guarded = nil
        levels.append(level)
    }

    /// `#ifndef KIT_H` with `#define KIT_H` after it is no condition.
    private mutating func define(_ text: String) {
        guard let name = levels.last?.guarded,
            text.split(whereSeparator: \.isWhitespace).first.map(String.init) == name
        else { return }
        levels[levels.count - 1] = Level(text: nil)
    }
}

extension String {
    fileprivate var withoutComment: String {
        var text = self[...]
        for mark in ["//", "/*"] {
            if let range = text.firstRange(of: mark) { text = text[..<range.lowerBound] }
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The condition, unless it only asks for the language.
    fileprivate var asCondition: String? {
        let languages = ["__OBJC__", "__cplusplus", "defined(__OBJC__)", "defined(__cplusplus)"]
        return isEmpty || languages.contains(self) ? nil : self
    }
}
