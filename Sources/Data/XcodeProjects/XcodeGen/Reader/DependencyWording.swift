import Codebase

/// Words the dependencies of a target.
struct DependencyWording {
    let container: RelativePath
    let kind: TargetKind
    let platform: String?
    let packages: SpecPackages
    /// The kinds of the specification's targets.
    let targets: [String: TargetKind]
    let aggregates: Set<String>
    /// What the projects that it refers to are called by whoever reads them.
    let projects: [String: RelativePath]

    private(set) var references: [DependencyReference] = []
    private(set) var problems: [IncompleteItem] = []

    init(
        container: RelativePath, kind: TargetKind, platform: String?, packages: SpecPackages,
        targets: [String: TargetKind], aggregates: Set<String>, projects: [String: RelativePath]
    ) {
        self.container = container
        self.kind = kind
        self.platform = platform
        self.packages = packages
        self.targets = targets
        self.aggregates = aggregates
        self.projects = projects
    }

    mutating func add(_ node: SpecNode, of target: String) {
        if let platforms = node["platforms"]?.texts, let platform, !platforms.contains(platform) {
            return
        }
        if let open = node.entries.lazy.compactMap({ $0.value.text?.openVariable }).first {
            report(
                node,
                "A dependency of \(target) is named by the variable \(open), which has no known "
                    + "value. Write the value into the specification.")
        } else if let name = node["target"]?.text {
            add(target: name, node, of: target)
        } else if let path = (node["framework"] ?? node["carthage"] ?? Self.implicit(node))?.text {
            let purpose = purpose(of: node)
            append(
                .product(Self.frameworkName(path), package: nil),
                purpose == .code ? .prebuilt : purpose, node)
        } else if let package = node["package"]?.text {
            add(package: package, node, of: target)
        } else if node["sdk"] == nil, node["bundle"] == nil {
            report(
                node,
                "A dependency of \(target) is of an unknown kind. Name a target, a package or a "
                    + "framework.")
        }
    }

    /// A framework that Xcode finds among those that it builds, though it is named like one of the system.
    private static func implicit(_ node: SpecNode) -> SpecNode? {
        node["implicit"]?.flag == true ? node["sdk"] : nil
    }

    mutating func add(plugin node: SpecNode) {
        guard let plugin = node["plugin"]?.text else { return }
        let package = node["package"]?.text
        let identity = package.map { packages.identities[$0] ?? $0.lowercased() }
        append(.product(plugin, package: identity), .plugin, node)
    }

    private mutating func add(target name: String, _ node: SpecNode, of target: String) {
        if aggregates.contains(name) { return }
        if targets[name] == nil, let slash = name.firstIndex(of: "/") {
            let other = String(name[name.index(after: slash)...])
            let project = projects[String(name[..<slash])]
            let reference: DependencyReference.Name =
                project.map { .module(ModuleID(container: $0, target: other)) }
                ?? .product(other, package: nil)
            return append(reference, purpose(of: node), node)
        }
        if targets[name] == nil {
            report(
                node,
                "\(target) depends on the target \(name), which the specification does not have. "
                    + "Correct the name, or add the target.")
        }
        append(.target(name), purpose(of: node, target: targets[name]), node)
    }

    private mutating func add(package: String, _ node: SpecNode, of target: String) {
        guard let identity = packages.identities[package] else {
            return report(
                node,
                "\(target) depends on the package \(package), which is not declared. Add it "
                    + "under “packages:”.")
        }
        let products = node["products"]?.texts ?? [node["product"]?.text ?? package]
        for product in products {
            append(.product(product, package: identity), purpose(of: node), node)
        }
    }

    private func purpose(
        of node: SpecNode, target: TargetKind? = nil
    ) -> DependencyReference.Purpose {
        let isTest = kind == .test || kind == .uiTest
        if isTest, target == .app { return .testHost }
        if target == .app || target == .appExtension || target == .plugin { return .embedding }
        return node["link"]?.flag == false && node["embed"]?.flag == true ? .embedding : .code
    }

    private mutating func append(
        _ name: DependencyReference.Name, _ purpose: DependencyReference.Purpose, _ node: SpecNode
    ) {
        references.append(
            DependencyReference(
                name, condition: condition(of: node), purpose: purpose, line: node.place.line,
                file: node.place.file))
    }

    private func condition(of node: SpecNode) -> String? {
        let filters = node["destinationFilters"]?.texts ?? []
        let platforms = filters.isEmpty ? node["platformFilter"]?.texts ?? [] : filters
        let narrow = platforms.filter { $0 != "all" }
        return narrow.isEmpty ? nil : "platforms: " + narrow.joined(separator: ", ")
    }

    private static func frameworkName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        for suffix in [".xcframework", ".framework", ".a", ".dylib", ".tbd"]
        where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    private mutating func report(_ node: SpecNode, _ reason: String) {
        problems.append(
            IncompleteItem(path: node.place.file, line: node.place.line, reason: reason))
    }
}
