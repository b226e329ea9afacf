import Architecture
import Testing

@Suite struct LineDifferenceTests {
    private func lines(_ old: String, _ new: String) -> [String] {
        LineDifference(from: old, to: new).lines.map { line in
            "\(line.old.map { "\($0)" } ?? "·")|\(line.new.map { "\($0)" } ?? "·")|\(line.text)"
        }
    }

    @Test func `what is gone stands before what is new in its place`() {
        #expect(lines("a\nb\nc\n", "a\nB\nc\n") == ["1|1|a", "2|·|b", "·|2|B", "3|3|c"])
    }

    @Test func `equal texts have no change`() {
        #expect(lines("a\nb", "a\nb\n") == ["1|1|a", "2|2|b"])
    }

    @Test(arguments: [("", ""), ("a\n", ""), ("", "a\n"), ("a\nb\nc\nd", "d\nc\nb\na")])
    func `both texts can be put together again`(old: String, new: String) {
        let lines = LineDifference(from: old, to: new).lines
        let before = lines.filter { $0.old != nil }.map(\.text)
        let after = lines.filter { $0.new != nil }.map(\.text)
        #expect(before == old.split(separator: "\n").map(String.init))
        #expect(after == new.split(separator: "\n").map(String.init))
    }
}
