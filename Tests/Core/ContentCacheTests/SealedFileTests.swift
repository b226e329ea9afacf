import ContentCache
import Testing

@Suite struct SealedFileTests {
    private let form = SealedFile(magic: "form\n", version: 1)
    private let secret = CacheSecret.random()

    @Test(arguments: [[], [1], Array(0..<200)] as [[UInt8]])
    func `a body comes back as it was`(body: [UInt8]) {
        #expect(form.body(of: form.file(body, by: secret), by: secret) == body)
    }

    @Test func `a change of any bit and any cut are noticed`() {
        let file = form.file(Array(0..<30), by: secret)
        for bit in 0..<(file.count * 8) {
            var damaged = file
            damaged[bit / 8] ^= 1 << (bit % 8)
            #expect(form.body(of: damaged, by: secret) == nil, "bit \(bit)")
        }
        for count in 0..<file.count {
            #expect(form.body(of: Array(file.prefix(count)), by: secret) == nil)
        }
    }

    @Test func `files of others are not believed`() {
        let file = form.file([1, 2, 3], by: secret)
        #expect(form.body(of: file, by: .random()) == nil)
        for other in [SealedFile(magic: "form\n", version: 2), .init(magic: "frm\n", version: 1)] {
            #expect(other.body(of: file, by: secret) == nil)
        }
    }
}
