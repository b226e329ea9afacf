/// A word that means something in the grammar, reserved or only at some places.
enum Word: String, CaseIterable {
    case none = ""

    // Reserved: such a word is a name between backticks only.
    case anyType = "Any", `as`, `associatedtype`, `break`, `case`, `catch`, `class`
    case `continue`, `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`
    case `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
    case initializer = "init", `inout`, `internal`, `is`, `let`, `nil`, `operator`
    case `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`
    case selfValue = "self", selfType = "Self", `static`, `struct`, `subscript`, `super`
    case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Names anywhere else.
    case __consuming, __owned, __setter_access, __shared, _const, _local, _modify, _read
    case _borrowing, _consuming, _mutating
    case actor, any, async, attached, autoclosure, available, await
    case backDeployed, borrow, borrowing, consume, consuming, convenience, copy
    case deprecated, didSet, discard, distributed, dynamic, each, escaping, final, freestanding
    case get, indirect, infix, introduced, isolated, lazy, lowerThan, higherThan, assignment
    case associativity, macro, message, modify, mutate, mutating, noasync, noescape, nonisolated
    case nonmutating, objc, obsoleted, of, open, optional, override, package, postfix, prefix
    case preconcurrency, read, reasync, renamed, required, retroactive, safe, sending, Sendable
    case set, some, unavailable, unchecked, unowned, unsafe, unsafeAddress, using
    case weak, willSet, yield, left, right, before
    case metaprotocol = "Protocol", metatype = "Type"
    // Attributes whose arguments have a syntax of their own.
    case _backDeploy, _documentation, _effects, _implements, _specialize, _spi_available, abi
    case derivative, differentiable, specialized, transpose, _noMetadata, noDerivative

    /// Whether it is a word and never a name.
    var isReserved: Bool { self != .none && Self.reserved.contains(self) }

    private static let reserved = Set(allCases.prefix { $0 != .__consuming })
}

/// Finds words by their bytes.
struct WordTable {
    private struct Slot {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var word = Word.none
        var isReserved = false
    }

    /// The longest word is shorter than this.
    private static let longest = 15
    private static let slotCount = 1024

    /// Built once and kept, so that a lookup is one load without a check.
    nonisolated(unsafe) private static let slots: UnsafePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        slots.initialize(repeating: Slot(), count: slotCount)
        for word in Word.allCases where word != .none && word.rawValue.utf8.count <= longest {
            var text = word.rawValue
            let (low, high) = text.withUTF8 { halves($0) }
            var place = place(low, high)
            while slots[place].word != .none { place = (place + 1) & (slotCount - 1) }
            slots[place] = Slot(low: low, high: high, word: word, isReserved: word.isReserved)
        }
        return UnsafePointer(slots)
    }()

    private let slots = Self.slots

    /// The word that some bytes spell.
    @inline(__always)
    func word(
        at start: UnsafePointer<UInt8>, count: Int, room: Int
    ) -> (word: Word, isReserved: Bool) {
        guard count > 1, count <= Self.longest else { return (.none, false) }
        let (low, high) =
            room >= 16
            ? Self.quickHalves(start, count)
            : Self.halves(UnsafeBufferPointer(start: start, count: count))
        var place = Self.place(low, high)
        while slots[place].word != .none {
            if slots[place].low == low, slots[place].high == high {
                return (slots[place].word, slots[place].isReserved)
            }
            place = (place + 1) & (Self.slotCount - 1)
        }
        return (.none, false)
    }

    @inline(__always)
    private static func place(_ low: UInt64, _ high: UInt64) -> Int {
        let mixed = (low ^ (high &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 54)
    }

    @inline(__always)
    private static func quickHalves(
        _ start: UnsafePointer<UInt8>, _ count: Int
    ) -> (UInt64, UInt64) {
        let raw = UnsafeRawPointer(start)
        let low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        if count <= 8 { return (low & (UInt64.max >> UInt64(64 - count * 8)), 0) }
        let high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        return (low, high & (UInt64.max >> UInt64(128 - count * 8)))
    }

    private static func halves(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            let byte = UInt64(byte)
            if index < 8 {
                low |= byte << UInt64(index * 8)
            } else {
                high |= byte << UInt64(index * 8 - 64)
            }
        }
        return (low, high)
    }
}
