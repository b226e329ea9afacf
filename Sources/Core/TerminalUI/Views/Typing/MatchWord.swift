/// One word of a filter.
struct MatchWord: Sendable {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    private let bytes: [UInt8]
    private let ignoresCase: Bool
    private let mode: FilterMatcher.Mode

    init(_ word: String, mode: FilterMatcher.Mode) {
        bytes = Array(word.utf8)
        ignoresCase = !bytes.contains { 0x41...0x5A ~= $0 }
        self.mode = mode
    }

    /// The best place that is found in one pass forwards and one backwards.
    func match(_ text: Bytes) -> FilterMatch? {
        guard !bytes.isEmpty, bytes.count <= text.count else { return nil }
        switch mode {
        case .substring: return substring(in: text)
        case .fuzzy: return substring(in: text) ?? scattered(in: text)
        }
    }

    private func fold(_ byte: UInt8) -> UInt8 {
        ignoresCase && 0x41...0x5A ~= byte ? byte | 0x20 : byte
    }

    /// The word as it is; at the start of a word if it is found there.
    private func substring(in text: Bytes) -> FilterMatch? {
        var best: FilterMatch?
        for start in 0...(text.count - bytes.count) where fold(text[start]) == bytes[0] {
            guard (1..<bytes.count).allSatisfy({ fold(text[start + $0]) == bytes[$0] }) else {
                continue
            }
            let score = 1_000 + score(of: start..<start + bytes.count, in: text)
            if score > best?.score ?? 0 {
                best = FilterMatch(score: score, offsets: Array(start..<start + bytes.count))
            }
        }
        return best
    }

    /// Its letters in order: the first end forwards, and from there the nearest start backwards.
    private func scattered(in text: Bytes) -> FilterMatch? {
        guard let end = firstEnd(in: text) else { return nil }
        var offsets: [Int] = []
        var position = end
        for byte in bytes.reversed() {
            while fold(text[position]) != byte { position -= 1 }
            offsets.append(position)
            position -= 1
        }
        offsets.reverse()
        return FilterMatch(score: score(of: offsets, in: text), offsets: offsets)
    }

    private func firstEnd(in text: Bytes) -> Int? {
        var next = 0
        for position in text.indices where fold(text[position]) == bytes[next] {
            next += 1
            if next == bytes.count { return position }
        }
        return nil
    }

    /// Starts of words and neighbours count; gaps and a long text cost a little.
    private func score(of offsets: some Sequence<Int>, in text: Bytes) -> Int {
        var score = 500 - min(text.count, 300)
        var previous = -2
        for offset in offsets {
            if isStart(offset, in: text) { score += 24 }
            if offset == previous + 1 { score += 16 } else { score -= min(offset - previous, 12) }
            previous = offset
        }
        return score
    }

    private func isStart(_ offset: Int, in text: Bytes) -> Bool {
        guard offset > 0 else { return true }
        let isCapital = 0x41...0x5A ~= text[offset]
        let before = text[offset - 1]
        let isLetter = 0x41...0x5A ~= before | 0 || 0x61...0x7A ~= before || 0x30...0x39 ~= before
        return !isLetter || isCapital && !(0x41...0x5A ~= before)
    }
}
