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

    /// The entry with colours given as 24 bits, or as 0x1000000 and an index of 256, in the form that
    /// the variable `TERMINFO` may hold.
    ///
    /// Ordinary direct-colour entries take 0 to 7 for the terminal's own colours, so that nearly black
    /// blues come out as red or green. This one does not.
    static func directEntry(named name: String) -> String {
        var entry = CompiledEntry(name: name)
        entry.booleans = names(cn_boolean_name).map { cn_boolean($0) > 0 && !changing.contains($0) }
        entry.numbers = names(cn_number_name).map { number(for: $0) }
        entry.strings = names(cn_string_name).map { string(for: $0) }
        entry.extendedNumbers = [("RGB", 8)]
        return "b64:" + Base64.encode(entry.bytes)
    }

    /// Capabilities for redefining colours, which must not be used here.
    private static let changing: Set<String> = ["ccc", "initc", "initp", "oc"]
    private static let colors: Int32 = 0x100_0100
    private static let pairs: Int32 = 0x7FFF

    private static func number(for name: String) -> Int32 {
        switch name {
        case "colors": colors
        case "pairs": pairs
        default: max(-1, cn_number(name))
        }
    }

    private static func string(for name: String) -> String? {
        switch name {
        case "setaf": color(38)
        case "setab": color(48)
        case "setf", "setb": nil
        case _ where changing.contains(name): nil
        default: cn_string(name).map { String(cString: $0) }
        }
    }

    private static func color(_ selector: Int) -> String {
        let rgb = "2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
        return "\u{1B}[\(selector);%?%p1%{16777216}%<%t\(rgb)%e5;%p1%{16777216}%-%d%;m"
    }

    private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
        var names: [String] = []
        while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
        return names
    }
}
