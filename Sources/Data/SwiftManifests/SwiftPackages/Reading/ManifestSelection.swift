import Codebase

/// Picks, of the manifests in one folder, that which SwiftPM uses.
struct ManifestSelection {
    /// The manifests of the folder, with their texts.
    let candidates: [RelativePath: String]
    let installed: ToolsVersion

    /// The manifest to read; nil without any that fits the installed tools.
    func selected() -> RelativePath? {
        let named = Dictionary(
            candidates.keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for key in versionKeys {
            if let exact = named["Package@swift-\(key).swift"] { return exact }
        }
        let regular =
            named["Package.swift"] ?? candidates.keys.first { self.version(inNameOf: $0) == nil }
        guard let (_, specific) = newestCompatible() else { return regular }
        guard let regular else { return specific }
        let version = toolsVersion(of: regular)
        // What is written for newer tools than these can only be a last resort.
        return version > installed || toolsVersion(of: specific) > version ? specific : regular
    }

    private var versionKeys: [String] {
        let (major, minor, patch) = (installed.major, installed.minor, installed.patch)
        return ["\(major).\(minor).\(patch)", "\(major).\(minor)", "\(major)"]
    }

    private func newestCompatible() -> (version: ToolsVersion, path: RelativePath)? {
        candidates.keys.compactMap { path in
            version(inNameOf: path).map { (version: $0, path: path) }
        }
        .filter { $0.version <= installed }
        .max { $0.version < $1.version }
    }

    private func version(inNameOf path: RelativePath) -> ToolsVersion? {
        let prefix = "Package@swift-"
        guard path.name.hasPrefix(prefix), path.name.hasSuffix(".swift") else { return nil }
        return ToolsVersion(path.name.dropFirst(prefix.count).dropLast(".swift".count))
    }

    private func toolsVersion(of path: RelativePath) -> ToolsVersion {
        ToolsVersion(ofManifest: candidates[path] ?? "")
    }
}
