import StaticSwift

/// Turns an evaluated `Package` into a manifest, collecting what is unknown on the way.
struct ManifestDecoder {
    let toolsVersion: ToolsVersion
    private var reader: ValueReader

    /// - Parameter path: The manifest's name in positions.
    init(toolsVersion: ToolsVersion, path: String) {
        self.toolsVersion = toolsVersion
        reader = ValueReader(path: path)
    }

    /// What could not be taken apart so far.
    var unknowns: [Unknown] { reader.unknowns }

    mutating func manifest(_ package: Record) -> PackageManifest {
        PackageManifest(
            name: string(package["name"]) ?? "",
            toolsVersion: toolsVersion,
            products: records(package["products"]).compactMap { product($0) },
            dependencies: records(package["dependencies"]).compactMap { dependency($0) },
            targets: records(package["targets"]).compactMap { target($0) })
    }

    private mutating func product(_ record: Record) -> ManifestProduct? {
        guard let name = name(of: record) else { return nil }
        guard let kind = ManifestProduct.Kind(rawValue: record.member) else {
            return refuse(record, "this kind of product is not known")
        }
        return ManifestProduct(name: name, kind: kind, targets: strings(record["targets"]) ?? [])
    }

    private mutating func dependency(_ record: Record) -> ManifestDependency? {
        let name = string(record["name"])
        if let path = string(record["path"]) {
            return ManifestDependency(
                name: name, location: .path(path), line: record.position?.line)
        }
        if let url = string(record["url"]) {
            return ManifestDependency(name: name, location: .url(url))
        }
        if let id = string(record["id"]) {
            return ManifestDependency(name: name, location: .registry(id))
        }
        return refuse(record, "the source of the package is not known")
    }

    private mutating func target(_ record: Record) -> ManifestTarget? {
        guard let name = name(of: record) else { return nil }
        guard case .record(let type)? = reader.known(record["type"]),
            let kind = ManifestTarget.Kind(rawValue: type.member)
        else { return refuse(record, "this kind of target is not known") }
        let sources = strings(record["sources"])
        return ManifestTarget(
            name: name, kind: kind,
            path: string(record["path"]),
            sources: sources,
            exclude: excluded(record["exclude"], besides: sources),
            resources: records(record["resources"]).compactMap { resource($0) },
            publicHeadersPath: string(record["publicHeadersPath"]),
            dependencies: records(record["dependencies"]).compactMap { targetDependency($0) },
            plugins: records(record["plugins"]).compactMap { targetDependency($0) },
            line: record.position?.line)
    }

    /// What a target leaves out. Where its sources are files, nothing else is compiled, so that what is not
    /// known of it changes nothing.
    private mutating func excluded(_ value: Value?, besides sources: [String]?) -> [String] {
        let before = reader
        let excluded = strings(value) ?? []
        if let sources, !sources.isEmpty, sources.allSatisfy({ $0.hasSuffix(".swift") }) {
            reader = before
        }
        return excluded
    }

    private mutating func resource(_ record: Record) -> ManifestResource? {
        guard let rule = ManifestResource.Rule(rawValue: record.member),
            var path = string(record.unlabelled.first)
        else { return refuse(record, "this kind of resource is not known") }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return ManifestResource(rule: rule, path: path)
    }

    private mutating func targetDependency(_ record: Record) -> TargetDependency? {
        guard let name = name(of: record) else { return nil }
        let package = string(record["package"])
        let kind: TargetDependency.Kind
        switch record.member {
        case "targetItem": kind = .target(name)
        case "productItem": kind = .product(name, package: package)
        case "byNameItem", "init": kind = .byName(name)
        case "plugin": kind = package == nil ? .byName(name) : .product(name, package: package)
        default: return refuse(record, "this kind of dependency is not known")
        }
        return TargetDependency(
            kind: kind, condition: condition(record["condition"]), line: record.position?.line)
    }

    private mutating func name(of record: Record) -> String? {
        let known = unknowns.count
        let isLiteral = record.member == "init"
        if let name = string(record[isLiteral ? "stringLiteral" : "name"]) { return name }
        return unknowns.count > known ? nil : refuse(record, "its name is not known")
    }

    /// Notes a record that means something the decoder does not know, so that it does not just vanish.
    private mutating func refuse<Result>(_ record: Record, _ reason: String) -> Result? {
        reader.note(
            "\(record.type).\(record.member)", reason, line: record.position?.line ?? 1)
        return nil
    }

    private mutating func condition(_ value: Value?) -> String? {
        guard case .record(let record)? = reader.known(value) else { return nil }
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
    private mutating func string(_ value: Value?) -> String? {
        switch reader.known(value) {
        case nil: return nil
        case .string(let text)?: return text
        default:
            reader.note("Package(…)", "one of its texts is not known")
            return nil
        }
    }

    private mutating func elements(_ value: Value?) -> [Value]? {
        switch reader.known(value) {
        case nil: return nil
        case .array(let list)?, .set(let list)?: return list.elements
        default:
            reader.note("Package(…)", "one of its lists is not known")
            return nil
        }
    }

    private mutating func strings(_ value: Value?) -> [String]? {
        elements(value)?.compactMap { string($0) }
    }

    private mutating func records(_ value: Value?) -> [Record] {
        (elements(value) ?? []).compactMap { element in
            switch reader.known(element) {
            case nil: return nil
            case .record(let record)?: return record
            default:
                reader.note("Package(…)", "one of the elements of its lists is not known")
                return nil
            }
        }
    }
}
