import Codebase

/// Finds the specifications that projects are made from.
struct SpecFinder {
    private let lookup: FolderLookup
    private(set) var projects: [SpecProject] = []
    private(set) var problems: [IncompleteItem] = []
    /// What is not read on purpose, and why.
    private(set) var notes: [IncompleteItem] = []

    init(_ lookup: FolderLookup) {
        self.lookup = lookup
        let files = SpecFileText(contents: lookup.tree.contents)
        for file in lookup.tree.files where Self.mayBeSpec(file) { add(file, files) }
        let included = Set(projects.flatMap(\.included))
        // One that others include is a part of them even if it has a name, unless it is called
        // as XcodeGen looks for it.
        projects.removeAll { project in
            included.contains(project.file)
                && !(project.isNamed && Self.usualNames.contains(project.file.name))
        }
        leaveOneOfEach()
        notes = (notes + projects.flatMap(\.notes)).sorted { $0.path < $1.path }
    }

    /// Of specifications that take turns in one folder, the one that includes most is read.
    private mutating func leaveOneOfEach() {
        let turns = Dictionary(grouping: projects.filter(\.isMoved), by: \.generated)
        for others in turns.values where others.count > 1 {
            guard let read = others.max(by: { $0.weight < $1.weight }) else { continue }
            for other in others where other.file != read.file {
                notes.append(
                    IncompleteItem(
                        path: other.file,
                        reason: "This specification makes \(other.generated) as \(read.file) "
                            + "does, which is read in its place: one project can stand there."))
                projects.removeAll { $0.file == other.file }
            }
        }
    }

    private mutating func add(_ file: RelativePath, _ files: SpecFileText) {
        let isNamedSo = Self.usualNames.contains(file.name)
        do {
            let text = try files.text(of: file)
            guard Self.looksLikeSpec(text, file) else { return }
            var loader = SpecLoader(files: files, lookup: lookup)
            guard let spec = try loader.load(file), spec.isProject else { return }
            projects.append(
                SpecProject(
                    file: file, spec: spec, isNamed: loader.namesProject,
                    included: loader.included.subtracting([file]), problems: loader.problems,
                    notes: loader.notes,
                    folder: loader.base,
                    root: ProjectRoot(lookup: lookup).folder(of: spec, in: loader.base)))
        } catch {
            if isNamedSo { problems.append(error.item) }
        }
    }

    private static let usualNames: Set<String> = [
        "project.yml", "project.yaml", "xcodegen.yml", "xcodegen.yaml",
    ]

    private static func mayBeSpec(_ file: RelativePath) -> Bool {
        switch file.fileExtension {
        case "yml", "yaml":
            return !file.components.dropLast().contains { $0.hasPrefix(".") }
        case "json":
            let name = file.name.lowercased()
            return ["project", "xcodegen", "spec"].contains { name.contains($0) }
        default: return false
        }
    }

    /// Whether it is worth parsing: it has targets or includes something that may.
    private static func looksLikeSpec(_ text: String, _ file: RelativePath) -> Bool {
        if usualNames.contains(file.name) { return true }
        let keys =
            file.fileExtension == "json" ? ["\"targets\"", "\"name\""] : ["targets", "name"]
        return keys.allSatisfy(text.hasScalars)
    }
}

extension SpecNode {
    /// Whether it describes targets as XcodeGen does.
    fileprivate var isProject: Bool {
        guard let targets = self["targets"]?.entries, !targets.isEmpty else { return false }
        return targets.contains { target in
            ["type", "platform", "templates", "supportedDestinations"].contains {
                target.value[$0] != nil
            }
        }
    }
}

extension SpecProject {
    /// How much it puts together: files, then the name, so that one of several always weighs most.
    fileprivate var weight: (Int, String) { (included.count, file.string) }
}
