extension String {
    /// Whether it is no name that the platform's own types have for members, as `default` or `map`.
    package var isRareMember: Bool { !Self.everyday.contains(self) && !isStandardMember }

    /// Members of the standard library, Foundation and the toolkits of one word, which a name alone
    /// does not tell from those of extensions.
    private static let everyday = Set(
        """
        add alert all append background black blue body border bottom bounds button capacity center
        clear close color compactMap contains content continuous count current data date dateFormat
        decode default description destructive disabled dismiss distance dropFirst dropLast elements
        encode end endIndex enumerated error failure fill filter first firstIndex flatMap font forEach
        format frame general get gray green hasPrefix hasSuffix hash hashValue height hidden id index
        indices infinity info inline insert invalid isEmpty item items joined key keys large last layer
        leading left length lowerBound main map matches max medium message min name never none normal
        now object offset open orange overlay padding path perform pi plain prefix present primary print rawValue
        red reduce regular remove removeAll removeFirst removeLast replacing reset result resume
        reversed right rounded save secondary set shadow shared show shuffled size small some sort sorted split
        standard start startIndex state stop string stroke style subscript success suffix tag text tint title
        toggle top trailing type union unknown update upperBound url utf8 value values view white width
        write yellow zero zip
        """.listed)
}
