/// A complete `CSI` sequence, taken apart.
struct ControlSequence {
    /// `<`, `=`, `>` or `?`, or `nil`.
    var marker: UInt8?
    /// Parameters, each with its sub-parameters; `nil` where nothing was written.
    var parameters: [[Int?]]
    var intermediates: [UInt8]
    var final: UInt8

    /// - Parameter body: Everything between `CSI` and the final byte.
    init(body: ArraySlice<UInt8>, final: UInt8) {
        var body = body
        if let first = body.first, (0x3C...0x3F).contains(first) {
            marker = first
            body = body.dropFirst()
        }
        let numbers = body.prefix { (0x30...0x3F).contains($0) }
        intermediates = Array(body.dropFirst(numbers.count))
        let written = numbers.split(separator: 0x3B, omittingEmptySubsequences: false)
        parameters = (numbers.isEmpty ? [] : written).map {
            $0.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
        }
        self.final = final
    }

    /// The main value of a parameter.
    func parameter(_ index: Int, or fallback: Int = 0) -> Int {
        subparameter(index, 0) ?? fallback
    }

    func subparameter(_ index: Int, _ subindex: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(subindex)
        else { return nil }
        return parameters[index][subindex]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { number, digit in
            guard (0x30...0x39).contains(digit) else { return number }
            return min(number * 10 + Int(digit - 0x30), 0x10_FFFF)
        }
    }
}
