/// Base64 as in RFC 4648, with padding.
enum Base64 {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let group = Array(rest.prefix(3))
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[$1]) : 0) }
            for index in 0...3 {
                let isPadding = index > group.count
                text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * index) & 63])
            }
            rest = rest.dropFirst(3)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
