import Foundation

/// Reads what `swift package dump-package` prints.
package struct DumpDecoder: Sendable {
    /// A decoder; it needs nothing.
    package init() {}

    /// The manifest in a dump.
    ///
    /// - Throws: `DecodingError` if the text is not JSON.
    package func manifest(_ text: String) throws -> PackageManifest {
        let root = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        let version = root["toolsVersion"]?["_version"]?.string.flatMap { ToolsVersion($0) }
        return PackageManifest(
            name: root["name"]?.string ?? "",
            toolsVersion: version ?? .installed,
            products: root["products"]?.elements.compactMap(product) ?? [],
            dependencies: root["dependencies"]?.elements.compactMap(dependency) ?? [],
            targets: root["targets"]?.elements.compactMap(target) ?? [])
    }

    private func product(_ json: JSONValue) -> ManifestProduct? {
        guard let name = json["name"]?.string, let type = json["type"]?.onlyMember?.key,
            let kind = ManifestProduct.Kind(rawValue: type)
        else { return nil }
        return ManifestProduct(name: name, kind: kind, targets: strings(json["targets"]) ?? [])
    }

    private func dependency(_ json: JSONValue) -> ManifestDependency? {
        guard let (kind, values) = json.onlyMember, let value = values[0] else { return nil }
        let name = value["nameForTargetDependencyResolutionOnly"]?.string
        switch kind {
        case "fileSystem":
            return value["path"]?.string.map { ManifestDependency(name: name, location: .path($0)) }
        case "sourceControl":
            let location = value["location"]
            let url = location?["remote"]?[0]?["urlString"] ?? location?["local"]?[0]
            return url?.string.map { ManifestDependency(name: name, location: .url($0)) }
        case "registry":
            return value["identity"]?.string.map {
                ManifestDependency(name: name, location: .registry($0))
            }
        default: return nil
        }
    }

    private func target(_ json: JSONValue) -> ManifestTarget? {
        guard let name = json["name"]?.string, let type = json["type"]?.string,
            let kind = ManifestTarget.Kind(rawValue: type)
        else { return nil }
        return ManifestTarget(
            name: name, kind: kind, path: json["path"]?.string, sources: strings(json["sources"]),
            exclude: strings(json["exclude"]) ?? [],
            resources: json["resources"]?.elements.compactMap(resource) ?? [],
            publicHeadersPath: json["publicHeadersPath"]?.string,
            dependencies: json["dependencies"]?.elements.compactMap(targetDependency) ?? [],
            plugins: json["pluginUsages"]?.elements.compactMap(targetDependency) ?? [])
    }

    private func resource(_ json: JSONValue) -> ManifestResource? {
        guard let path = json["path"]?.string, let rule = json["rule"]?.onlyMember?.key,
            let rule = ManifestResource.Rule(rawValue: rule)
        else { return nil }
        return ManifestResource(rule: rule, path: path)
    }

    private func targetDependency(_ json: JSONValue) -> TargetDependency? {
        guard let (kind, values) = json.onlyMember, let name = values[0]?.string else { return nil }
        let package = values[1]?.string
        switch kind {
        case "target":
            return TargetDependency(kind: .target(name), condition: condition(values[1]))
        case "product":
            return TargetDependency(
                kind: .product(name, package: package), condition: condition(values[3]))
        case "plugin":
            let kind: TargetDependency.Kind =
                package == nil ? .byName(name) : .product(name, package: package)
            return TargetDependency(kind: kind)
        default: return TargetDependency(kind: .byName(name), condition: condition(values[1]))
        }
    }

    private func condition(_ json: JSONValue?) -> String? {
        ConditionText.text(
            platforms: strings(json?["platformNames"]) ?? [],
            traits: strings(json?["traits"]) ?? [])
    }

    private func strings(_ json: JSONValue?) -> [String]? {
        guard case .array(let elements)? = json else { return nil }
        return elements.compactMap(\.string)
    }
}
