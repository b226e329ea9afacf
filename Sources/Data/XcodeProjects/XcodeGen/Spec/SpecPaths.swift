/// Makes the paths of an included specification relative to the folder of the root one.
struct SpecPaths {
    let prefix: String
    /// Whether a path from the folder of the root specification leads to something.
    let isThere: (String) -> Bool

    func resolved(_ spec: SpecNode) -> SpecNode {
        if prefix.isEmpty { return spec }
        return change(spec) { key, value in
            switch key {
            case "targets", "targetTemplates", "aggregateTargets": each(value, target)
            case "packages":
                each(value) { package in
                    change(package) { $0 == "path" ? packagePath($1) : $1 }
                }
            case "projectReferences": each(value) { path(in: $0, key: "path") }
            case "configFiles": each(value, path)
            case "localPackages": path(value)
            default: value
            }
        }
    }

    private func target(_ target: SpecNode) -> SpecNode {
        change(target) { key, value in
            switch key {
            case "sources": list(value) { path(in: path($0), key: "path") }
            case "dependencies": list(value) { path(in: $0, key: "framework") }
            case "configFiles": each(value, path)
            default: value
            }
        }
    }

    private func path(_ node: SpecNode) -> SpecNode {
        switch node.content {
        case .text(let text): SpecNode(content: .text(prefix.joining(text)), place: node.place)
        case .list(let items): SpecNode(content: .list(items.map(path)), place: node.place)
        case .nothing, .mapping: node
        }
    }

    /// Before XcodeGen 2.43 the paths of packages were relative to the root specification.
    private func packagePath(_ node: SpecNode) -> SpecNode {
        guard let text = node.text, !isThere(prefix.joining(text)), isThere(text) else {
            return path(node)
        }
        return node
    }

    private func path(in node: SpecNode, key wanted: String) -> SpecNode {
        change(node) { key, value in key == wanted ? path(value) : value }
    }

    private func list(_ node: SpecNode, _ transform: (SpecNode) -> SpecNode) -> SpecNode {
        guard let items = node.items else { return transform(node) }
        return SpecNode(content: .list(items.map(transform)), place: node.place)
    }

    private func each(_ node: SpecNode, _ transform: (SpecNode) -> SpecNode) -> SpecNode {
        change(node) { _, value in transform(value) }
    }

    private func change(
        _ node: SpecNode, _ transform: (String, SpecNode) -> SpecNode
    ) -> SpecNode {
        guard node.isMapping else { return node }
        let entries = node.entries.map {
            SpecEntry(key: $0.key, value: transform($0.key, $0.value))
        }
        return SpecNode(content: .mapping(entries), place: node.place)
    }
}
