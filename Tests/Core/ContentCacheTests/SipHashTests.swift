import ContentCache
import Testing

@Suite struct SipHashTests {
    /// The first of the vectors that come with the authors' program: the key is 00 … 0F, the text
    /// 00 01 02 … of each length. https://github.com/veorq/SipHash/blob/master/vectors.h
    @Test(
        arguments: [
            (0, 0xE6A8_25BA_047F_81A3, 0x9302_55C7_1472_F66D),
            (1, 0x44AF_996B_D8C1_87DA, 0x45FC_229B_1159_7634),
            (2, 0xC75D_A4A4_8D22_7781, 0xE4FF_0AF6_DE8B_A3FC),
            (3, 0x4EA9_6752_0CB6_709C, 0x51ED_8529_B0B6_335F),
        ] as [(Int, UInt64, UInt64)])
    func `the digests are those of the authors`(length: Int, high: UInt64, low: UInt64) {
        let secret = CacheSecret(0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
        let text = (0..<UInt8(length)).map { $0 }
        let key = text.withUnsafeBytes { secret.key(of: $0) }
        #expect(key == ContentKey(high: high, low: low))
    }

    @Test func `keys differ by secret, by every bit and by whether the text goes on`() {
        let (first, second) = (CacheSecret(1, 2), CacheSecret(1, 3))
        var keys: Set<ContentKey> = []
        var texts = [[UInt8](repeating: 0, count: 40)]
        for bit in 0..<320 {
            texts.append(texts[0])
            texts[bit + 1][bit / 8] ^= 1 << (bit % 8)
        }
        for text in texts {
            text.withUnsafeBytes {
                keys.insert(first.key(of: $0))
                keys.insert(first.key(of: $0, isCut: true))
                keys.insert(second.key(of: $0))
            }
        }
        #expect(keys.count == texts.count * 3)
    }

    @Test func `parts do not run into each other`() {
        let secret = CacheSecret.random()
        let whole: [UInt8] = Array(0..<16)
        let sums = (0...16).map { cut in
            whole.withUnsafeBytes {
                secret.sum(
                    of: UnsafeRawBufferPointer(rebasing: $0[..<cut]),
                    UnsafeRawBufferPointer(rebasing: $0[cut...]))
            }
        }
        #expect(Set(sums).count == 17)
    }

    @Test func `a secret is what it was once it is written`() {
        let secret = CacheSecret.random()
        #expect(secret.bytes.withUnsafeBytes { CacheSecret($0) } == secret)
        #expect(secret.bytes.dropLast().withUnsafeBytes { CacheSecret($0) } == nil)
    }
}
