extension Size: CustomStringConvertible {
    /// As people write it: `80x24`.
    package var description: String { "\(width)x\(height)" }

    /// Reads `80x24`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            width >= 0, height >= 0
        else { return nil }
        self.init(width: width, height: height)
    }
}
