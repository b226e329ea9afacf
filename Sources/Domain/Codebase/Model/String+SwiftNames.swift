extension String {
    /// The text as code names it, between backticks where it is no name without; nil where nothing in
    /// Swift can be called so.
    package var swiftName: String? {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return nil }
        let isPlain =
            (first == "_" || first.properties.isXIDStart)
            && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        if isPlain, !Self.reserved.contains(self) { return self }
        // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0451-escaped-identifiers.md
        let isRaw =
            !scalars.contains { $0 == "`" || $0 == "\\" || $0.isHidden }
            && scalars.contains {
                $0 == "_" || $0.properties.isXIDContinue || $0.properties.isEmojiPresentation
            }
        return isRaw ? "`\(self)`" : nil
    }

    /// The statement that imports a module of this name; nil where no module can be called so.
    package var importStatement: String? { swiftName.map { "import \($0)" } }

    private static let reserved = Set(
        """
        Any Self as associatedtype break case catch class continue default defer deinit \
        do else enum extension fallthrough false fileprivate for func guard if import in init inout \
        internal is let nil operator precedencegroup private protocol public repeat rethrows \
        return self static struct subscript super switch throw throws true try typealias var where \
        while
        """.split(separator: " ").map(String.init))
}

extension Unicode.Scalar {
    /// Whether nobody sees it where it stands, or it changes how what is beside it is shown: control
    /// characters, ends of lines, what has no width, and what turns the direction of text.
    package var isHidden: Bool {
        if value < 0x7F { return value < 0x20 }
        if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint {
            return true
        }
        return [.control, .format, .lineSeparator, .paragraphSeparator]
            .contains(properties.generalCategory)
    }
}
