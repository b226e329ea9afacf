/// The text of the manifest of a local package with one library.
package struct LocalPackageManifest {
    /// The whole text.
    package let text: String

    /// The manifest of a package that is called as its library.
    package init(_ name: String, _ settings: LocalPackageSettings, _ needs: LocalPackageNeeds) {
        var target = ["            name: \"\(name)\""]
        if !needs.products.isEmpty {
            target.append(Self.list("dependencies", needs.products, indent: 12))
        }
        if !settings.swiftSettings.isEmpty {
            target.append(Self.list("swiftSettings", settings.swiftSettings, indent: 12))
        }
        var parts = [
            "    name: \"\(name)\"",
            Self.list("platforms", settings.platforms, indent: 4),
            Self.list(
                "products", [".library(name: \"\(name)\", targets: [\"\(name)\"])"], indent: 4),
        ]
        if !needs.packages.isEmpty {
            parts.append(Self.list("dependencies", needs.packages, indent: 4))
        }
        parts.append(
            "    targets: [\n        .target(\n\(target.joined(separator: ",\n"))\n        )\n    ]"
        )
        if let mode = settings.languageMode { parts.append("    swiftLanguageModes: [\(mode)]") }
        text = """
            // swift-tools-version: \(settings.toolsVersion)
            import PackageDescription

            let package = Package(
            \(parts.joined(separator: ",\n"))
            )

            """
    }

    private static func list(_ key: String, _ lines: [String], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return "\(space)\(key): [\n" + lines.map { "\(space)    \($0),\n" }.joined() + "\(space)]"
    }
}
