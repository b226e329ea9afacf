/// Puts values into texts.
enum StarFormat {
    /// `"%s-%d" % (a, b)`.
    static func percent(_ format: String, _ values: [StarValue]) -> StarValue {
        var result = ""
        var values = values[...]
        var isMark = false
        for letter in format {
            guard isMark else {
                if letter == "%" { isMark = true } else { result.append(letter) }
                continue
            }
            isMark = false
            if letter == "%" {
                result.append("%")
            } else if !"srd".contains(letter) {
                return .unknown("a formatted text")
            } else {
                guard let value = values.popFirst(), !value.isUnknown else {
                    return .unknown("a formatted text")
                }
                if letter == "d" {
                    guard case .number = value else { return .unknown("a formatted text") }
                }
                result += letter == "r" ? value.identity : value.shown
            }
        }
        return values.isEmpty && !isMark ? .string(result) : .unknown("a formatted text")
    }

    /// `"{}-{name}".format(a, name = b)`.
    static func braces(_ format: String, _ arguments: StarInterpreter.Arguments) -> StarValue {
        var result = ""
        var rest = format[...]
        var next = 0
        while let letter = rest.popFirst() {
            if (letter == "{" || letter == "}"), rest.first == letter {
                rest.removeFirst()
                result.append(letter)
            } else if letter == "{", let end = rest.firstIndex(of: "}") {
                let key = String(rest[..<end])
                rest = rest[rest.index(after: end)...]
                let value =
                    key.isEmpty
                    ? arguments.value("", at: next)
                    : Int(key).flatMap { arguments.value("", at: $0) } ?? arguments[key]
                if key.isEmpty { next += 1 }
                guard let value, !value.isUnknown else { return .unknown("a formatted text") }
                result += value.shown
            } else {
                result.append(letter)
            }
        }
        return .string(result)
    }
}
