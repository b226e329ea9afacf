import Codebase

/// The subspecs that Podfiles and other pods ask for.
struct WantedSubspecs {
    /// As `Pod/Subspec`.
    private(set) var names: Set<String> = []

    init(_ tree: SourceTree, pods: [PodSpecification]) {
        for pod in pods { add(pod, depth: 0) }
        for file in tree.podfiles {
            guard let text = PodText(contents: tree.contents).text(of: file) else { continue }
            for token in RubyLexer.tokens(of: text) {
                if case .text(let parts) = token.kind, case .letters(let name)? = parts.first,
                    parts.count == 1, name.contains("/"), !name.contains(".")
                {
                    names.insert(name)
                }
            }
        }
    }

    private mutating func add(_ spec: PodSpecification, depth: Int) {
        if depth > 60 { return }
        for dependency in spec.dependencies where dependency.name.contains("/") {
            names.insert(dependency.name)
        }
        for subspec in spec.subspecs { add(subspec, depth: depth + 1) }
    }
}
