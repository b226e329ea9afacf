import Codebase

extension FeatureDraft {
    /// What a person has to write into the manifest, for where it is not edited.
    var declarationsByHand: String {
        let targets = pattern.members.map { member in
            let draft = target(member, after: nil)
            let word =
                switch draft.kind {
                case .test: "testTarget"
                case .executable: "executableTarget"
                default: "target"
                }
            let uses = draft.dependencies.map(\.call).joined(separator: ", ")
            let path = draft.path.map { ", path: \"\($0)\"" } ?? ""
            return ".\(word)(name: \"\(draft.name)\", dependencies: [\(uses)]\(path)),"
        }
        return "Use --files-only, and add this to \(pattern.manifest) by "
            + "hand:\n" + targets.map { "    " + $0 }.joined(separator: "\n")
    }
}

extension DependencyReference.Name {
    /// How it is written in a `Package.swift`.
    fileprivate var call: String {
        if case .product(let name, let package?) = self {
            return ".product(name: \"\(name)\", package: \"\(package)\")"
        }
        return "\"\(bareName)\""
    }
}
