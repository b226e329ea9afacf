import CNcurses

/// What terminfo says of the terminal that ncurses is set up for.
@MainActor enum Terminfo {
    /// A capability's text without the pauses that only typewriters need; empty if there is none.
    static func string(_ name: String) -> String {
        guard let value = cn_string(name) else { return "" }
        return withoutPadding(String(cString: value))
    }

    static func number(_ name: String) -> Int {
        Int(cn_number(name))
    }

    /// Text without `$<5>`.
    static func withoutPadding(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstRange(of: "$<") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstIndex(of: ">") else { return result }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The terminal's entry with some changes, in the form that the variable `TERMINFO` may hold.
    static func entry(named name: String, changes: EntryChanges) -> String {
        var entry = CompiledEntry(name: name)
        entry.booleans = names(cn_boolean_name).map {
            changes.booleans[$0] ?? (cn_boolean($0) > 0)
        }
        entry.numbers = names(cn_number_name).map { changes.numbers[$0] ?? max(-1, cn_number($0)) }
        entry.strings = names(cn_string_name).map {
            changes.strings[$0] ?? cn_string($0).map { String(cString: $0) }
        }
        entry.extendedNumbers = changes.extendedNumbers
        return "b64:" + Base64.encode(entry.bytes)
    }

    private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
        var names: [String] = []
        while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
        return names
    }
}
