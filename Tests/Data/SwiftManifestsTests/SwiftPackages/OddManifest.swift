import Foundation

/// One of the manifests of `OddManifests.swift`: declarations, and the body of a function that gives
/// targets.
struct OddManifest {
    let name: String
    let declarations: String
    let body: String

    static let all: [OddManifest] = cases(in: text + overloads + forms + styles + traps)

    private static func cases(in text: String) -> [OddManifest] {
        text.components(separatedBy: "//// ").dropFirst().reduce(
            into: []
        ) { cases, part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            let code = lines.dropFirst().joined(separator: "\n")
            guard lines.first == "global", let last = cases.popLast() else {
                cases.append(OddManifest(name: String(lines[0]), declarations: "", body: code))
                return
            }
            let halves = code.components(separatedBy: "////\n")
            cases.append(OddManifest(name: last.name, declarations: halves[0], body: halves[1]))
        }
    }

    private static let head = """
        // swift-tools-version: 5.9
        import PackageDescription
        import Foundation
        func t(_ names: [String]) -> [Target] { names.map { .target(name: $0) } }

        """

    /// A manifest of this case alone.
    var manifest: String {
        Self.head + declarations + "func made() -> [Target] {\n" + body
            + "}\nlet package = Package(name: \"P\", targets: made())\n"
    }

    /// The same as statements of the manifest itself; nil if the body returns early.
    var topLevelManifest: String? {
        let parts = ("\n" + body).components(separatedBy: "\nreturn ")
        guard parts.count == 2, !parts[0].contains("return t(") else { return nil }
        return Self.head + declarations + parts[0]
            + "\nlet package = Package(name: \"P\", targets: \(parts[1]))\n"
    }

    /// One manifest with the targets of all cases, their names preceded by the number of the case.
    static func manifest(of cases: [OddManifest]) -> String {
        var text = head + cases.map(\.declarations).joined()
        for (index, odd) in cases.enumerated() {
            text += "func case\(index)() -> [Target] {\n\(odd.body)}\n"
        }
        text += """
            func text(_ dependency: Target.Dependency) -> String {
                switch dependency {
                case .targetItem(let name, _): return "t:" + name
                case .productItem(let name, _, _, _): return "p:" + name
                case .byNameItem(let name, _): return "n:" + name
                @unknown default: return "?"
                }
            }
            func numbered(_ number: Int, _ targets: [Target]) -> [Target] {
                targets.enumerated().map { index, target in
                    let names = target.dependencies.map(text).joined(separator: ",")
                    return .target(name: "\\(number)|\\(index)|\\(target.name)|\\(names)")
                }
            }
            var found: [Target] = []

            """
        for index in cases.indices { text += "found += numbered(\(index), case\(index)())\n" }
        return text + "let package = Package(name: \"P\", targets: found)\n"
    }
}
