/// The version of SwiftPM's tools that a manifest is written for.
package struct ToolsVersion: Hashable, Sendable {
    package let major: Int
    package let minor: Int
    package let patch: Int

    /// A version; what is left out is 0.
    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads the comment `// swift-tools-version:5.9`, which may stand on any line since version 6.
    ///
    /// Without one the manifest is of version 3.1, as SwiftPM has it.
    package init(ofManifest text: String) {
        var rest = text[...]
        // Nearly always it is the first line; a manifest can have very many.
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            if let version = Self.specified(in: line) {
                self = version
                return
            }
            rest = rest[line.endIndex...].dropFirst()
        }
        self.init(3, 1)
    }

    /// Reads `6`, `6.1` or `6.1.2`.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0] else { return nil }
        guard parts.allSatisfy({ $0 != nil && $0 ?? 0 >= 0 }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
    }

    private static func specified(in line: Substring) -> ToolsVersion? {
        var rest = line.drop { $0.isWhitespace }
        guard rest.hasPrefix("//") else { return nil }
        rest = rest.dropFirst(2).drop { $0.isWhitespace }
        let label = "swift-tools-version"
        guard rest.prefix(label.count).lowercased() == label else { return nil }
        rest = rest.dropFirst(label.count).drop { $0.isWhitespace || $0 == ":" }
        return ToolsVersion(rest.prefix { $0.isNumber || $0 == "." })
    }
}

extension ToolsVersion: Comparable, CustomStringConvertible {
    package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// `6.1.0`.
    package var description: String { "\(major).\(minor).\(patch)" }
}

extension ToolsVersion {
    /// The version of the tools whose rules this reader follows.
    package static let installed = ToolsVersion(6, 3, 1)

    /// What `#if swift(>=…)` compares with in a manifest of this version.
    var languageVersion: [Int] {
        switch self {
        case ToolsVersion(6)...: [6, 3, 1]
        case ToolsVersion(5)...: [5, 10]
        case ToolsVersion(4, 2)...: [4, 2]
        default: [4]
        }
    }
}
