/// Texts that somebody who means harm could give a module, a file, a branch or a reason.
///
/// They are the same in every run: made of pieces that terminals, logs, Markdown, HTML, diagrams and
/// shells read as something else than text.
package struct HostileTexts {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// The next one.
    package mutating func next() -> String {
        var text = isOdd ? "" : pick(Self.words)
        for _ in 0..<(1 + number(below: 4)) {
            text += pick(Self.pieces)
            if isOdd { text += pick(Self.words) }
        }
        return text
    }

    /// The next one as a single line, where no other text can stand.
    package mutating func nextLine() -> String {
        let ends: [Unicode.Scalar] = ["\n", "\r", "\0"]
        return String(
            String.UnicodeScalarView(next().unicodeScalars.map { ends.contains($0) ? " " : $0 }))
    }

    private var isOdd: Bool {
        mutating get { number(below: 2) == 1 }
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[number(below: choices.count)]
    }

    /// SplitMix64, Steele et al. 2014.
    private mutating func number(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}

extension HostileTexts {
    private static let words = ["Home", "Cart", "Core", "a", "x1", "日本", "é", "👩‍👩‍👧"]

    /// Each piece at least once is what the tests of a whole run rely on.
    package static let pieces =
        escapes + controls + invisible + marks + logCommands + markup + markdown + diagrams + shells

    /// A parameter of the control sequences here that no program sends by itself: by it they are told
    /// from those that draw a screen.
    package static let planted = "5777"
    /// A control sequence with it that would color what follows.
    package static let color = "\u{1B}[31;\(planted)m"

    private static let escapes = [
        color, "\u{1B}]0;own\u{7}", "\u{1B}]52;c;AAAA\u{1B}\\",
        "\u{1B}P1$r\u{1B}\\", "\u{1B}c", "\u{9B}31;\(planted)m", "\u{9D}0;x\u{9C}",
        "\u{90}q\u{9C}",
    ]
    private static let controls = [
        "\0", "\u{7}", "\u{8}\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\r\n", "\u{7F}", "\u{85}",
    ]
    /// What orders text anew, what takes no room, and what ends a line elsewhere.
    private static let invisible = [
        "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}",
        "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{FEFF}",
        "\u{AD}", "\u{E0041}", "\u{2028}", "\u{2029}",
    ]
    /// What joins the sign before it to one letter, as Swift counts letters.
    private static let marks = [
        "\u{301}", "\u{301}", "\u{FE0F}", "\"\u{301}", "'\u{301}", "<\u{301}", "&\u{301}",
        "|\u{301}", "`\u{301}", ",\u{301}", "%\u{301}", "\\\u{301}", "[\u{301}", "::\u{301}",
    ]
    private static let logCommands = [
        "::error::x", "::stop-commands::t", "::add-mask::a", "##[error]x", "##vso[task.complete]",
        "##teamcity[x]", "%0A::error::x", "%25", "::", ",", ":",
    ]
    private static let markup = [
        "</script>", "</style>", "<script>alert(1)</script>", "<img src=x onerror=y>", "<!--",
        "-->", "]]>", "<![CDATA[", "<?xml?>", "&amp;", "&lt;", "&#60;", "'", "\"", "<br/>",
    ]
    private static let markdown = [
        "`", "```", "|", "\\", "\\|", "*b*", "_i_", "~~s~~", "[l](http://e.x)", "![i](x)", "# h",
        "- [ ] t", "> q", "http://e.example", "www.e.example", "@somebody", "#123", ":tada:",
        "GH-12", "!12", "$x$", "---", "===", "1. x", "+ x", "   ",
    ]
    private static let diagrams = [
        "%%{init: {'theme':'dark'}}%%", "%% c", "-->|x|", "subgraph", "end", "]", "[", "{", "}",
        "(", ")", "#quot;", "\"];", "\\N", "\\G", "//c", "/*", "*/", ";", "fa:fa-car", "$$x$$",
        "style a:b#c;",
    ]
    private static let shells = ["$(id)", "`id`", "; rm", "$HOME", "&&", "!!"]
}
