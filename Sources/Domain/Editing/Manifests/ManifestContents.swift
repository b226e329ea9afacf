import Codebase

/// What a manifest declares, as far as it matters for knowing that an edit did what was wanted.
package struct ManifestContents: Equatable, Sendable {
    /// What a manifest says of a target, with defaults left out.
    package struct Target: Equatable, Sendable {
        /// As the manifest spells it.
        package var name: String
        /// Its folder, if the manifest says which.
        package var path: String?
        /// Whether it is a test, a library … in the manifest's own word.
        package var kind: String
        /// What it depends on, in the manifest's order.
        package var dependencies: [DependencyReference.Name]
        /// All else that is known of it, in a form that can only be compared; nil where that is not
        /// read.
        package var rest: String?

        /// A target.
        package init(
            name: String, kind: String, path: String? = nil,
            dependencies: [DependencyReference.Name], rest: String? = nil
        ) {
            self.name = name
            self.path = path
            self.kind = kind
            self.dependencies = dependencies
            self.rest = rest
        }
    }

    /// The targets, in the manifest's order.
    package var targets: [Target]
    /// The products with the targets they are made of.
    package var products: [String: [String]]
    /// The packages with their folders, where the manifest says both; empty where that is not read.
    package var packages: [String: String]
    /// What could not be evaluated; the rest is certain.
    package var unknowns: [String]

    /// What a manifest declares.
    package init(
        targets: [Target], products: [String: [String]] = [:], packages: [String: String] = [:],
        unknowns: [String] = []
    ) {
        self.targets = targets
        self.products = products
        self.packages = packages
        self.unknowns = unknowns
    }
}

extension ManifestContents {
    /// What it declares after an edit.
    package func applying(_ edit: ManifestEdit) -> ManifestContents {
        var result = self
        switch edit {
        case .addTarget(let draft):
            result.targets.append(
                Target(
                    name: draft.name, kind: draft.kind.manifestWord, path: draft.path,
                    dependencies: draft.dependencies))
        case .addProduct(let draft): result.products[draft.name] = draft.targets
        case .addLocalPackage(let name, let path): result.packages[name] = path
        case .addDependency(let dependency, let target):
            result.changeTarget(target) { $0.dependencies.append(dependency) }
        case .removeDependency(let dependency, let target):
            result.changeTarget(target) { target in
                target.dependencies.removeAll { $0.means(dependency) }
            }
        }
        return result
    }

    /// How it differs from what is wanted, as sentences; empty if it does not.
    package func differences(from wanted: ManifestContents) -> [String] {
        let mine = Dictionary(
            targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let other = Dictionary(
            wanted.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [String] = []
        for name in Set(mine.keys).union(other.keys).sorted() {
            switch (mine[name], other[name]) {
            case (nil, _): result.append("There would be no target \(name).")
            case (_, nil): result.append("There would be a target \(name) too.")
            case (let mine?, let other?): result += mine.differences(from: other)
            }
        }
        if targets.count != wanted.targets.count, result.isEmpty {
            result.append("A target would be declared twice.")
        }
        if products.mapValues({ $0.sorted() }) != wanted.products.mapValues({ $0.sorted() }) {
            result.append("The products would be different.")
        }
        if packages != wanted.packages {
            result.append("The packages would be different.")
        }
        if unknowns.count > wanted.unknowns.count {
            result.append("Less of the manifest could be evaluated than before.")
        }
        return result
    }

    private mutating func changeTarget(_ name: String, _ change: (inout Target) -> Void) {
        for index in targets.indices where targets[index].name == name { change(&targets[index]) }
    }
}

extension ManifestContents.Target {
    fileprivate func differences(from wanted: Self) -> [String] {
        var result: [String] = []
        if kind != wanted.kind { result.append("\(name) would be of kind \(kind).") }
        if let path, let wantedPath = wanted.path, path != wantedPath {
            result.append("\(name) would be in \(path).")
        }
        if let rest, let wantedRest = wanted.rest, rest != wantedRest {
            result.append("\(name) would be built otherwise.")
        }
        result += dependencies.without(wanted.dependencies)
            .map { "\(name) would depend on \($0.meaning)." }
        result += wanted.dependencies.without(dependencies)
            .map { "\(name) would not depend on \($0.meaning)." }
        return result
    }
}

extension [DependencyReference.Name] {
    /// The elements that remain when each of the others is taken away once.
    fileprivate func without(_ others: Self) -> Self {
        var rest = self
        for other in others {
            if let index = rest.firstIndex(where: { $0.means(other) }) { rest.remove(at: index) }
        }
        return rest
    }
}

extension TargetKind {
    /// What manifests call it, as ``ManifestContents/Target/kind`` has it.
    package var manifestWord: String {
        switch self {
        case .test, .uiTest: "test"
        case .executable, .app, .appExtension, .watch, .widget, .snippet: "executable"
        case .macro, .plugin, .system, .binary: rawValue
        default: "regular"
        }
    }
}
