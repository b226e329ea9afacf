/// Turns the targets of a merged specification into the ones that exist: one for each platform, with
/// their templates.
struct TargetExpansion {
    let spec: SpecNode

    /// The targets in the order of the specification.
    ///
    /// Platforms come first and once more after the templates, which may name several themselves.
    var targets: [SpecEntry] {
        (spec["targets"]?.entries ?? [])
            .flatMap(perPlatform)
            .map(withTemplates)
            .flatMap(perPlatform)
    }

    private func perPlatform(_ target: SpecEntry) -> [SpecEntry] {
        guard let platforms = target.value["platform"]?.items else { return [target] }
        return platforms.compactMap(\.text).map { self.target(target, on: $0) }
    }

    private func target(_ target: SpecEntry, on platform: String) -> SpecEntry {
        var node = target.value.expanding(["platform": platform])
        let suffix = node["platformSuffix"]?.text ?? "_\(platform)"
        let prefix = node["platformPrefix"]?.text ?? ""
        node = node.setting("platform", to: node.sibling(platform))
        node = node.setting("settings", to: settings(of: node, productName: target.key))
        return SpecEntry(key: prefix + target.key + suffix, value: node)
    }

    /// The settings with the name that all platforms share.
    private func settings(of target: SpecNode, productName: String) -> SpecNode {
        let settings = target["settings"] ?? target.emptyMapping
        let name = target.sibling(productName)
        let isNested = ["base", "configs", "groups"].contains { settings[$0] != nil }
        if !isNested {
            return settings["PRODUCT_NAME"] == nil
                ? settings.setting("PRODUCT_NAME", to: name) : settings
        }
        let base = settings["base"] ?? target.emptyMapping
        guard base["PRODUCT_NAME"] == nil else { return settings }
        return settings.setting("base", to: base.setting("PRODUCT_NAME", to: name))
    }

    private func withTemplates(_ target: SpecEntry) -> SpecEntry {
        let names = templates(of: target.value)
        if names.isEmpty { return target }
        var merged: SpecNode?
        for name in names {
            if let template = spec["targetTemplates"]?[name] {
                merged = template.merged(onto: merged)
            }
        }
        var node = target.value.merged(onto: merged).expanding(["target_name": target.key])
        let attributes = node["templateAttributes"]?.entries.compactMap { entry in
            entry.value.text.map { (entry.key, $0) }
        }
        node = node.expanding(Dictionary(attributes ?? []) { $1 })
        return SpecEntry(key: target.key, value: node)
    }

    /// The templates of a target and of its templates, in the order in which they are merged.
    private func templates(of target: SpecNode) -> [String] {
        var all: [String] = []
        var index = 0
        collect(from: target, into: &all, at: &index)
        return all
    }

    private func collect(from node: SpecNode, into all: inout [String], at index: inout Int) {
        for name in node["templates"]?.texts ?? [] where !all.contains(name) {
            guard let template = spec["targetTemplates"]?[name] else { continue }
            all.insert(name, at: index)
            collect(from: template, into: &all, at: &index)
            index += 1
        }
    }
}

extension SpecNode {
    fileprivate var emptyMapping: SpecNode { SpecNode(content: .mapping([]), place: place) }

    /// A text that counts as written where this is.
    fileprivate func sibling(_ text: String) -> SpecNode {
        SpecNode(content: .text(text), place: place)
    }
}
