import SwiftSyntax

extension SyntaxProtocol {
    /// The text without what stands around it: `trimmedDescription`, which makes two further trees.
    var plainText: String {
        let bytes = syntaxTextBytes
        let leading = leadingTriviaLength.utf8Length
        let end = bytes.count - trailingTriviaLength.utf8Length
        return leading < end ? String(decoding: bytes[leading..<end], as: UTF8.self) : ""
    }
}
