/// What is to be different from a terminal's terminfo entry.
struct EntryChanges {
    var booleans: [String: Bool] = [:]
    var numbers: [String: Int32] = [:]
    var strings: [String: String?] = [:]
    var extendedNumbers: [(name: String, value: Int32)] = []

    var isEmpty: Bool { booleans.isEmpty && numbers.isEmpty && strings.isEmpty }

    /// Colours are 24 bits, or 0x1000000 and an index of 256.
    ///
    /// Ordinary direct-colour entries take 0 to 7 for the terminal's own colours, so that nearly black
    /// blues come out as red or green. This one does not. Colours are never redefined.
    mutating func useDirectColors() {
        numbers["colors"] = 0x100_0100
        numbers["pairs"] = 0x7FFF
        booleans["ccc"] = false
        for name in ["initc", "initp", "oc", "setf", "setb"] { strings[name] = .some(nil) }
        strings["setaf"] = Self.color(38)
        strings["setab"] = Self.color(48)
        extendedNumbers = [("RGB", 8)]
    }

    /// What tmux can do since 2.2 and its entry does not tell: erasing cells with a background.
    mutating func eraseWithBackground() {
        booleans["bce"] = true
        strings["ech"] = "\u{1B}[%p1%dX"
    }

    private static func color(_ selector: Int) -> String {
        let rgb = "2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
        return "\u{1B}[\(selector);%?%p1%{16777216}%<%t\(rgb)%e5;%p1%{16777216}%-%d%;m"
    }
}
