import Codebase
import Testing

@testable import IndexStores

@Suite struct WireTests {
    private let request = ReadingRequest(
        library: "/usr/lib/lib.so", stores: ["/a", "/ü"],
        files: [.init(paths: ["/a/b.swift", "/c"], changed: 1_763_000_000_123_456_789)])

    @Test func `a request comes out as it went in`() {
        #expect(ReadingRequest(arguments: request.arguments) == request)
    }

    @Test(arguments: [
        [], ["lib"], ["lib", "2", "/a"], ["lib", "-1"], ["lib", "x"], ["lib", "0", "x"],
        ["lib", "0", "7", "1"],
    ])
    func `arguments that are none of a request are none`(arguments: [String]) {
        #expect(ReadingRequest(arguments: arguments) == nil)
    }

    @Test func `lengths that promise more than there is are not believed`() {
        var writer = WireWriter()
        writer.write(0xFFFF_FFFF)
        #expect(throws: WireReader.Cut.self) {
            try CompiledFile(decoding: WireReader(writer.bytes[...]))
        }
    }

    @Test func `a file comes out as it went in`() throws {
        var encoder = FileEncoder()
        let places = [UnsafeMutableRawPointer(bitPattern: 8), .init(bitPattern: 16)]
        let numbers = places.compactMap(\.self).map { place in
            encoder.number(of: place) {
                RawSymbol(kind: 6, subkind: 0, name: "Cart", usr: "s:4Core4CartV")
            }
        }
        #expect(numbers == [0, 1])
        encoder.add(line: 3, column: 5, symbol: 1, roles: 4, relations: [(roles: 1024, symbol: 0)])
        encoder.add(line: 1, column: 2, symbol: 0, roles: 2, relations: [])
        let file = try CompiledFile(decoding: WireReader(encoder.encoded.bytes[...]))
        let cart = CompiledSymbol(
            kind: .struct, name: "Cart", usr: "s:4Core4CartV", module: "Core", owner: "Cart")
        #expect(file.symbols == [cart, cart])
        #expect(
            file.occurrences == [
                Occurrence(line: 1, column: 2, symbol: 0, roles: .definition),
                Occurrence(
                    line: 3, column: 5, symbol: 1, roles: .reference,
                    relations: [.init(roles: .baseOf, symbol: 0)]),
            ])
    }

    @Test func `occurrences of symbols that were not sent are left out`() throws {
        var encoder = FileEncoder()
        encoder.add(line: 1, column: 1, symbol: 7, roles: 4, relations: [])
        let file = try CompiledFile(decoding: WireReader(encoder.encoded.bytes[...]))
        #expect(file.occurrences.isEmpty)
    }
}
