import Codebase
import Editing

/// Where a project has its packages from, and which versions it takes.
struct RemotePackages {
    let target: ReadTarget
    let project: ReadProject

    func remote(for need: LocalPackageDraft.Need) -> LocalPackageNeeds.Remote? {
        let document = project.document
        let named = document.objects("packageProductDependencies", of: target.object)
            .first { $0.text("productName") == need.product }
            .flatMap { document.object("package", of: $0) }
        let all = document.identifiers(of: ["XCRemoteSwiftPackageReference"])
            .compactMap(document.object)
        let found =
            named
            ?? all.first {
                $0.text("repositoryURL").map {
                    LocalPackageNeeds.Remote.identity(of: $0).lowercased()
                } == need.package
            }
        guard let found, let url = found.text("repositoryURL"),
            let requirement = found.dictionary("requirement").flatMap(Self.words)
        else { return nil }
        return LocalPackageNeeds.Remote(url: url, requirement: requirement)
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
}
