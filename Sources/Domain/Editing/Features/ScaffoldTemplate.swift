import Codebase

/// A template that a team keeps for `tuist scaffold`.
///
/// Tuist's templates may run any Swift, so Strata makes no files from them; it says how to.
package struct ScaffoldTemplate: Equatable, Sendable {
    /// What `tuist scaffold` calls it: the name of its folder.
    package let name: String
    /// What has to be said of each new thing, in the order in which it stands in the template.
    package let attributes: [String]

    /// The templates of a codebase, by name.
    package static func all(
        in files: [RelativePath], _ contents: any SourceContents
    ) -> [ScaffoldTemplate] {
        files.filter(isTemplate).compactMap { file in
            contents.text(of: file, upTo: 1 << 20).map {
                ScaffoldTemplate(name: file.parent.name, attributes: attributes(in: $0))
            }
        }.sorted { $0.name < $1.name }
    }

    /// `Tuist/Templates/feature/feature.swift`.
    private static func isTemplate(_ file: RelativePath) -> Bool {
        let folder = file.parent
        return file.name == folder.name + ".swift" && folder.parent.name == "Templates"
            && folder.parent.parent.name == "Tuist"
    }

    private static func attributes(in text: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: ".required(\""),
            let end = rest[start.upperBound...].firstIndex(of: "\"")
        {
            let name = String(rest[start.upperBound..<end])
            if !found.contains(name) { found.append(name) }
            rest = rest[end...]
        }
        return found
    }

    /// The command that makes something of it: `tuist scaffold feature --name Search --author …`.
    package func command(for name: String) -> String {
        (["tuist scaffold \(self.name)"]
            + attributes.map { "--\($0) \($0 == "name" ? name : "…")" })
            .joined(separator: " ")
    }
}
