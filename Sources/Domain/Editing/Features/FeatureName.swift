import Codebase

/// Judges the name of a new feature.
struct FeatureName {
    /// The longest name that is accepted, in characters.
    static let longest = 40

    private static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "Swift", "Foundation", "SwiftUI", "UIKit", "AppKit",
        "Testing", "XCTest", "Combine", "Observation", "Void", "Never",
    ]

    /// What is wrong with a name, and what to do; nil if nothing is.
    static func problem(with name: String) -> String? {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isPlain, let first = name.first, first.isLetter else {
            let offer = NameCases(
                name.filter { $0.isASCII && ($0.isLetter || "_-. 0123456789".contains($0)) }
            )
            .pascal
            return "“\(name)” is not a valid module name. Use letters and digits"
                + (problem(with: offer, isOffer: true)
                    ? ", such as \(offer)." : ", such as Search.")
        }
        if !first.isUppercase {
            return "“\(name)” starts with a lower-case letter. Write \(name.capitalizedStart)."
        }
        if name.count < 2 || name.count > longest {
            return "“\(name)” has \(name.count.counted("character")). "
                + "Choose a name of 2 to \(longest)."
        }
        if reserved.contains(name) {
            return "\(name) is reserved by Swift or its frameworks. Choose another name."
        }
        return nil
    }

    private static func problem(with offer: String, isOffer: Bool) -> Bool {
        !offer.isEmpty && offer.first?.isLetter == true && problem(with: offer) == nil
    }
}
