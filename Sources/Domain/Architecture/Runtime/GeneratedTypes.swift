import Codebase

/// A type that a tool writes for one module.
package struct GeneratedType: Equatable, Sendable {
    /// Its name.
    package let name: String
    /// What it is written from, or what asks for it.
    package let origin: RelativePath
}

/// The types that Xcode, SwiftGen and R.swift write for one module while it is built, so that no source
/// declares them and no other module sees them.
package struct GeneratedTypes: Sendable {
    /// What each type is written from.
    private var origins: [String: RelativePath] = [:]
    /// What may ask for R.swift; empty where it wrote its file among the sources.
    private var descriptions: [RelativePath] = []
    private let contents: any SourceContents

    /// The types that are written for a module.
    ///
    /// - Parameter files: All files of the codebase.
    package init(of module: Module, in codebase: Codebase, files: [RelativePath]) {
        contents = codebase.contents
        let scope = GeneratorScope(of: module, in: codebase)
        let near = files.filter(scope.contains)
        let names = Set(near.lazy.filter { $0.fileExtension == "swift" }.map(\.name))
        for file in near {
            for type in Self.types(from: file, in: codebase.contents, besides: names) {
                origins[type] = origins[type] ?? file
            }
        }
        if !names.contains("R.generated.swift") {
            descriptions = scope.descriptions(among: files)
        }
    }

    /// How a project names R.swift: its program, its library, its Pod and its package.
    private static let callsOfResources = ["rswift", "Rswift", "'R.swift'", "mac-cain13/R.swift"]

    /// The first of some names, ascending, that is written, and what it is written from.
    ///
    /// - Parameter names: What a file names, at the top or as a member.
    package func first(among names: some Sequence<String>) -> GeneratedType? {
        let names = Set(names)
        if let name = names.filter({ origins[$0] != nil }).min(), let origin = origins[name] {
            return GeneratedType(name: name, origin: origin)
        }
        // A type parameter may be called R as well.
        guard names.contains("R"), !names.isDisjoint(with: Self.kindsOfResources) else {
            return nil
        }
        return descriptions.first(where: asksForResources).map {
            GeneratedType(name: "R", origin: $0)
        }
    }

    private func asksForResources(_ description: RelativePath) -> Bool {
        guard let bytes = try? contents.bytes(of: description, upTo: 16 << 20).bytes else {
            return false
        }
        return Self.callsOfResources.contains {
            bytes.place(of: $0, in: 0..<bytes.count) != nil
        }
    }

    /// https://github.com/mac-cain13/R.swift/blob/main/Documentation/Examples.md
    private static let kindsOfResources: Set<String> = [
        "color", "entitlements", "file", "font", "id", "image", "info", "nib", "project",
        "reuseIdentifier", "segue", "storyboard", "string",
    ]

    private static func types(
        from file: RelativePath, in contents: any SourceContents, besides sources: Set<String>
    ) -> [String] {
        if file.parent.fileExtension == "xcdatamodel", file.name == "contents" {
            return entities(in: contents.text(of: file) ?? "")
        }
        switch file.fileExtension {
        case "intentdefinition": return intents(in: contents.text(of: file) ?? "")
        case "mlmodel":
            let name = String(file.name.dropLast(".mlmodel".utf8.count))
            return [name, name + "Input", name + "Output"]
        default:
            guard ["swiftgen.yml", "swiftgen.yaml"].contains(file.name) else { return [] }
            return SwiftGenOutput.all(in: contents.text(of: file) ?? "")
                .filter { !sources.contains($0.file) }.map(\.type)
        }
    }

    /// The entities of a Core Data model whose class Xcode writes.
    private static func entities(in model: String) -> [String] {
        ModelEntity.all(in: model).filter(\.isGenerated).compactMap { entity in
            (entity.representedClass ?? entity.name).map { String($0.drop { $0 == "." }) }
        }
    }

    /// The classes, protocols and enumerations of a definition of intents.
    private static func intents(in definition: String) -> [String] {
        let prefix = values(of: "INIntentClassPrefix", in: definition).first ?? ""
        let intents = values(of: "INIntentName", in: definition).flatMap { name in
            ["Intent", "IntentHandling", "IntentResponse", "IntentResponseCode"]
                .map { prefix + name + $0 }
        }
        let types = values(of: "INTypeName", in: definition)
        let enums = values(of: "INEnumName", in: definition)
        return intents
            + (types + enums).flatMap { [prefix + $0, prefix + $0 + "ResolutionResult"] }
    }

    /// The texts that follow a key in a property list.
    private static func values(of key: String, in list: String) -> [String] {
        list.split(separator: "<key>\(key)</key>").dropFirst().compactMap { rest in
            let text = rest.drop { $0.isWhitespace }
            guard text.hasPrefix("<string>") else { return nil }
            return String(text.dropFirst("<string>".count).prefix { $0 != "<" })
        }
    }
}

/// The files that may be written into one module: those near its description that stand in no module
/// beside it.
private struct GeneratorScope {
    private let folder: RelativePath
    private let manifest: RelativePath?
    private let others: [RelativePath]

    init(of module: Module, in codebase: Codebase) {
        let description = module.manifest?.parent ?? module.container
        // The description of an Xcode project stands in the project, which is a folder.
        folder = description.fileExtension == "xcodeproj" ? description.parent : description
        manifest = module.manifest
        let around = folder
        others = Set(codebase.modules.lazy.filter { $0.inside == nil }.map(\.path)).filter { path in
            path != module.path && !module.path.isInside(path) && !path.isRoot && path != around
                && (around.isRoot || path.isInside(around))
        }.sorted()
    }

    func contains(_ file: RelativePath) -> Bool {
        (folder.isRoot || file.isInside(folder)) && !others.contains(where: file.isInside)
    }

    /// What may run a tool for the module: its description, and the Podfile beside it.
    func descriptions(among files: [RelativePath]) -> [RelativePath] {
        let podfile = files.first { $0.parent == folder && $0.isPodfile }
        return [manifest, podfile].compactMap(\.self)
    }
}
