import Codebase

/// What a local package declares to depend on, in the words of its manifest.
package struct LocalPackageNeeds {
    /// Where a package is from, and which versions of it are taken, in the words of a manifest.
    package struct Remote: Equatable, Sendable {
        /// Its address.
        package let url: String
        /// `from: "1.2.0"` and the like.
        package let requirement: String

        /// A package that is had from elsewhere.
        package init(url: String, requirement: String) {
            self.url = url
            self.requirement = requirement
        }

        /// What the package is called by where it is from.
        package static func identity(of url: String) -> String {
            let name = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    /// The lines of `dependencies` of the package, each once.
    private(set) var packages: [String] = []
    /// The lines of `dependencies` of its target.
    private(set) var products: [String] = []

    /// What a draft needs.
    ///
    /// - Parameter remote: Where the project has a package from that is none of the codebase; nil if
    ///   it does not say so.
    /// - Throws: ``ManifestEditError`` where that is not known, or the package is the one at the root.
    package init(
        _ draft: LocalPackageDraft, remote: (LocalPackageDraft.Need) -> Remote?
    ) throws(ManifestEditError) {
        for need in draft.needs.sorted(by: { $0.product < $1.product }) {
            let name: String
            let line: String
            if let folder = need.folder {
                if folder.isRoot {
                    throw ManifestEditError(
                        "\(need.product) is of the package at the root, which SwiftPM calls after the "
                            + "folder of each clone, so that no manifest can name it. Move that package "
                            + "into a folder first.")
                }
                name = RelativePath(folder.string).name
                let path = folder.written(from: draft.folder)
                line = ".package(path: \"\(path)\")"
            } else {
                guard let remote = remote(need) else {
                    throw ManifestEditError(
                        "It is not known which package \(need.product) is from and in which version. "
                            + "Say it in \(draft.manifest) first.")
                }
                name = Remote.identity(of: remote.url)
                line = ".package(url: \"\(remote.url)\", \(remote.requirement))"
            }
            if !packages.contains(line) { packages.append(line) }
            products.append(".product(name: \"\(need.product)\", package: \"\(name)\")")
        }
    }
}

extension RelativePath {
    /// This folder as it is written in another one, `../Money`.
    package func written(from base: RelativePath) -> String {
        var base = base
        var ups = 0
        while !base.isRoot, self != base, !isInside(base) {
            base = base.parent
            ups += 1
        }
        let rest = base.isRoot ? string : relative(to: base)?.string ?? string
        return String(repeating: "../", count: ups) + rest
    }
}
