/// Names that mean something inside one file alone: parameters, local and private declarations.
struct HiddenNames {
    /// Where they stand, as often as they do.
    private var places: [Range<Int>] = []

    /// Notes a name, unless it is as short as those that are everywhere.
    mutating func insert(_ name: Range<Int>) {
        if name.count >= 8 { places.append(name) }
    }

    /// The names, ascending, each once.
    func sorted(from bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var names: [String] = []
        for index in TextOrder.sorted(places, of: bytes) {
            let name = String(decoding: bytes[places[index]], as: UTF8.self)
            if names.last != name { names.append(name) }
        }
        return names
    }
}
