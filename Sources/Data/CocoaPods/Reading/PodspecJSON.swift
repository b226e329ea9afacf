import Foundation

/// Reads a podspec in its JSON form.
struct PodspecJSON {
    private var depth = 0

    /// The pod that a text describes.
    ///
    /// - Throws: What `JSONSerialization` complains about.
    static func pod(_ text: String, name: String) throws -> PodSpecification? {
        guard let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { return nil }
        var reader = PodspecJSON()
        return reader.specification(.pod, json, name: name)
    }

    private mutating func specification(
        _ kind: PodSpecification.Kind, _ json: [String: Any], name: String
    ) -> PodSpecification {
        let spec = PodSpecification(kind: kind, name: json["name"] as? String ?? name)
        spec.moduleName = json["module_name"] as? String
        spec.defaultSubspecs = texts(json["default_subspecs"] ?? json["default_subspec"])
        spec.platforms = Set((json["platforms"] as? [String: Any] ?? [:]).keys)
        read(json, platform: nil, into: spec)
        for platform in PodSpecification.knownPlatforms.sorted() {
            if let json = json[platform] as? [String: Any] {
                read(json, platform: platform, into: spec)
            }
        }
        depth += 1
        defer { depth -= 1 }
        if depth > 20 { return spec }
        let nested: [(String, PodSpecification.Kind)] = [
            ("subspecs", .subspec), ("testspecs", .test), ("appspecs", .app),
        ]
        for (key, kind) in nested {
            for json in json[key] as? [[String: Any]] ?? [] {
                spec.subspecs.append(specification(kind, json, name: "Tests"))
            }
        }
        return spec
    }

    private func read(_ json: [String: Any], platform: String?, into spec: PodSpecification) {
        spec.sourceFiles += texts(json["source_files"])
        spec.excludedFiles += texts(json["exclude_files"])
        spec.builtFrameworks += texts(json["vendored_frameworks"])
        let names = (json["dependencies"] as? [String: Any])?.keys.sorted() ?? []
        spec.dependencies += names.map { .init(name: $0, platform: platform, line: nil) }
    }

    private func texts(_ json: Any?) -> [String] {
        json as? [String] ?? (json as? String).map { [$0] } ?? []
    }
}
