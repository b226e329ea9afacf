import Codebase
import Editing
import YAMLKeys
import Yams

/// Reads what a `project.yml` says of its targets, for judging an edit of it.
package struct ProjectFileContentsReader: ManifestContentsReader {
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        ProjectFileEditor().knows(manifest, text: text)
    }

    package func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        guard YAMLNesting(of: text).isBearable else {
            throw ManifestEditError("The file is nested too deeply. Write it flatter.")
        }
        if let key = CompositeKey(in: text) {
            throw ManifestEditError(
                "The key in line \(key.line) is a list, a mapping or an alias of one. Write it as "
                    + "a text.")
        }
        let node: Node?
        do { node = try Yams.compose(yaml: text) } catch {
            throw ManifestEditError("The file is not valid YAML: \(error). Correct it first.")
        }
        let targets = node?.mapping?["targets"]?.mapping
        let names = targets?.keys.compactMap(\.string) ?? []
        return ManifestContents(
            targets: names.map { name in
                ManifestContents.Target(
                    name: name, kind: kind(targets?[name]?.mapping?["type"]?.string ?? ""),
                    dependencies: dependencies(of: targets?[name]))
            }, packages: packages(in: node))
    }

    /// The packages with their folders, where they come from the codebase, else with where they are
    /// from.
    private func packages(in root: Node?) -> [String: String] {
        let packages = root?.mapping?["packages"]?.mapping
        var result: [String: String] = [:]
        for (key, value) in packages ?? [:] {
            guard let name = key.string else { continue }
            let place = ["path", "url", "github"].lazy.compactMap { value.mapping?[$0]?.string }
            result[name] = place.first ?? ""
        }
        return result
    }

    /// The word of manifests for a type of target, where it is a library.
    private func kind(_ type: String) -> String {
        type.hasPrefix("framework") || type.hasPrefix("library") ? "regular" : type
    }

    private func dependencies(of target: Node?) -> [DependencyReference.Name] {
        let items = target?.mapping?["dependencies"]?.sequence.map(Array.init) ?? []
        return items.flatMap(names)
    }

    private func names(of item: Node) -> [DependencyReference.Name] {
        if let name = item.mapping?["target"]?.string { return [.target(name)] }
        guard let package = item.mapping?["package"]?.string else {
            let pair = item.mapping?.first
            return [.byName("\(pair?.key.string ?? ""): \(pair?.value.string ?? "")")]
        }
        if let products = item.mapping?["products"] {
            let names = products.sequence?.compactMap(\.string) ?? [products.string ?? package]
            return names.map { .product($0, package: package) }
        }
        return [.product(item.mapping?["product"]?.string ?? package, package: package)]
    }
}
