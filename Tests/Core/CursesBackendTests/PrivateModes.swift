/// Which private modes a terminal is in after it was sent some bytes.
struct PrivateModes {
    private var isSet: [Int: Bool] = [:]

    init(after output: String) {
        let pieces = output.split(separator: "\u{1B}[?", omittingEmptySubsequences: false)
        for piece in pieces.dropFirst() {
            guard let end = piece.firstIndex(where: { $0 == "h" || $0 == "l" }) else { continue }
            for number in piece[..<end].split(separator: ";").compactMap({ Int($0) }) {
                isSet[number] = piece[end] == "h"
            }
        }
    }

    subscript(mode: Int) -> Bool? { isSet[mode] }

    /// Whether everything is as a shell expects it: main screen, cursor shown, no reports.
    var areTheShells: Bool {
        let off = [1, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026]
        return off.allSatisfy { isSet[$0] != true } && isSet[25] != false
    }
}
