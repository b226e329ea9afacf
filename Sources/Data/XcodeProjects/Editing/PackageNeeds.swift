import Codebase
import Editing

/// What a local package declares to depend on, in the words of its manifest.
struct PackageNeeds {
    /// The lines of `dependencies` of the package, each once.
    private(set) var packages: [String] = []
    /// The lines of `dependencies` of its target.
    private(set) var products: [String] = []

    init(
        _ draft: LocalPackageDraft, _ target: ReadTarget, in project: ReadProject
    ) throws(ManifestEditError) {
        for need in draft.needs.sorted(by: { $0.product < $1.product }) {
            let name: String
            let line: String
            if let folder = need.folder {
                name = RelativePath(folder.string).name
                let path = PackageLink.path(to: folder, from: draft.folder)
                line = ".package(path: \"\(path)\")"
            } else {
                let remote = try Self.reference(of: need, target, in: project)
                name = Self.identity(of: remote.url)
                line = ".package(url: \"\(remote.url)\", \(remote.requirement))"
            }
            if !packages.contains(line) { packages.append(line) }
            products.append(".product(name: \"\(need.product)\", package: \"\(name)\")")
        }
    }

    /// Where the project has a package from, and which versions it takes.
    private static func reference(
        of need: LocalPackageDraft.Need, _ target: ReadTarget, in project: ReadProject
    ) throws(ManifestEditError) -> (url: String, requirement: String) {
        let document = project.document
        let named = document.objects("packageProductDependencies", of: target.object)
            .first { $0.text("productName") == need.product }
            .flatMap { document.object("package", of: $0) }
        let all = document.identifiers(of: ["XCRemoteSwiftPackageReference"])
            .compactMap(document.object)
        let found =
            named
            ?? all.first {
                $0.text("repositoryURL").map { identity(of: $0).lowercased() } == need.package
            }
        guard let found, let url = found.text("repositoryURL"),
            let requirement = found.dictionary("requirement").flatMap(words)
        else {
            throw ManifestEditError(
                "It is not known which package \(need.product) is from and in which version. Say it "
                    + "in Xcode first.")
        }
        return (url, requirement)
    }

    /// https://developer.apple.com/documentation/packagedescription/package/dependency
    private static func words(_ requirement: XcodeObject) -> String? {
        func text(_ key: StaticString) -> String? { requirement.text(key).map { "\"\($0)\"" } }
        switch requirement.text("kind") {
        case "upToNextMajorVersion": return text("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion":
            return text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return text("version").map { "exact: \($0)" }
        case "branch": return text("branch").map { "branch: \($0)" }
        case "revision": return text("revision").map { "revision: \($0)" }
        case "versionRange":
            guard let low = text("minimumVersion"), let high = text("maximumVersion") else {
                return nil
            }
            return "\(low)..<\(high)"
        default: return nil
        }
    }

    private static func identity(of url: String) -> String {
        let name = url.split(separator: "/").last.map(String.init) ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
