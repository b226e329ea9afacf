import Codebase

/// A template that a team keeps for `tuist scaffold`.
package struct ScaffoldTemplate: Equatable, Sendable {
    /// What `tuist scaffold` calls it: the name of its folder.
    package let name: String
    /// What has to be said of each new thing, in the order in which it stands in the template.
    package let attributes: [String]
    /// The file that describes it: `Tuist/Templates/feature/feature.swift`.
    package let manifest: RelativePath

    /// The folder of the Tuist installation that it belongs to, in which `tuist` is run.
    package var installation: RelativePath { manifest.parent.parent.parent.parent }

    /// The attribute that names the new thing; nil if none can be told from the others.
    package var nameAttribute: String? {
        attributes.first { $0.lowercased() == "name" }
            ?? attributes.first { $0.lowercased().hasSuffix("name") }
            ?? (attributes.count == 1 ? attributes.first : nil)
    }

    /// The templates of a codebase, by name.
    package static func all(in tree: SourceTree) -> [ScaffoldTemplate] {
        tree.files.filter(isTemplate).compactMap { file in
            tree.contents.text(of: file, upTo: 1 << 20).map {
                ScaffoldTemplate(
                    name: file.parent.name, attributes: attributes(in: $0), manifest: file)
            }
        }.sorted { $0.name < $1.name }
    }

    /// `Tuist/Templates/feature/feature.swift`.
    private static func isTemplate(_ file: RelativePath) -> Bool {
        let folder = file.parent
        return file.name == folder.name + ".swift" && folder.parent.name == "Templates"
            && folder.parent.parent.name.lowercased() == "tuist"
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
            + attributes.map { "--\($0) \($0 == nameAttribute ? name : "…")" })
            .joined(separator: " ")
    }
}

extension [ScaffoldTemplate] {
    /// The template for a feature, told by its name; the first one if no name tells.
    var forFeatures: ScaffoldTemplate? {
        let words = ["feature", "present", "screen", "scene", "module"]
        return words.lazy.compactMap { word in
            // `DemoModule` makes a module for something else.
            filter { $0.name.lowercased().contains(word) }
                .min { $0.name.count < $1.name.count }
        }.first ?? first
    }
}

/// Works out what `tuist scaffold` makes of a template, without running it.
package protocol ScaffoldReader: Sendable {
    /// The files that a template makes, by their path below the folder in which Tuist is run.
    ///
    /// - Parameters:
    ///   - values: What is said of the new thing, by attribute.
    ///   - tree: The codebase.
    /// - Throws: ``ScaffoldError`` that names what is not understood, or has no value.
    func files(
        of template: ScaffoldTemplate, with values: [String: String], in tree: SourceTree
    ) throws(ScaffoldError) -> [RelativePath: String]
}

/// Why nothing is made of a template.
package struct ScaffoldError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String
    /// Whether saying more of the new thing is all that is missing.
    package let isAnswerable: Bool

    /// An error with its sentences.
    package init(_ description: String, isAnswerable: Bool = false) {
        self.description = description
        self.isAnswerable = isAnswerable
    }
}
