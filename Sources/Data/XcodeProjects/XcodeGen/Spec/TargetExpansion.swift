import Codebase

/// Turns the targets of a merged specification into the ones that exist: one for each platform, with
/// their templates.
struct TargetExpansion {
    let spec: SpecNode

    /// The targets in the order of the specification, as far as the budget goes.
    private(set) var targets: [SpecEntry] = []
    /// The target that was too much, and why; nil if all are there.
    private(set) var overrun: (target: SpecEntry, reason: ReadingBudget.Overrun)?
    /// A step for each piece of a target that is made: platforms and templates multiply.
    private(set) var budget: ReadingBudget

    /// What a module costs behind this, whatever it has.
    private static let ofModule = 15

    init(
        spec: SpecNode, budget: ReadingBudget = ReadingBudget(steps: 1_000_000)
    ) {
        self.spec = spec
        self.budget = budget
        for target in spec["targets"]?.entries ?? [] where overrun == nil {
            do {
                targets += try expanded(target)
            } catch {
                overrun = (target, error)
            }
        }
    }

    /// Platforms come first and once more after the templates, which may name several themselves.
    private mutating func expanded(
        _ target: SpecEntry
    ) throws(ReadingBudget.Overrun) -> [SpecEntry] {
        var all: [SpecEntry] = []
        for target in try perPlatform(target) {
            try budget.take(Self.ofModule)
            all += try perPlatform(try withTemplates(target))
        }
        return all
    }

    private mutating func perPlatform(
        _ target: SpecEntry
    ) throws(ReadingBudget.Overrun) -> [SpecEntry] {
        guard let platforms = target.value["platform"]?.items else { return [target] }
        let names = platforms.compactMap(\.text)
        if names.isEmpty { return [] }
        var targets: [SpecEntry] = []
        for name in names {
            try budget.take(Self.ofModule)
            targets.append(try self.target(target, on: name))
        }
        return targets
    }

    /// Replaces variables; a long value that is named often is a long text.
    private mutating func expand(
        _ node: SpecNode, _ variables: [String: String]
    ) throws(ReadingBudget.Overrun) -> SpecNode {
        let longest = variables.values.map(\.utf8.count).max() ?? 0
        let references = node.references
        try budget.take(node.weight)
        try budget.keep(references * longest)
        return node.expanding(variables)
    }

    private mutating func target(
        _ target: SpecEntry, on platform: String
    ) throws(ReadingBudget.Overrun) -> SpecEntry {
        var node = try expand(target.value, ["platform": platform])
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

    private mutating func withTemplates(
        _ target: SpecEntry
    ) throws(ReadingBudget.Overrun) -> SpecEntry {
        let names = try templates(of: target.value)
        if names.isEmpty { return target }
        var merged: SpecNode?
        for name in names {
            if let template = spec["targetTemplates"]?[name] {
                try budget.take(template.weight + (merged?.weight ?? 0))
                merged = template.merged(onto: merged)
            }
        }
        try budget.take(target.value.weight + (merged?.weight ?? 0))
        var node = try expand(target.value.merged(onto: merged), ["target_name": target.key])
        let attributes = node["templateAttributes"]?.entries.compactMap { entry in
            entry.value.text.map { (entry.key, $0) }
        }
        node = try expand(node, Dictionary(attributes ?? []) { $1 })
        return SpecEntry(key: target.key, value: node)
    }

    /// The templates of a target and of its templates, in the order in which they are merged.
    private mutating func templates(
        of target: SpecNode
    ) throws(ReadingBudget.Overrun) -> [String] {
        var all: [String] = []
        var index = 0
        try collect(from: target, into: &all, at: &index)
        return all
    }

    private mutating func collect(
        from node: SpecNode, into all: inout [String], at index: inout Int
    ) throws(ReadingBudget.Overrun) {
        try budget.enter()
        defer { budget.leave() }
        for name in node["templates"]?.texts ?? [] {
            try budget.take(1 + all.count / 8)
            guard !all.contains(name), let template = spec["targetTemplates"]?[name] else {
                continue
            }
            all.insert(name, at: index)
            try collect(from: template, into: &all, at: &index)
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
