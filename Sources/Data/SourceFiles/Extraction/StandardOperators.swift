/// The operators that every module has from the standard library.
///
/// Their uses say nothing about where they come from and would outnumber all other names.
enum StandardOperators {
    private static let all: Set<String> = [
        "=", "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||",
        "!", "?", "??", "...", "..<", "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "~", "<<", ">>",
        "&+", "&-", "&*", "&<<", "&>>", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
        "~=", ".==", ".!=", "->",
    ]

    /// Whether the text is one of them.
    static func contains(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.count <= 3 && all.contains(String(decoding: text, as: UTF8.self))
    }
}
