import Codebase

/// What a podspec, or a part of it, says.
final class PodSpecification {
    enum Kind { case pod, subspec, test, app }

    struct Dependency {
        let name: String
        let platform: String?
        let line: Int?
    }

    let kind: Kind
    var name: String
    var moduleName: String?
    var sourceFiles: [String] = []
    var excludedFiles: [String] = []
    var defaultSubspecs: [String] = []
    var dependencies: [Dependency] = []
    /// The frameworks that come built with the pod, as patterns of their paths.
    var builtFrameworks: [String] = []
    var subspecs: [PodSpecification] = []
    /// What it is built for, `ios` and the like; empty if it says nothing, which means all.
    var platforms: Set<String> = []
    /// Where something stands that could not be worked out.
    var openLines: [Int] = []
    /// Where and why nothing was read any more; nil if all was.
    var overrun: (line: Int?, reason: ReadingBudget.Overrun)?

    init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// A subspec by its path, `Core/Networking`.
    func subspec(_ path: some Sequence<Substring>) -> PodSpecification? {
        var spec: PodSpecification? = self
        for name in path { spec = spec?.subspecs.first { $0.name == name } }
        return spec
    }

    static let knownPlatforms: Set<String> = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]
}
