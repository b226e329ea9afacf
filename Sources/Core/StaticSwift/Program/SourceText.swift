/// One file of a program, before it is parsed.
package struct SourceText: Sendable {
    /// The name that positions mention, and the answer to `#file`.
    package let path: String
    /// The source.
    package let text: String
    /// Whether its top-level statements are run; other files only declare.
    package let isMain: Bool
    /// Whether it declares what a library offers: the program's own declarations go first.
    package let isLibrary: Bool
    /// The tree, if it was parsed before.
    private(set) var parsed: ParsedFile?

    /// Names a file and gives its text.
    package init(path: String, text: String, isMain: Bool = true, isLibrary: Bool = false) {
        self.path = path
        self.text = text
        self.isMain = isMain
        self.isLibrary = isLibrary
    }

    /// The steps that parsing it takes: none for what is as long as files usually are.
    func steps(within limits: Limits) -> Int {
        parsed == nil ? max(0, TokenCount.most(in: text) - limits.freeTokens) : 0
    }

    /// The same source, parsed once for all programs that it becomes a part of.
    package func parsedOnce() -> SourceText {
        var result = self
        result.parsed = LargeStack.run { ParsedFile(self) }
        return result
    }
}
