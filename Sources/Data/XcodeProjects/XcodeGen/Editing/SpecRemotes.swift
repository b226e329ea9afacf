import Codebase
import Editing

/// Where a specification has its packages from, and which versions it takes.
///
/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md#swift-package
struct SpecRemotes {
    private let spec: SpecNode

    init(_ spec: SpecNode) { self.spec = spec }

    func remote(for need: LocalPackageDraft.Need) -> LocalPackageNeeds.Remote? {
        for entry in spec["packages"]?.entries ?? [] where entry.value["path"] == nil {
            let node = entry.value
            let github = node["github"]?.text.map { "https://github.com/" + $0 }
            guard let url = node["url"]?.text ?? github, url.openVariable == nil,
                LocalPackageNeeds.Remote.identity(of: url).lowercased() == need.package,
                let requirement = Self.requirement(of: node)
            else { continue }
            return LocalPackageNeeds.Remote(url: url, requirement: requirement)
        }
        return nil
    }

    private static func requirement(of node: SpecNode) -> String? {
        func text(_ key: String) -> String? {
            node[key]?.text.flatMap { $0.openVariable == nil ? "\"\($0)\"" : nil }
        }
        func version(_ key: String) -> String? {
            node[key]?.text.flatMap(full).map { "\"\($0)\"" }
        }
        if let exact = version("exactVersion") ?? version("version") { return "exact: \(exact)" }
        if let revision = text("revision") { return "revision: \(revision)" }
        if let branch = text("branch") { return "branch: \(branch)" }
        if let low = version("minVersion"), let high = version("maxVersion") {
            return "\(low)..<\(high)"
        }
        if let minor = version("minorVersion") { return ".upToNextMinor(from: \(minor))" }
        return (version("majorVersion") ?? version("from")).map { "from: \($0)" }
    }

    /// A version with all three numbers, as manifests want it.
    private static func full(_ version: String) -> String? {
        guard version.first?.isNumber == true, version.openVariable == nil else { return nil }
        let parts = version.split(separator: ".")
        guard parts.count < 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
            return version
        }
        return version + String(repeating: ".0", count: 3 - parts.count)
    }
}
