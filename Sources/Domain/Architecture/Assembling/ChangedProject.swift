import Codebase

/// A project that a tool wrote, beside what it was written from.
///
/// Who writes a project once and goes on in Xcode leaves a description behind that says less. Only what files
/// import tells that from a project that was not written again after its description lost something.
struct ChangedProject {
    let isChanged: Bool

    /// - Parameters:
    ///   - written: The modules of the project.
    ///   - source: The modules of the description.
    init(written: [Module], source: [Module], _ contents: any SourceContents) {
        let targets = Dictionary(
            source.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        isChanged =
            written.contains { module in
                guard let described = targets[module.name] else { return false }
                let declared = described.namesOfProducts
                let own = module.namesOfProducts
                let added = own.subtracting(declared)
                guard !added.isEmpty, declared.isSubset(of: own) else { return false }
                // XcodeGen may link what the targets declare that this one depends on:
                // `transitivelyLinkDependencies`.
                let brought = Self.products(below: described, in: targets)
                return module.imports(anyOf: added.subtracting(brought), contents)
            } || Self.hasImportedTarget(written, besides: source, contents)
    }

    /// The products that targets declare on which a module depends, over any number of hops.
    private static func products(below module: Module, in targets: [String: Module]) -> Set<String>
    {
        var found: Set<String> = []
        var seen: Set<String> = []
        var queue = [module]
        while let next = queue.popLast() {
            for case .target(let name) in next.dependencies.map(\.name) {
                guard seen.insert(name).inserted, let target = targets[name] else { continue }
                found.formUnion(target.namesOfProducts)
                queue.append(target)
            }
        }
        return found
    }

    /// Whether the project has a target of files that the description leaves out, and which others import.
    private static func hasImportedTarget(
        _ written: [Module], besides source: [Module], _ contents: any SourceContents
    ) -> Bool {
        let names = Set(source.map(\.name))
        let files = Set(source.flatMap(\.sources))
        let own = written.filter { module in
            !names.contains(module.name) && !module.sources.isEmpty
                && files.isDisjoint(with: module.sources)
        }
        if own.isEmpty { return false }
        // Each file is read once, however many targets there are.
        let imported = Set(own.map(\.moduleName))
        return written.contains {
            $0.imports(anyOf: imported.subtracting([$0.moduleName]), contents)
        }
    }
}

extension Module {
    /// Whether one of its files imports one of some names.
    fileprivate func imports(anyOf names: Set<String>, _ contents: any SourceContents) -> Bool {
        sources.contains { file in
            guard let text = contents.text(of: file) else { return false }
            return names.contains { name in
                ["\n", "\r"].contains { text.contains("import \(name)\($0)") }
            }
        }
    }

    /// The names of the products of packages that it declares.
    fileprivate var namesOfProducts: Set<String> {
        Set(
            dependencies.compactMap { dependency in
                guard case .product(let name, _) = dependency.name, dependency.purpose == .code
                else { return nil }
                return name
            })
    }
}
