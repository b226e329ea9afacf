/// How the names in a preview are written, to see what becomes of a screen when they are not short
/// words of narrow letters.
package enum SampleNames: String, CaseIterable, Hashable, Sendable {
    /// As they are.
    case plain
    /// In letters that take two columns each, with an emoji of several scalars at the end.
    case wide
    /// 60 characters long.
    case long

    private static let longest = 60
    private static let filler = "AndEverythingElseThatSomebodyOnceThoughtShouldBePartOfItToo"

    /// A name written this way. Equal names stay equal, different ones different.
    package func name(for name: String) -> String {
        switch self {
        case .plain: name
        case .wide:
            String(String.UnicodeScalarView(name.unicodeScalars.map(Self.widened))) + "👩‍💻"
        case .long: name + Self.filler.prefix(max(0, Self.longest - name.count))
        }
    }

    /// The full-width form of an ASCII letter or digit.
    private static func widened(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        default: scalar
        }
    }
}
