import Codebase
import Testing

@Suite struct LineCounterTests {
    @Test(arguments: [
        ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("\n", 1), ("\n\n", 2), ("a\r\nb\r\n", 2),
        ("a\rb", 2), ("\r\r\n", 2), ("\n\r", 2), ("é\u{2028}b", 1),
    ])
    func `lines are counted wherever a text is cut`(text: String, count: Int) {
        let bytes = Array(text.utf8)
        #expect(FileBytes(bytes).lineCount == count)
        for place in bytes.indices {
            var counter = LineCounter()
            for part in [bytes[..<place], [], bytes[place...]] {
                part.withUnsafeBufferPointer { counter.add($0) }
            }
            #expect(counter.count == count, "\(place)")
        }
    }
}
