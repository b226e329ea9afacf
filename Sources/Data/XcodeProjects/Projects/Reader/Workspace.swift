import Codebase

/// The projects that one workspace puts together.
struct Workspace {
    private(set) var projects: [RelativePath] = []
    private(set) var problems: [PropertyList.Problem] = []
    /// Why nothing was read after some group or file; nil if all was.
    private(set) var overrun: ReadingBudget.Overrun?
    /// A step for each tag, and the bytes of the paths: groups that nest repeat those around them.
    private(set) var budget: ReadingBudget

    static let budget = ReadingBudget(steps: 2_000_000, bytes: 64 << 20)

    /// - Parameter path: The path of the `.xcworkspace`.
    init(
        _ bytes: [UInt8], at path: RelativePath, root: String, budget: ReadingBudget = Self.budget
    ) {
        self.budget = budget
        let tags = WorkspaceTag.tags(in: bytes)
        let isBalanced = walk(tags, in: .inside(path.parent), root)
        if overrun == nil { problems = Self.problems(in: bytes, tags, isBalanced: isBalanced) }
    }

    /// Finds the projects; false if some group has no end.
    private mutating func walk(_ tags: [WorkspaceTag], in folder: Place, _ root: String) -> Bool {
        var folders: [Place] = []
        for tag in tags {
            switch tag.kind {
            case .groupEnd:
                _ = folders.popLast()
                continue
            case .workspace, .workspaceEnd: continue
            case .groupStart, .file: break
            }
            let place = Self.place(tag.location, in: folders.last ?? folder, folder, root)
            do throws(ReadingBudget.Overrun) {
                try budget.take()
                try budget.keep(place.size)
            } catch {
                overrun = error
                return false
            }
            if tag.kind == .groupStart {
                folders.append(place)
            } else if let project = place.path, project.fileExtension == "xcodeproj" {
                projects.append(project)
            }
        }
        return folders.isEmpty
    }

    private static func problems(
        in bytes: [UInt8], _ tags: [WorkspaceTag], isBalanced: Bool
    ) -> [PropertyList.Problem] {
        if let line = lineOfConflict(in: bytes) {
            return [.init(line: line, what: "it has an unresolved merge conflict")]
        }
        let isEmpty = !tags.contains { $0.kind == .file || $0.kind == .groupStart }
        let hasEnd = tags.contains { $0.kind == .workspaceEnd || isEmpty && $0.kind == .workspace }
        return isBalanced && hasEnd ? [] : [.init(line: 1, what: "it is cut off")]
    }

    /// The line that begins with the first mark of a merge conflict, from 1.
    private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
        let mark = "<<<<<<<".utf8
        var line = 1
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            if bytes[(index + 1)...].starts(with: mark) { return line }
        }
        return nil
    }

    /// `group:App.xcodeproj`, `container:…`, `absolute:/…`.
    private static func place(
        _ location: String, in group: Place, _ container: Place, _ root: String
    ) -> Place {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count > 1 ? String(parts[1]) : ""
        let base: Place =
            switch parts.first {
            case "group": group
            case "container": container
            case "absolute": .outside("")
            default: .elsewhere
            }
        return path.isEmpty ? base : base.appending(path, root: root)
    }
}
