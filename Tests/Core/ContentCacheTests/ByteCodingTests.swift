import ContentCache
import Testing

@Suite struct ByteCodingTests {
    @Test func `what was put is taken in its order`() {
        var writer = ByteWriter()
        for number in [0, 1, 127, 128, 300, -1, .max, .min] { writer.put(number) }
        writer.put(["a", "b", "a"]) { $0.put($1) }
        writer.put(nil)
        writer.putText("c\u{0}d")
        taken(from: writer) { reader in
            #expect(
                (0..<8).map { _ in reader.number() } == [0, 1, 127, 128, 300, -1, .max, .min])
            #expect(reader.array { $0.string() } == ["a", "b", "a"])
            #expect(reader.optionalString() == nil)
            #expect(reader.text() == "c\u{0}d")
            #expect(reader.isSound && reader.isAtEnd)
        }
        #expect(writer.strings == ["a", "b"])
    }

    @Test func `texts that look alike keep their bytes`() {
        let names = ["\u{E9}", "e\u{301}"]
        var writer = ByteWriter()
        writer.put(names) { $0.put($1) }
        taken(from: writer) { reader in
            let found = reader.array { $0.string() }
            #expect(found.map { Array($0.utf8) } == names.map { Array($0.utf8) })
        }
    }

    @Test func `bytes that make no sense give nothing and say so`() {
        let cases: [([UInt8], (inout ByteReader) -> Void)] = [
            ([], { _ = $0.bits() }), ([0x80], { _ = $0.bits() }),
            ([UInt8](repeating: 0xFF, count: 11), { _ = $0.bits() }),
            ([5, 1], { _ = $0.array { $0.number() } }), ([9, 65], { _ = $0.text() }),
            ([3], { _ = $0.string() }),
        ]
        for (bytes, take) in cases {
            bytes.withUnsafeBytes { buffer in
                var reader = ByteReader(buffer)
                take(&reader)
                #expect(!reader.isSound, "\(bytes)")
                #expect(reader.number() == 0)
            }
        }
    }

    private func taken(from writer: ByteWriter, _ take: (inout ByteReader) -> Void) {
        let table = writer.stringTable
        writer.bytes.withUnsafeBytes { bytes in
            table.withUnsafeBytes { table in
                var strings = ByteReader(table)
                strings.readStrings()
                #expect(strings.isSound && strings.isAtEnd)
                var reader = ByteReader(bytes, strings: strings.strings)
                take(&reader)
            }
        }
    }
}
