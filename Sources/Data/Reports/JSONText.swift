import Codebase

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a report as JSON that scripts can rely on: keys in a stable order, one line break at the end.
package func jsonText(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self).withSafeEscapes + "\n"
}

extension String {
    /// JSON that means the same and may go to a terminal or a log: what is not drawn there as it is
    /// stands as its number.
    ///
    /// So does the second sign of `##`, with which commands begin that services read in a log
    /// wherever they are in a line: `##vso[…]` of Azure Pipelines, `##teamcity[…]` of TeamCity.
    fileprivate var withSafeEscapes: String {
        guard utf8.contains(where: { $0 >= 0x7F }) || hasScalars("##") else { return self }
        var text = ""
        text.reserveCapacity(utf8.count)
        var previous: Unicode.Scalar = " "
        for scalar in unicodeScalars {
            if scalar.isHidden || (scalar == "#" && previous == "#") {
                for unit in String(scalar).utf16 { text += "\\u" + unit.fourDigits }
            } else {
                text.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would act on it, or show nothing.
    private static let hidden: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .unassigned,
    ]

    fileprivate var isHidden: Bool {
        value >= 0x7F && Self.hidden.contains(properties.generalCategory)
    }
}

extension UInt16 {
    fileprivate var fourDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
