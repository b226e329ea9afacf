/// The bytes that make the terminal ours and give it back. Both are fixed at the start, so that a
/// signal handler needs only to write them.
struct TerminalModes {
    /// From the shell's state to ours, without the mouse.
    let enter: [UInt8]
    /// From any state of ours to the shell's.
    let leave: [UInt8]
    let beginFrame: [UInt8]
    let endFrame: [UInt8]

    static let mouseOn = Array("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h".utf8)
    static let mouseOff = Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l".utf8)
    /// What is the background colour? And, as every terminal answers that: what are you?
    static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

    private static let pasteAndFocusOn = "\u{1B}[?2004h\u{1B}[?1004h"
    private static let pasteAndFocusOff = "\u{1B}[?1004l\u{1B}[?2004l"

    /// - Parameter capability: Looks up a string of terminfo, empty if there is none.
    init(traits: TerminalTraits, capability: (String) -> String) {
        let begin = "\u{1B}[?2026h"
        let end = "\u{1B}[?2026l"
        let keepsTitle = traits.understandsStrings && !capability("smcup").contains("\u{1B}[22;")
        let modern = traits.understandsStrings
        enter = Array(
            ((keepsTitle ? "\u{1B}[22;2t" : "") + capability("smcup") + capability("smkx")
                + capability("civis") + (modern ? Self.pasteAndFocusOn : "")).utf8)
        let region = capability("csr").isEmpty ? "" : "\u{1B}[r"
        let state = capability("sgr0") + capability("op") + region + capability("rmkx")
        leave =
            Array((traits.synchronizes ? end : "").utf8) + Self.mouseOff
            + Array(
                ((modern ? Self.pasteAndFocusOff : "") + state + capability("cnorm")
                    + capability("rmcup") + (keepsTitle ? "\u{1B}[23;2t" : "")).utf8)
        beginFrame = traits.synchronizes ? Array(begin.utf8) : []
        endFrame = traits.synchronizes ? Array(end.utf8) : []
    }
}
