import Codebase
import Editing
import StaticSwift

/// Reads what the text of a `Package.swift` declares, for judging an edit of it.
package struct PackageContentsReader: ManifestContentsReader {
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        manifest.name == "Package.swift"
            || manifest.name.hasPrefix("Package@swift-") && manifest.fileExtension == "swift"
    }

    package func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        let manifest = ManifestEvaluator().manifest(
            text: text, path: "Package.swift", packageDirectory: folder)
        guard !manifest.targets.isEmpty || manifest.unknowns.isEmpty else {
            let reason = manifest.unknowns.first.map { "\($0.expression): \($0.reason)" } ?? ""
            throw ManifestEditError(
                "The manifest cannot be evaluated without running it (\(reason)). Change the "
                    + "manifest by hand.")
        }
        return ManifestContents(
            targets: manifest.targets.map { target in
                ManifestContents.Target(
                    name: target.name, kind: target.kind.rawValue, path: target.path,
                    dependencies: target.dependencies.map(\.name))
            },
            products: Dictionary(
                manifest.products.map { ($0.name, $0.targets) },
                uniquingKeysWith: { first, _ in first }),
            unknowns: manifest.unknowns.map { "\($0.expression): \($0.reason)" })
    }
}

extension TargetDependency {
    fileprivate var name: DependencyReference.Name {
        switch kind {
        case .target(let name): .target(name)
        case .byName(let name): .byName(name)
        case .product(let name, let package): .product(name, package: package)
        }
    }
}
