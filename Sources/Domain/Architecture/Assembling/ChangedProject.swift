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
        let described = Dictionary(
            source.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        isChanged = written.contains { module in
            guard let described = described[module.name] else { return false }
            let declared = described.namesOfProducts
            let own = module.namesOfProducts
            let added = own.subtracting(declared)
            guard !added.isEmpty, declared.isSubset(of: own) else { return false }
            return module.sources.contains { file in
                guard let text = contents.text(of: file) else { return false }
                return added.contains { name in
                    ["\n", "\r"].contains { text.contains("import \(name)\($0)") }
                }
            }
        }
    }
}

extension Module {
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
