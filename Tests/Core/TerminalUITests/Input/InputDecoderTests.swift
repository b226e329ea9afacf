import Testing
import TerminalUI

/// Tokens of a whole text, with the silence after it.
private func tokens(_ text: String) -> [InputToken] {
    tokens(Array(text.utf8))
}

private func tokens(_ bytes: [UInt8]) -> [InputToken] {
    var decoder = InputDecoder()
    return decoder.feed(bytes) + decoder.timeOut()
}

/// `#expect` for what a mutating call returns.
private func expect(
    _ tokens: [InputToken], _ expected: [InputToken], _ comment: Comment? = nil,
    at place: SourceLocation = #_sourceLocation
) {
    #expect(tokens == expected, comment, sourceLocation: place)
}

private func keys(_ text: String) -> [Key] {
    tokens(text).compactMap { token in
        guard case .key(let key) = token else { return nil }
        return key
    }
}

@Suite("InputDecoder") struct InputDecoderTests {
    @Test func `arrows are the same key in normal and in application mode`() {
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
        #expect(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
    }

    @Test(arguments: [
        (1, Key.home), (2, Key(.insert)), (3, .delete), (4, .end), (5, .pageUp),
        (6, .pageDown), (7, .home), (8, .end), (11, .function(1)), (15, .function(5)),
        (17, .function(6)), (21, .function(10)), (23, .function(11)), (24, .function(12)),
        (25, .function(13)), (34, .function(20)),
    ])
    func `keys with a number before ~ are named`(number: Int, key: Key) {
        #expect(keys("\u{1B}[\(number)~") == [key])
    }

    @Test func `F1 to F5 of the Linux console swallow all of their bytes`() {
        #expect(tokens("\u{1B}[[A\u{1B}[[E") == [.key(.function(1)), .key(.function(5))])
        #expect(tokens("\u{1B}[[") == [])
    }

    @Test func `modifiers of arrows, function keys and numbered keys are kept`() {
        #expect(keys("\u{1B}[1;2A") == [Key(.up, .shift)])
        #expect(keys("\u{1B}[1;5C") == [Key(.right, .control)])
        #expect(keys("\u{1B}[1;3D") == [Key(.left, .alt)])
        #expect(keys("\u{1B}[1;8H") == [Key(.home, [.shift, .alt, .control])])
        #expect(keys("\u{1B}[5;5~") == [Key(.pageUp, .control)])
        #expect(keys("\u{1B}[1;2P") == [Key(.function(1), .shift)])
        #expect(keys("\u{1B}O5A") == [Key(.up, .control)])
    }

    @Test func `control bytes are keys with Control, but for those that have a name`() {
        #expect(tokens([1]) == [.key(.control("a"))])
        #expect(tokens([26]) == [.key(.control("z"))])
        #expect(tokens([0]) == [.key(.control(" "))])
        #expect(
            tokens([9, 13, 10, 8, 127])
                == [.tab, .enter, .enter, .backspace, .backspace].map(InputToken.key))
        #expect(keys("\u{1B}[Z") == [.backTab])
    }

    @Test func `Escape and a character at once are that character with Alt`() {
        #expect(keys("\u{1B}x") == [.alt("x")])
        #expect(keys("\u{1B}é") == [.alt("é")])
        #expect(keys("\u{1B}\u{7F}") == [Key(.backspace, .alt)])
        #expect(keys("\u{1B}\r") == [Key(.enter, .alt)])
    }

    @Test func `characters that also begin a sequence can be typed with Alt`() {
        for letter in ["[", "O", "]", "P", "_", "^", "X"] {
            #expect(keys("\u{1B}" + letter) == [.alt(Character(letter))])
        }
    }

    @Test func `a lone Escape waits for 25 ms of silence`() {
        var decoder = InputDecoder()
        expect(decoder.feed([0x1B]), [])
        #expect(decoder.deadline == 25)
        expect(decoder.timeOut(), [.key(.escape)])
        #expect(decoder.deadline == nil)
        expect(decoder.timeOut(), [])
    }

    @Test func `two Escapes are two`() {
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
        #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    }

    @Test func `text of any language is typed letter by letter`() {
        #expect(keys("aé日👍") == ["a", "é", "日", "👍"])
        #expect(keys("👩‍💻🇩🇪").map(\.text) == ["👩‍💻", "🇩🇪"])
    }

    @Test func `every sequence means the same however its bytes are cut into pieces`() {
        let text =
            "a\u{1B}[A\u{1B}[1;5C日\u{1B}OP\u{1B}[<0;12;7M\u{1B}[200~x\u{1B}[A\ry\u{1B}[201~"
            + "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;4c\u{1B}[97;5ué\u{1B}[I"
        let bytes = Array(text.utf8)
        let whole = tokens(bytes)
        #expect(whole.count == 12)
        for size in 1...7 {
            var decoder = InputDecoder()
            var pieces: [InputToken] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                pieces += decoder.feed(bytes[start..<min(start + size, bytes.count)])
            }
            expect(pieces + decoder.timeOut(), whole, "in pieces of \(size)")
        }
    }
}

@Suite("InputDecoder and what is not typed") struct InputDecoderJunkTests {
    @Test(arguments: [
        "\u{1B}[99~", "\u{1B}[5;5;5X", "\u{1B}[>0;276;0c", "\u{1B}[?1;2c", "\u{1B}[12;40R",
        "\u{1B}[?2026;2$y", "\u{1B}P>|kitty(0.30)\u{1B}\\", "\u{1B}]10;rgb:0/0/0\u{7}",
        "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?0u", "\u{1B}[8;24;80t", "\u{1B}[=1;2u", "\u{1B}OZ",
        "\u{1B}[201~", "\u{1B}[57358u",
    ])
    func `unknown sequences vanish`(sequence: String) {
        let typed = tokens(sequence + "z").filter { token in
            if case .reply = token { return false }
            return true
        }
        #expect(typed == [.key("z")])
    }

    @Test(arguments: [
        "\u{1B}[1;5", "\u{1B}[<0;12", "\u{1B}]11;rgb:ff", "\u{1B}P1$r", "\u{1B}[?62;",
        "\u{1B}O5", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}", "\u{1B}[M  ",
    ])
    func `sequences that were cut vanish`(sequence: String) {
        var decoder = InputDecoder()
        expect(decoder.feed(Array(sequence.utf8)), [])
        #expect(decoder.deadline == 250)
        expect(decoder.timeOut(), [])
        expect(decoder.feed(Array("z".utf8)), [.key("z")])
    }

    @Test func `what breaks a sequence off is still read`() {
        #expect(tokens("\u{1B}[1;\u{1B}[A") == [.key(.up)])
        #expect(tokens("\u{1B}[1\r") == [.key(.enter)])
        #expect(tokens("\u{1B}]11;rgb\u{1B}[B") == [.key(.down)])
        #expect(tokens("\u{1B}[1é") == [.key("é")])
    }

    @Test func `bytes that are no UTF-8 vanish`() {
        #expect(tokens([0xFF, 0x80, 0xC0, 0xAF, 0x61]) == [.key("a")])
        #expect(tokens([0xE6, 0x97]) == [])
        #expect(tokens([0xE6, 0x97, 0x61]) == [.key("a")])
        #expect(tokens([0xED, 0xA0, 0x80, 0x61]) == [.key("a")])
        #expect(tokens([0xC2, 0x85, 0x61]) == [.key("a")])
    }

    @Test(arguments: ["]", "P", "X", "^", "_", "["])
    func `what is endless is never typed, and what follows its end is read`(start: String) {
        for (end, key) in [("\u{1B}\\", nil), ("\u{18}", nil), ("\u{3}", Key.control("c"))] {
            var decoder = InputDecoder()
            expect(decoder.feed(Array("\u{1B}\(start)".utf8)), [])
            for _ in 0..<300 { expect(decoder.feed(Array(repeating: 0x35, count: 4_095)), []) }
            #expect(decoder.deadline == 250)
            let isControl = start == "[" && key == nil
            let ended = decoder.feed(Array((isControl ? "~" : end).utf8))
            expect(ended, key.map { [.key($0)] } ?? [])
            #expect(decoder.deadline == nil)
            expect(decoder.feed(Array("z".utf8)), [.key("z")])
        }
    }

    @Test func `silence ends what is endless`() {
        var decoder = InputDecoder()
        expect(decoder.feed(Array("\u{1B}]11;".utf8) + Array(repeating: 65, count: 9_000)), [])
        expect(decoder.timeOut(), [])
        #expect(decoder.deadline == nil)
        expect(decoder.feed(Array("z".utf8)), [.key("z")])
    }

    @Test func `an escape byte at the end of a read may end what is endless`() {
        var decoder = InputDecoder()
        expect(decoder.feed(Array("\u{1B}]11;".utf8) + Array(repeating: 65, count: 9_000)), [])
        expect(decoder.feed([0x1B]), [])
        expect(decoder.feed(Array("\\z".utf8)), [.key("z")])
    }

    @Test func `Ctrl-C is heard inside of a string that has not ended`() {
        #expect(tokens("\u{1B}]11;rgb:\u{3}") == [.key(.control("c"))])
        #expect(tokens("\u{1B}P1$r\u{3}") == [.key(.control("c"))])
        #expect(keys("\u{1B}\u{3}") == [.escape, .control("c")])
    }

    @Test func `no bytes whatsoever make it stop reading`() {
        var generator = SplitMix(state: 42)
        let alphabet: [UInt8] = [
            0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x31, 0x3C, 0x4D, 0x7E, 0x9B, 0xE6, 0x07,
        ]
        for _ in 0..<2000 {
            var decoder = InputDecoder()
            let junk = (0..<12).map { _ in alphabet[Int(generator.next() % 12)] }
            _ = decoder.feed(junk)
            _ = decoder.timeOut()
            expect(decoder.feed([0x7A]), [.key("z")], "after \(junk)")
        }
    }
}

/// The same numbers every time.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

@Suite("InputDecoder and pastes") struct InputDecoderPasteTests {
    @Test func `a paste is one text, whatever it holds`() {
        let text = "a\tb\u{1B}[A\u{1B} \u{3}日"
        #expect(tokens("\u{1B}[200~\(text)\u{1B}[201~q") == [.paste(text), .key("q")])
    }

    @Test func `line ends of a paste are line feeds`() {
        #expect(tokens("\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~") == [.paste("a\nb\nc\nd")])
    }

    @Test func `a paste without an end is given up after a second of silence`() {
        var decoder = InputDecoder()
        expect(decoder.feed(Array("\u{1B}[200~abc\u{1B}[20".utf8)), [])
        #expect(decoder.deadline == 1000)
        expect(decoder.timeOut(), [.paste("abc\u{1B}[20")])
        expect(decoder.feed(Array("z".utf8)), [.key("z")])
    }

    @Test func `Ctrl-C gives up a paste whose end does not come`() {
        for pasted in ["", "abc", "abc\u{1B}[20"] {
            var decoder = InputDecoder()
            expect(decoder.feed(Array("\u{1B}[200~\(pasted)".utf8)), [])
            expect(decoder.feed([3]), [.key(.control("c"))])
            #expect(decoder.deadline == nil)
            expect(decoder.feed(Array("z".utf8)), [.key("z")])
        }
        #expect(tokens("\u{1B}[200~a\u{3}") == [.key(.control("c"))])
    }

    @Test func `an empty paste is an empty text`() {
        #expect(tokens("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }
}

@Suite("InputDecoder and modern terminals") struct InputDecoderModernTests {
    @Test func `keys in kitty's form are the same keys`() {
        #expect(keys("\u{1B}[97u\u{1B}[97;5u\u{1B}[97;3u") == ["a", .control("a"), .alt("a")])
        #expect(keys("\u{1B}[97;2u\u{1B}[97:65;2u\u{1B}[49:33;2u") == ["A", "A", "!"])
        #expect(
            keys("\u{1B}[27u\u{1B}[13u\u{1B}[9;2u\u{1B}[127u") == [
                .escape, .enter, .backTab, .backspace,
            ])
        #expect(keys("\u{1B}[57417u\u{1B}[57404u\u{1B}[57376u") == [.left, "5", .function(13)])
    }

    @Test func `keys that went up are no keys`() {
        #expect(tokens("\u{1B}[97;1:3u\u{1B}[1;1:3A\u{1B}[3;1:3~") == [])
        #expect(keys("\u{1B}[97;1:2u") == ["a"])
    }

    @Test func `keys in xterm's modifyOtherKeys form are the same keys`() {
        #expect(keys("\u{1B}[27;5;112~") == [.control("p")])
    }

    @Test func `getting and losing the keyboard is told`() {
        #expect(tokens("\u{1B}[I\u{1B}[O") == [.focused(true), .focused(false)])
    }

    @Test func `answers about the terminal are told apart from keys`() {
        #expect(tokens("\u{1B}[?62;22c") == [.reply(.deviceAttributes)])
        #expect(tokens("\u{1B}[?2026;2$y") == [.reply(.mode(2026, state: 2))])
        #expect(tokens("\u{1B}]11;rgb:0000/0000/0000\u{7}") == [.reply(.backgroundLuminance(0))])
        #expect(tokens("\u{1B}]11;rgb:f/f/f\u{1B}\\") == [.reply(.backgroundLuminance(1))])
        #expect(tokens("\u{1B}]11;rgba:ff/ff/ff/80\u{1B}\\") == [.reply(.backgroundLuminance(1))])
        #expect(tokens("\u{1B}]11;rgb:zz/00/00\u{7}") == [])
    }
}
