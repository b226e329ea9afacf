import Codebase

/// Collects what records say of one file in the form in which it is handed on.
struct FileEncoder {
    private var symbols = WireWriter()
    private var symbolCount = 0
    private var occurrences = WireWriter()
    private var occurrenceCount = 0
    private var numbers: [UnsafeMutableRawPointer: Int] = [:]

    /// Most bytes of one file: some million occurrences.
    private static let limit = 64 << 20

    /// Whether there is room for more.
    var isInBounds: Bool { symbols.bytes.count + occurrences.bytes.count < Self.limit }

    /// The number of a symbol, by its place in the library's memory while a record is open.
    mutating func number(of place: UnsafeMutableRawPointer, symbol: () -> RawSymbol) -> Int {
        if let known = numbers[place] { return known }
        defer { symbolCount += 1 }
        numbers[place] = symbolCount
        write(symbol().symbol)
        return symbolCount
    }

    private mutating func write(_ symbol: CompiledSymbol) {
        symbols.write(symbol.kind.rawValue)
        symbols.write(symbol.name)
        symbols.write(symbol.usr)
        symbols.write(symbol.module ?? "")
        symbols.write(symbol.owner ?? "")
    }

    mutating func add(
        line: Int, column: Int, symbol: Int, roles: UInt32,
        relations: [(roles: UInt32, symbol: Int)]
    ) {
        occurrenceCount += 1
        for number in [line, column, symbol, Int(roles), relations.count] {
            occurrences.write(number)
        }
        for relation in relations {
            occurrences.write(Int(relation.roles))
            occurrences.write(relation.symbol)
        }
    }

    /// Ends a record: the next one has other symbols at the same places.
    mutating func endRecord() { numbers = [:] }

    /// All of it.
    var encoded: WireWriter {
        var writer = WireWriter()
        writer.write(symbolCount)
        writer.write(symbols)
        writer.write(occurrenceCount)
        writer.write(occurrences)
        return writer
    }
}

extension CompiledFile {
    /// Reads what a ``FileEncoder`` collected.
    init(decoding content: WireReader) throws(WireReader.Cut) {
        var reader = content
        let symbolCount = try reader.number()
        var texts = try reader.part()
        var symbols: [CompiledSymbol] = []
        for _ in 0..<symbolCount { symbols.append(try Self.symbol(from: &texts)) }
        let occurrenceCount = try reader.number()
        var numbers = try reader.part()
        var occurrences: [Occurrence] = []
        for _ in 0..<occurrenceCount {
            occurrences.append(try Self.occurrence(from: &numbers))
        }
        self.init(symbols: symbols, occurrences: occurrences)
    }

    private static func symbol(
        from reader: inout WireReader
    ) throws(WireReader.Cut) -> CompiledSymbol {
        let kind = CompiledSymbol.Kind(rawValue: try reader.text()) ?? .other
        let (name, usr) = (try reader.text(), try reader.text())
        let (module, owner) = (try reader.text(), try reader.text())
        return CompiledSymbol(
            kind: kind, name: name, usr: usr, module: module.isEmpty ? nil : module,
            owner: owner.isEmpty ? nil : owner)
    }

    private static func occurrence(
        from reader: inout WireReader
    ) throws(WireReader.Cut) -> Occurrence {
        let (line, column, symbol) = (
            try reader.number(), try reader.number(), try reader.number()
        )
        let roles = OccurrenceRoles(rawValue: UInt32(try reader.number()))
        var relations: [Occurrence.Relation] = []
        for _ in 0..<(try reader.number()) {
            let roles = OccurrenceRoles(rawValue: UInt32(try reader.number()))
            relations.append(Occurrence.Relation(roles: roles, symbol: try reader.number()))
        }
        return Occurrence(
            line: line, column: column, symbol: symbol, roles: roles, relations: relations)
    }
}
