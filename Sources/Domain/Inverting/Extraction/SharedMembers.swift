import Architecture
import Codebase

/// Static members that the SDK's types have already. In their own module those that it adds go before;
/// from outside it is unclear which is meant.
struct SharedMembers: Sendable {
    let split: Split

    /// - Throws: The first place where both would be seen.
    func check(_ moved: MovedDeclarations) throws(PlanStop) {
        let all = moved.all.map(\.details).filter { details in
            guard let type = details.container, details.isStatic,
                details.isSeenInModule
            else { return false }
            return Self.names[type]?.contains(details.name) == true
                && !split.sources.kinship.isDeclared(type)
        }
        if all.isEmpty { return }
        for (path, file) in split.stayingFiles + split.foreignFiles {
            for use in file.details.uses where use.local == nil {
                let meant = all.first {
                    $0.name == use.name && mayBeOf($0.container, use, in: file)
                }
                guard let meant else { continue }
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)) names \(meant.path), as the SDK "
                        + "does: outside of its module it is not clear which is meant. Give it another "
                        + "name first.")
            }
        }
    }

    private func mayBeOf(_ type: String?, _ use: NameUse, in file: ReadFile) -> Bool {
        switch use.base?.kind {
        case .use(let base): file.details.uses[base].name == type
        case .implicit: true
        default: false
        }
    }

    private static let colors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray",
        "magenta", "orange", "purple", "red", "white", "yellow",
    ]

    private static let names: [String: Set<String>] = [
        "UIColor": colors.union([
            "label", "link", "placeholderText", "secondaryLabel", "separator", "systemBackground",
            "systemBlue", "systemGray", "systemGreen", "systemOrange", "systemPink", "systemRed",
            "systemYellow", "tertiaryLabel", "tintColor",
        ]),
        "NSColor": colors.union(["labelColor", "secondaryLabelColor", "textColor"]),
        "Color": [
            "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo",
            "mint", "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white",
            "yellow",
        ],
        "Font": [
            "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle",
            "subheadline", "title", "title2", "title3",
        ],
        "Animation": [
            "bouncy", "default", "easeIn", "easeInOut", "easeOut", "linear", "smooth", "snappy",
            "spring",
        ],
        "Date": ["distantFuture", "distantPast", "now"],
    ]
}
