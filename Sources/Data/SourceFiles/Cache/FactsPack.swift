import OperatingSystem
import Codebase
import ContentCache

/// A file of facts by content; it is written once and never changed.
///
/// The head lists the contents, so that a reader sees without reading the facts whether it wants any:
///
///     magic, version, sum of the list, sum of the body, count, bytes of strings, bytes of records
///     count × (key, where its record starts)
///     strings, records
struct FactsPack {
    /// The bytes of the head without the list.
    static let headSize = magic.count + 6 * 8
    private static let magic = Array("strata facts\n".utf8)
    private static let entrySize = 24

    private let sums: (list: UInt64, body: UInt64)
    /// How many contents it has.
    let count: Int
    private let stringsSize: Int
    private let recordsSize: Int

    /// The bytes of the list.
    var listSize: Int { count * Self.entrySize }
    /// The bytes of the file.
    var size: Int { Self.headSize + listSize + stringsSize + recordsSize }

    // MARK: Writing

    static func encoded(_ facts: [ContentKey: SourceFacts], by secret: CacheSecret) -> [UInt8] {
        var records = ByteWriter()
        var list: [UInt8] = []
        for (key, facts) in facts {
            for number in [key.high, key.low, UInt64(records.bytes.count)] {
                list += number.littleEndianBytes
            }
            records.put(facts)
        }
        let strings = records.stringTable
        let sizes = [facts.count, strings.count, records.bytes.count].map { UInt64($0) }
        let body = strings + records.bytes
        let sums = [sum(of: list, sizes, by: secret), body.withUnsafeBytes { secret.sum(of: $0) }]
        let numbers = [UInt64(CachedFacts.version)] + sums + sizes
        return magic + numbers.flatMap(\.littleEndianBytes) + list + body
    }

    private static func sum(
        of list: [UInt8], _ sizes: [UInt64], by secret: CacheSecret
    ) -> UInt64 {
        let numbers = (sizes + [UInt64(CachedFacts.version)]).flatMap(\.littleEndianBytes)
        return numbers.withUnsafeBytes { numbers in
            list.withUnsafeBytes { secret.sum(of: numbers, $0) }
        }
    }

    // MARK: Reading

    /// Reads the head.
    ///
    /// - Returns: nil if it is none, or one of another version.
    init?(head: [UInt8], fileSize: Int) {
        guard head.count == Self.headSize, head.starts(with: Self.magic) else { return nil }
        let numbers = stride(from: Self.magic.count, to: head.count, by: 8).map {
            head[$0..<($0 + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard numbers[0] == UInt64(CachedFacts.version),
            numbers[3...].allSatisfy({ $0 <= UInt64(CacheFolder.mostBytes) })
        else { return nil }
        sums = (numbers[1], numbers[2])
        (count, stringsSize, recordsSize) = (Int(numbers[3]), Int(numbers[4]), Int(numbers[5]))
        guard size == fileSize else { return nil }
    }

    /// Where the record of each content starts among the records.
    ///
    /// - Returns: nil if the list is damaged or of another cache.
    func places(in list: [UInt8], by secret: CacheSecret) -> [ContentKey: Int]? {
        let sizes = [count, stringsSize, recordsSize].map { UInt64($0) }
        guard list.count == listSize, Self.sum(of: list, sizes, by: secret) == sums.list else {
            return nil
        }
        var places: [ContentKey: Int] = [:]
        places.reserveCapacity(count)
        list.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: Self.entrySize) {
                let numbers = [0, 8, 16].map {
                    UInt64(
                        littleEndian: bytes.loadUnaligned(
                            fromByteOffset: start + $0, as: UInt64.self))
                }
                places[ContentKey(high: numbers[0], low: numbers[1])] = Int(
                    truncatingIfNeeded: numbers[2])
            }
        }
        return places
    }

    /// The facts of some of its contents.
    ///
    /// - Parameters:
    ///   - body: Strings and records.
    ///   - wanted: Where their records start.
    /// - Returns: nil if anything is damaged or of another cache.
    func facts(
        _ wanted: [Wanted], in body: [UInt8], by secret: CacheSecret
    ) async -> [ContentKey: SourceFacts]? {
        guard body.count == stringsSize + recordsSize, let strings = strings(in: body, by: secret)
        else { return nil }
        // Records of neighbours stand together.
        let ordered = wanted.sorted { $0.place < $1.place }
        let workers = max(1, min(SystemThread.processorCount, ordered.count / Self.leastAtOnce))
        return await withTaskGroup(of: [(ContentKey, SourceFacts)]?.self) { group in
            for worker in 0..<workers {
                let start = ordered.count * worker / workers
                let end = ordered.count * (worker + 1) / workers
                group.addTask { records(ordered[start..<end], in: body, strings) }
            }
            var found: [ContentKey: SourceFacts] = [:]
            found.reserveCapacity(wanted.count)
            for await part in group {
                guard let part else { return nil }
                for (key, facts) in part { found[key] = facts }
            }
            return found
        }
    }

    /// A content of which the facts are wanted, and where its record starts.
    typealias Wanted = (key: ContentKey, place: Int)

    /// From how many records on another thread is worth it.
    private static let leastAtOnce = 64

    /// The table of strings, if the body is what was written.
    private func strings(in body: [UInt8], by secret: CacheSecret) -> [String]? {
        body.withUnsafeBytes { bytes in
            guard secret.sum(of: bytes) == sums.body else { return nil }
            var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[..<stringsSize]))
            reader.readStrings()
            return reader.isSound && reader.isAtEnd ? reader.strings : nil
        }
    }

    private func records(
        _ wanted: ArraySlice<Wanted>, in body: [UInt8], _ strings: [String]
    ) -> [(ContentKey, SourceFacts)]? {
        body.withUnsafeBytes { bytes in
            let records = UnsafeRawBufferPointer(rebasing: bytes[stringsSize...])
            var found: [(ContentKey, SourceFacts)] = []
            found.reserveCapacity(wanted.count)
            for (key, place) in wanted {
                guard 0..<records.count ~= place else { return nil }
                var reader = ByteReader(
                    UnsafeRawBufferPointer(rebasing: records[place...]), strings: strings)
                found.append((key, reader.facts()))
                guard reader.isSound else { return nil }
            }
            return found
        }
    }
}
