/// How SwiftPM tells packages apart.
package enum PackageIdentity {
    /// The identity behind a URL or a path: its last component, lower-case, without `.git`.
    package static func identity(of location: String) -> String {
        let name = location.split(separator: "/").last.map { String($0).lowercased() } ?? ""
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

extension ManifestDependency {
    /// The identity, as far as the manifest alone tells it.
    package var identity: String {
        switch location {
        case .path(let path): PackageIdentity.identity(of: path)
        case .url(let url): PackageIdentity.identity(of: url)
        case .registry(let id): id.lowercased()
        }
    }
}
