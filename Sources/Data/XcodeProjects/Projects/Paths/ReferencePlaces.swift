import Codebase

/// Where every file and every group of a project is.
struct ReferencePlaces {
    /// What `SOURCE_ROOT` means.
    let sourceRoot: Place
    private let document: ProjectDocument
    private let root: String
    private var places: [String: Place] = [:]
    /// What is wrong with the groups.
    private(set) var problems: [PropertyList.Problem] = []
    /// The line of the group after which nothing was walked any more, and why; nil if all was.
    private(set) var overrun: (line: Int, reason: ReadingBudget.Overrun)?
    /// A step for each child of a group, and the bytes of the paths: groups that nest repeat the
    /// path of the outer ones. Their depth alone costs nothing.
    private(set) var budget: ReadingBudget
    /// What groups list that is not in the file: what targets compile is said of their phases.
    private(set) var dangling: [PropertyList.Problem] = []

    private struct Step {
        let id: String
        let folder: Place
        /// The groups that lead here.
        let depth: Int
    }

    static let budget = ReadingBudget(steps: 4_000_000, bytes: 64 << 20)

    init(
        of document: ProjectDocument, root: String, budget: ReadingBudget = Self.budget
    ) {
        self.document = document
        self.budget = budget
        self.root = root
        let folder = Place.inside(document.path.parent)
        let base = document.project?.text("projectDirPath") ?? ""
        sourceRoot = base.isEmpty ? folder : folder.appending(base, root: root)
        if let main = document.project?.text("mainGroup") {
            walk(from: main)
        }
        walkOrphans()
    }

    /// The place of a reference; nil if there is no such object.
    func place(of id: String) -> Place? { places[id] }

    /// Groups that no group holds, as in a file whose main group is lost, and files in none of them.
    private mutating func walkOrphans() {
        let groups = document.identifiers(of: Self.groups).filter { places[$0] == nil }
        var held: Set<String> = []
        for id in groups { held.formUnion(document.object(id)?.texts("children") ?? []) }
        for id in groups where !held.contains(id) { walk(from: id) }
        let rest = document.identifiers(of: Self.groups + ["PBXFileReference"])
        for id in rest where places[id] == nil { walk(from: id) }
    }

    private mutating func walk(from start: String) {
        var open: Set<String> = []
        var steps = [Step(id: start, folder: sourceRoot, depth: 0)]
        var trail: [String] = []
        while overrun == nil, let step = steps.popLast() {
            while trail.count > step.depth { open.remove(trail.removeLast()) }
            guard let object = document.object(step.id) else { continue }
            if places[step.id] != nil {
                noteIfCycle(object, open)
                continue
            }
            let place = place(of: object, in: step.folder)
            if !spend(on: object, at: place) { break }
            places[step.id] = place
            guard object.has("children") else { continue }
            trail.append(step.id)
            open.insert(step.id)
            noteMissing(of: object)
            for child in object.texts("children").reversed() {
                steps.append(Step(id: child, folder: place, depth: trail.count))
            }
        }
    }

    /// Counts what an object costs; false if that is more than there is.
    private mutating func spend(on object: XcodeObject, at place: Place) -> Bool {
        do throws(ReadingBudget.Overrun) {
            try budget.take(1 + (object.has("children") ? object.texts("children").count : 0))
            try budget.keep(place.size)
            return true
        } catch {
            overrun = (object.line, error)
            return false
        }
    }

    private mutating func noteIfCycle(_ object: XcodeObject, _ open: Set<String>) {
        guard open.contains(object.id) else { return }
        problems.append(
            .init(line: object.line, what: "the group \(object.id) is inside itself"))
    }

    private mutating func noteMissing(of group: XcodeObject) {
        let missing = group.texts("children").filter { document.object($0) == nil }
        guard let first = missing.first else { return }
        let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
        dangling.append(
            .init(
                line: group.line,
                what: "the group \(group.id) lists \(first)\(more), which does not exist in the "
                    + "project"))
    }

    private func place(of object: XcodeObject, in folder: Place) -> Place {
        let path = object.text("path") ?? ""
        let base =
            switch object.text("sourceTree") ?? "<group>" {
            case "<group>": folder
            case "SOURCE_ROOT": sourceRoot
            case "<absolute>": Place.outside("")
            case "BUILT_PRODUCTS_DIR", "DERIVED_FILE_DIR": Place.built(RelativePath(path).name)
            default: Place.elsewhere
            }
        return path.isEmpty ? base : base.appending(path, root: root)
    }

    private static let groups = [
        "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup",
        "PBXFileSystemSynchronizedGroup",
    ]
}
