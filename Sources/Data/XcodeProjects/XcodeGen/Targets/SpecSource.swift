/// One entry under a target's `sources:`.
struct SpecSource {
    let path: String
    let excludes: [String]
    let includes: [String]
    let type: String?
    let buildPhase: String?
    let isOptional: Bool
    let place: SpecPlace

    init?(_ node: SpecNode) {
        guard let path = node.text ?? node["path"]?.text else { return nil }
        self.path = path
        excludes = node["excludes"]?.texts ?? []
        includes = node["includes"]?.texts ?? []
        type = node["type"]?.text
        // A mapping is a phase that copies files.
        buildPhase = node["buildPhase"].map { $0.text ?? "copyFiles" }
        isOptional = node["optional"]?.flag ?? false
        place = node.place
    }

    /// Whether files that can be compiled are.
    var isCompiled: Bool {
        type != "folder" && (buildPhase == nil || buildPhase == "sources")
    }
}
