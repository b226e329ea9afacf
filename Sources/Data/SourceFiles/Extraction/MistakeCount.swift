@_spi(RawSyntax) import SwiftSyntax

/// Counts what in a tree is not Swift.
///
/// SwiftParser compares each mistake with all the others when it is asked to say what is wrong: of a
/// hundred thousand it would never tell. Nobody reads so many.
enum MistakeCount {
    /// More than a person can make in a file that is Swift.
    private static let most = 500

    /// Whether a tree has so many mistakes that none of them says anything.
    static func isHopeless(_ tree: RawSyntax) -> Bool {
        var count = 0
        // A list and no recursion, which a deep tree would take too far.
        var pending = [tree]
        while let node = pending.popLast() {
            if let token = node.tokenView {
                let isMistake =
                    token.presence == .missing || token.tokenDiagnostic?.severity == .error
                count += isMistake ? 1 : 0
            } else if let layout = node.layoutView {
                count += node.kind == .unexpectedNodes ? 1 : 0
                for case let child? in layout.children { pending.append(child) }
            }
            if count > most { return true }
        }
        return false
    }
}
