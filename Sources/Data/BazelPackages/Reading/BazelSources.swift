import Codebase

/// Finds the files that a target compiles.
struct BazelSources {
    let files: BazelFiles
    let tree: Set<RelativePath>
    private(set) var swift: Set<RelativePath> = []
    private(set) var others: Set<RelativePath> = []
    /// Swift files that are named and are not there.
    private(set) var missing: [String] = []

    private var visited: Set<BazelLabel> = []

    init(files: BazelFiles, tree: Set<RelativePath>) {
        self.files = files
        self.tree = tree
    }

    mutating func add(_ target: BazelTarget) {
        for attribute in ["srcs", "non_arc_srcs", "hdrs"] {
            for source in target.texts(attribute) { add(source.text, in: target.label) }
        }
    }

    private mutating func add(_ text: String, in package: BazelLabel) {
        guard case .own(let label)? = files.workspaces.reference(text, in: package),
            visited.insert(label).inserted
        else { return }
        let file = label.folder.appending(RelativePath(label.name))
        if let target = files.targets[label] {
            follow(target)
        } else if let index = tree.firstIndex(of: file) {
            // As it is spelled on disk: equal text can be written in several ways.
            add(tree[index])
        } else if label.name.hasSuffix(".swift"), !isGenerated(label) {
            missing.append(text)
        }
    }

    /// A target among the sources stands for the files that it gathers.
    private mutating func follow(_ target: BazelTarget) {
        guard visited.count < 10_000 else { return }
        switch target.rule {
        case "filegroup": for source in target.texts("srcs") { add(source.text, in: target.label) }
        case "alias": for actual in target.texts("actual") { add(actual.text, in: target.label) }
        default: break
        }
    }

    private mutating func add(_ file: RelativePath) {
        if file.fileExtension == "swift" {
            swift.insert(file)
        } else if ["m", "mm", "c", "cc", "cpp", "h", "hpp"].contains(file.fileExtension) {
            others.insert(file)
        }
    }

    private func isGenerated(_ label: BazelLabel) -> Bool {
        files.order.contains { other in
            other.package == label.package && other.workspace == label.workspace
                && files.targets[other].map { target in
                    ["outs", "out", "output"].contains { attribute in
                        target.texts(attribute).contains { $0.text == label.name }
                    }
                } == true
        }
    }
}
