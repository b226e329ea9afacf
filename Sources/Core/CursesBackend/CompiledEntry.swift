/// A terminfo entry in its compiled form; see term(5), "extended number format".
struct CompiledEntry {
    let name: String
    /// All capabilities in their standard order.
    var booleans: [Bool] = []
    var numbers: [Int32] = []
    var strings: [String?] = []
    var extendedNumbers: [(name: String, value: Int32)] = []

    private static let magic: UInt16 = 0o1036

    init(name: String) {
        self.name = name
    }

    var bytes: [UInt8] {
        let names = Array(name.utf8) + [0]
        let (offsets, table) = stringTable
        var bytes: [UInt8] = []
        let sizes = [names.count, booleans.count, numbers.count, strings.count, table.count]
        for value in [Self.magic] + sizes.map(UInt16.init) { append(value, to: &bytes) }
        bytes += names + booleans.map { $0 ? 1 : 0 }
        pad(&bytes)
        for number in numbers { append(UInt32(bitPattern: number), to: &bytes) }
        for offset in offsets { append(UInt16(bitPattern: offset), to: &bytes) }
        bytes += table
        pad(&bytes)
        return bytes + supplement
    }

    private var stringTable: (offsets: [Int16], table: [UInt8]) {
        var table: [UInt8] = []
        let offsets = strings.map { string -> Int16 in
            guard let string else { return -1 }
            defer { table += Array(string.utf8) + [0] }
            return Int16(table.count)
        }
        return (offsets, table)
    }

    /// Capabilities that have no place in the standard order.
    private var supplement: [UInt8] {
        var bytes: [UInt8] = []
        let table: [UInt8] = extendedNumbers.flatMap { Array($0.name.utf8) + [0] }
        let count = extendedNumbers.count
        for value in [0, count, 0, count, table.count] { append(UInt16(value), to: &bytes) }
        for number in extendedNumbers { append(UInt32(bitPattern: number.value), to: &bytes) }
        var offset = 0
        for number in extendedNumbers {
            append(UInt16(offset), to: &bytes)
            offset += number.name.utf8.count + 1
        }
        return bytes + table
    }

    private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    private func pad(_ bytes: inout [UInt8]) {
        if bytes.count % 2 == 1 { bytes.append(0) }
    }
}
