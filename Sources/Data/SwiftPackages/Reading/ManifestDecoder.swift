import StaticSwift

/// Turns an evaluated `Package` into a manifest, collecting what is unknown on the way.
struct ManifestDecoder {
    let toolsVersion: ToolsVersion
    private(set) var unknowns: [Unknown] = []

    init(toolsVersion: ToolsVersion) {
        self.toolsVersion = toolsVersion
    }

    mutating func manifest(_ package: Record) -> PackageManifest {
        PackageManifest(
            name: string(package["name"]) ?? "",
            toolsVersion: toolsVersion,
            products: records(package["products"]).compactMap { product($0) },
            dependencies: records(package["dependencies"]).compactMap { dependency($0) },
            targets: records(package["targets"]).compactMap { target($0) })
    }

    private mutating func product(_ record: Record) -> ManifestProduct? {
        guard let name = string(record["name"]),
            let kind = ManifestProduct.Kind(rawValue: record.member)
        else { return nil }
        return ManifestProduct(name: name, kind: kind, targets: strings(record["targets"]) ?? [])
    }

    private mutating func dependency(_ record: Record) -> ManifestDependency? {
        let name = string(record["name"])
        if let path = string(record["path"]) {
            return ManifestDependency(name: name, location: .path(path))
        }
        if let url = string(record["url"]) {
            return ManifestDependency(name: name, location: .url(url))
        }
        if let id = string(record["id"]) {
            return ManifestDependency(name: name, location: .registry(id))
        }
        return nil
    }

    private mutating func target(_ record: Record) -> ManifestTarget? {
        guard let name = string(record["name"]), let kind = kind(of: record) else { return nil }
        return ManifestTarget(
            name: name, kind: kind,
            path: string(record["path"]),
            sources: strings(record["sources"]),
            exclude: strings(record["exclude"]) ?? [],
            resources: records(record["resources"]).compactMap { resource($0) },
            publicHeadersPath: string(record["publicHeadersPath"]),
            dependencies: records(record["dependencies"]).compactMap { targetDependency($0) },
            plugins: records(record["plugins"]).compactMap { targetDependency($0) },
            line: record.line)
    }

    private mutating func kind(of record: Record) -> ManifestTarget.Kind? {
        guard case .record(let type)? = known(record["type"]) else { return nil }
        return ManifestTarget.Kind(rawValue: type.member)
    }

    private mutating func resource(_ record: Record) -> ManifestResource? {
        guard let rule = ManifestResource.Rule(rawValue: record.member),
            var path = string(record.unlabelled.first)
        else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return ManifestResource(rule: rule, path: path)
    }

    private mutating func targetDependency(_ record: Record) -> TargetDependency? {
        guard let name = string(record["name"]) else { return nil }
        let package = string(record["package"])
        let kind: TargetDependency.Kind
        switch record.member {
        case "targetItem": kind = .target(name)
        case "productItem": kind = .product(name, package: package)
        case "plugin": kind = package == nil ? .byName(name) : .product(name, package: package)
        default: kind = .byName(name)
        }
        return TargetDependency(
            kind: kind, condition: condition(record["condition"]), line: record.line)
    }

    private mutating func condition(_ value: Value?) -> String? {
        guard case .record(let record)? = known(value) else { return nil }
        let platforms = records(record["platforms"]).compactMap { platform($0) }
        let traits = strings(record["traits"]) ?? []
        return ConditionText.text(platforms: platforms, traits: traits)
    }

    /// The platform's name; that of `.custom("freebsd")` is its argument.
    private mutating func platform(_ record: Record) -> String? {
        guard record.member == "custom" else { return record.member }
        return string(record.unlabelled.first)
    }
}

// MARK: - Values

extension ManifestDecoder {
    /// The value without its optional layers; nil if it is absent or unknown.
    private mutating func known(_ value: Value?) -> Value? {
        switch value {
        case nil, .optional(nil): return nil
        case .optional(let wrapped?): return known(wrapped)
        case .unknown(let unknown):
            note(unknown)
            return nil
        case .implicit(let member):
            note(member.unresolved)
            return nil
        default: return value
        }
    }

    private mutating func note(_ unknown: Unknown) {
        if !unknowns.contains(unknown) { unknowns.append(unknown) }
    }

    private mutating func string(_ value: Value?) -> String? {
        guard case .string(let text)? = known(value) else { return nil }
        return text
    }

    private mutating func elements(_ value: Value?) -> [Value]? {
        switch known(value) {
        case .array(let list)?, .set(let list)?: list.elements
        default: nil
        }
    }

    private mutating func strings(_ value: Value?) -> [String]? {
        elements(value)?.compactMap { string($0) }
    }

    private mutating func records(_ value: Value?) -> [Record] {
        (elements(value) ?? []).compactMap { element in
            guard case .record(let record)? = known(element) else { return nil }
            return record
        }
    }
}
