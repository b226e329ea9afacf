import Testing
import Tiers

@testable import XcodeProjects

@Suite struct PropertyListTests {
    private func values(_ text: String) -> [String: String] {
        let list = PropertyList.reading(Array(text.utf8))
        guard let root = list.root else { return [:] }
        return XcodeObject(id: "", node: root, in: list).settings
    }

    private func problems(_ text: String) -> [PropertyList.Problem] {
        PropertyList.reading(Array(text.utf8)).problems
    }

    @Test func `comments, quotes and text without quotes are told apart`() {
        let text = """
            // !$*UTF8*$!
            { a = b/c.d-e_f$; /* a = wrong; */ "c d" = 'it "is"'; // e = wrong;
              list = ( one, "two, three", ); empty = (); e = ""; }
            """
        #expect(
            values(text) == [
                "a": "b/c.d-e_f$", "c d": "it \"is\"", "list": "one two, three", "empty": "",
                "e": "",
            ])
        #expect(problems(text).isEmpty)
    }

    @Test(arguments: [
        (#""a\nb\tc""#, "a\nb\tc"), (#""say \"hi\"""#, "say \"hi\""), (#""\\""#, "\\"),
        (#""\U00e9""#, "é"), (#""\Ud83d\Ude00""#, "😀"), (#""\101""#, "A"), ("\"é😀\"", "é😀"),
    ])
    func `escapes stand for one character`(_ written: String, _ meant: String) {
        #expect(values("{ a = \(written); }") == ["a": meant])
    }

    @Test func `data is read over and has no text`() {
        #expect(values("{ a = <0fbd 77\n1c>; b = c; }") == ["a": "", "b": "c"])
        #expect(problems("{ a = <0fbd 77\n1c>; b = c; }").isEmpty)
    }

    @Test(arguments: ["\"", "'"])
    func `behind a quotation mark without an end, texts end with their lines`(_ quote: String) {
        let once = "{ a = b; e = \(quote)f\\\(quote)g; h = i; }"
        #expect(values(once) == ["a": "b", "e": "f\(quote)g", "h": "i"])
        let twice = "{ a = b; e = \(quote)f;\\\(quote)g; h = i; }"
        #expect(values(twice) == ["a": "b", "e": "f", "h": "i"])
        let what = problems(twice).map(\.what)
        #expect(what.count { $0 == "a quotation mark is not closed" } == 2)
    }

    @Test(.long, arguments: ["\\\";", "\\';", ")", "}", "(", "{", "<", "/*"])
    func `marks without a partner are read once, however many there are`(_ mark: String) {
        let many = String(repeating: mark, count: 200_000)
        let text = "{ a = b; c = \"'\"; d = \(String(repeating: "{", count: 100_000)) e = \"\(many)"
        #expect(!problems(text).isEmpty)
        #expect(!problems("{ a = b; d = \(String(repeating: "{", count: 100_000))\(many)").isEmpty)
    }

    @Test func `a comment may follow an identifier without a space`() {
        #expect(values("{ A1/* x */ = B2/* y */; }") == ["A1": "B2"])
    }

    @Test func `XML is the same list in other words`() {
        let text = """
            <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0">
            <!-- <key>no</key> --><dict><key>a &amp; b</key><string>&lt;c&#233;&gt;</string>
            <key>list</key><array><string>one</string><string>two</string></array>
            <key>none</key><array/><key>n</key><integer>1</integer></dict></plist>
            """
        #expect(values(text) == ["a & b": "<cé>", "list": "one two", "none": "", "n": "1"])
        #expect(problems(text).isEmpty)
    }

    @Test func `a file in UTF-16 or with a byte-order mark is read`() {
        let text = "{ a = é; }"
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        for bytes in [wide, marked] {
            let list = PropertyList.reading(bytes)
            let value = list.root.flatMap { list.value(of: "a", in: $0) }
            #expect(value.flatMap(list.text) == "é")
        }
    }

    @Test(arguments: [
        ("{ a = b c = d; }", 1), ("{ a = b;\n c d = e; }", 2), ("{ a = b;\n c = ; d = e; }", 2),
        ("{ a = b; l = (x, y; d = e; }", 1), ("{ a = b; l = (x, y,\n d = e; }", 2),
        ("{ a = b; ) d = e; }", 1), ("{ a = b; d = e;", 1), ("{ a = b;\n\n d = e; } }", 3),
        ("{ a = b; d = e; } x", 1), ("{ a = b; @ > d = e; }", 1),
        ("{ a = b; d = e; { f = g; }; }", 1),
        ("{ a = b; /* d = e; }", 1), ("{ a = b; d = \"e; }", 1), ("{ a b; d = e; }", 1),
    ])
    func `what is wrong is told with its line, and the rest is read`(_ text: String, _ line: Int) {
        #expect(values(text)["a"] == (text.contains("a b") ? nil : "b"))
        #expect(problems(text).first?.line == line)
    }

    @Test func `both sides of a merge conflict are read, what was before them is not`() {
        let text = """
            {
            <<<<<<< HEAD
            a = b;
            ||||||| base
            before = c;
            =======
            d = e;
            >>>>>>> branch
            f = g;
            }
            """
        #expect(values(text) == ["a": "b", "d": "e", "f": "g"])
        #expect(problems(text).map(\.line) == [2])
    }

    @Test(arguments: ["", "bplist00\u{1}", "just words", "<plist", "\u{0}\u{1}{"])
    func `what is no list is a problem`(_ text: String) {
        #expect(!problems(text).isEmpty)
    }

    @Test(.long) func `very deep nesting is read without recursion`() {
        let depth = 200_000
        for (open, close) in [("{a=", ";}"), ("(", ")")] {
            let text =
                String(repeating: open, count: depth) + "{}"
                + String(repeating: close, count: depth)
            let list = PropertyList.reading(Array("{ x = \(text); last = here; }".utf8))
            let last = list.root.flatMap { list.value(of: "last", in: $0) }
            #expect(last.flatMap(list.text) == "here")
        }
    }
}
