/// What something is kept under: a digest of the content that it is of.
package struct ContentKey: Hashable, Sendable {
    /// The first half.
    package let high: UInt64
    /// The second half.
    package let low: UInt64

    /// What sets and dictionaries ask for: a digest is a hash already, of a secret that nobody knows.
    package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: low) ^ seed }

    /// A key of its halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

/// What makes the keys of one cache.
///
/// Who does not know it cannot write two texts with the same key, so that nobody can pass off what is
/// kept of one as that of another, and files that another cache wrote are not believed.
package struct CacheSecret: Equatable, Sendable {
    /// The bytes of it.
    package static let size = 16

    private let first: UInt64
    private let second: UInt64

    /// A secret of its halves.
    package init(_ first: UInt64, _ second: UInt64) {
        self.first = first
        self.second = second
    }

    /// A secret as it was written; nil if the size is not right.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.size else { return nil }
        first = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
        second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }

    /// One that nobody knows.
    package static func random() -> CacheSecret {
        CacheSecret(.random(in: 0 ... .max), .random(in: 0 ... .max))
    }

    /// The bytes to write.
    package var bytes: [UInt8] { first.littleEndianBytes + second.littleEndianBytes }

    /// The key of a content.
    ///
    /// - Parameter isCut: Whether the content goes on where the bytes end.
    package func key(of bytes: UnsafeRawBufferPointer, isCut: Bool = false) -> ContentKey {
        var hash = SipHash(first, isCut ? ~second : second)
        hash.take(bytes)
        return hash.finish()
    }

    /// What tells damaged files, and those of others.
    package func sum(of parts: UnsafeRawBufferPointer...) -> UInt64 {
        var hash = SipHash(~first, second)
        for part in parts { hash.take(part) }
        return hash.finish().high
    }
}

/// SipHash-2-4 with 128 bits.
///
/// J.-P. Aumasson, D. J. Bernstein: SipHash, a fast short-input PRF.
/// Each part ends as a text of its own would, so that parts cannot run into each other.
struct SipHash {
    private var a: UInt64
    private var b: UInt64
    private var c: UInt64
    private var d: UInt64

    init(_ first: UInt64, _ second: UInt64) {
        a = first ^ 0x736f_6d65_7073_6575
        b = second ^ 0x646f_7261_6e64_6f6d ^ 0xee
        c = first ^ 0x6c79_6765_6e65_7261
        d = second ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            take(UInt64(littleEndian: word))
            index += 8
        }
        var rest = UInt64(truncatingIfNeeded: bytes.count) << 56
        for (place, byte) in bytes[index...].enumerated() { rest |= UInt64(byte) << (place * 8) }
        take(rest)
    }

    private mutating func take(_ word: UInt64) {
        d ^= word
        round()
        round()
        a ^= word
    }

    mutating func finish() -> ContentKey {
        c ^= 0xee
        for _ in 0..<4 { round() }
        let first = a ^ b ^ c ^ d
        b ^= 0xdd
        for _ in 0..<4 { round() }
        return ContentKey(high: first, low: a ^ b ^ c ^ d)
    }

    private mutating func round() {
        a = a &+ b
        b = (b << 13 | b >> 51) ^ a
        a = a << 32 | a >> 32
        c = c &+ d
        d = (d << 16 | d >> 48) ^ c
        a = a &+ d
        d = (d << 21 | d >> 43) ^ a
        c = c &+ b
        b = (b << 17 | b >> 47) ^ c
        c = c << 32 | c >> 32
    }
}
