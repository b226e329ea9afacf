import Codebase

struct TargetSources {
    private(set) var swift: Set<RelativePath> = []
    private(set) var other: Set<RelativePath> = []
    /// The sources that are listed and are no files of the codebase.
    private(set) var absent: [AbsentSource] = []
    private(set) var problems: [PropertyList.Problem] = []

    init(
        of target: ReadTarget, in project: ReadProject, folders: [SynchronizedFolder],
        files: CodebaseFiles
    ) {
        let phases = project.document.objects("buildPhases", of: target.object)
        noteMissing(
            target.object.texts("buildPhases"), of: "target \(target.name)", target, project)
        for phase in phases {
            switch phase.isa {
            case "PBXSourcesBuildPhase":
                add(phase, of: target, project, files) { _ in true }
            case "PBXHeadersBuildPhase":
                add(phase, of: target, project, files) { $0 == .other }
            default: break
            }
        }
        let compiling = phases.filter { $0.isa == "PBXSourcesBuildPhase" }.map(\.id)
        for folder in folders {
            for file in folder.sources(of: target.object, compilingIn: compiling) { add(file) }
        }
    }

    private mutating func add(
        _ phase: XcodeObject, of target: ReadTarget, _ project: ReadProject,
        _ files: CodebaseFiles, where isWanted: (SourceKind) -> Bool
    ) {
        let document = project.document
        noteMissing(
            phase.texts("files"), of: "a build phase of target \(target.name)", phase, project)
        for entry in document.objects("files", of: phase) {
            guard let id = entry.text("fileRef") else { continue }
            guard let reference = document.object(id) else {
                noteMissing([id], of: "target \(target.name)", entry, project)
                continue
            }
            for file in Self.files(behind: reference, in: document) {
                let place = project.places.place(of: file.id)
                if let path = place?.path {
                    guard let kind = SourceKind(of: path), isWanted(kind) else { continue }
                    if let found = files.file(at: path) {
                        add(found)
                        continue
                    }
                }
                if let source = AbsentSource(file, at: place) { absent.append(source) }
            }
        }
    }

    /// The file itself, or those of a group that stands for a file in several languages.
    private static func files(
        behind reference: XcodeObject, in document: ProjectDocument
    ) -> [XcodeObject] {
        reference.has("children")
            ? document.objects("children", of: reference).filter { !$0.has("children") }
            : [reference]
    }

    private mutating func add(_ file: RelativePath) {
        switch SourceKind(of: file) {
        case .swift?: swift.insert(file)
        case .other?: other.insert(file)
        case nil: break
        }
    }

    private mutating func noteMissing(
        _ ids: [String], of what: String, _ target: ReadTarget, _ project: ReadProject
    ) {
        noteMissing(ids, of: what, target.object, project)
    }

    private mutating func noteMissing(
        _ ids: [String], of what: String, _ object: XcodeObject, _ project: ReadProject
    ) {
        let lost = ids.filter { project.document.object($0) == nil }
        guard let first = lost.first else { return }
        let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
        problems.append(
            .init(
                line: object.line,
                what: "\(what) refers to \(first)\(more), which does not exist in the project"))
    }
}
