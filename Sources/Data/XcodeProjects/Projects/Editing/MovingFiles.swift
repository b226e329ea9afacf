import Codebase
import Editing

/// Files that leave a project's target, with all that the project says of them.
struct MovingFiles {
    private let project: ReadProject
    /// The objects that are of the files alone.
    private var gone: [XcodeObject] = []
    /// What lists name those objects.
    private var mentions: [(id: String, key: StaticString, object: XcodeObject)] = []

    /// What a text still names, and may not.
    func identifier(leftIn text: String) -> String? {
        if gone.isEmpty { return nil }
        let words = Set(text.identifiers)
        return gone.map(\.id).first { words.contains($0[...]) }
    }

    init(
        _ draft: LocalPackageDraft, _ targets: [ReadTarget], in project: ReadProject,
        _ files: CodebaseFiles
    ) throws(ManifestEditError) {
        self.project = project
        let moved = Set(draft.files)
        try noteFolders(around: draft, of: targets, moving: moved, in: files)
        let references = document.identifiers(of: ["PBXFileReference"])
            .compactMap(document.object).filter { reference in
                project.places.place(of: reference.id)?.path.flatMap(files.file)
                    .map(moved.contains) == true
            }
        for reference in references { try note(reference, of: targets) }
        noteEmptyGroups()
    }

    private var document: ProjectDocument { project.document }

    /// Takes everything out.
    func leave(_ edits: inout ProjectEdits) {
        for mention in mentions { edits.remove(mention.id, from: mention.key, of: mention.object) }
        for object in gone { edits.remove(object) }
    }

    // MARK: - Folders that Xcode keeps in step

    private mutating func noteFolders(
        around draft: LocalPackageDraft, of targets: [ReadTarget], moving moved: Set<RelativePath>,
        in files: CodebaseFiles
    ) throws(ManifestEditError) {
        for id in document.identifiers(of: ["PBXFileSystemSynchronizedRootGroup"]) {
            guard let group = document.object(id),
                let folder = project.places.place(of: id)?.path.flatMap(files.folder)
            else { continue }
            let isOwned = project.targets.contains {
                $0.object.texts("fileSystemSynchronizedGroups").contains(id)
            }
            if isOwned, draft.folder.isInside(folder) || draft.folder == folder {
                throw ManifestEditError(
                    "\(draft.folder) would stand in \(folder), whose files belong to a target. Move "
                        + "the project's packages out of it first.")
            }
            let left = leave(group, at: folder, targets.first, moved)
            try check(group, at: folder, moved, but: left)
            let all = files.tree.files(inside: folder)
            if !all.isEmpty, all.allSatisfy(moved.contains) { forget(group) }
        }
    }

    /// Takes files out of the lists by which another target compiles some of a folder, or all but some.
    ///
    /// - Returns: What was taken out.
    private mutating func leave(
        _ group: XcodeObject, at folder: RelativePath, _ target: ReadTarget?,
        _ moved: Set<RelativePath>
    ) -> Set<String> {
        var left: Set<String> = []
        for set in document.objects("exceptions", of: group) {
            guard let other = set.text("target"), other != target?.object.id else { continue }
            let names = set.texts("membershipExceptions")
            let going = names.filter { moved.contains(folder.appending(RelativePath($0))) }
            if going.isEmpty { continue }
            left.formUnion(going.map { set.id + $0 })
            let isLeft =
                going.count == names.count && Self.keys.allSatisfy { keysOf($0, set).isEmpty }
            if isLeft {
                gone.append(set)
                mentions.append((set.id, "exceptions", group))
            } else {
                for name in going { mentions.append((name, "membershipExceptions", set)) }
            }
        }
        return left
    }

    private static let keys: [StaticString] = [
        "attributesByRelativePath", "platformFiltersByRelativePath",
        "additionalCompilerFlagsByRelativePath",
    ]

    /// Only files of which the project says nothing else can leave a folder.
    private func check(
        _ group: XcodeObject, at folder: RelativePath, _ moved: Set<RelativePath>,
        but left: Set<String>
    ) throws(ManifestEditError) {
        var named = group.texts("explicitFolders") + keysOf("explicitFileTypes", group)
        for set in document.objects("exceptions", of: group) {
            named += set.texts("membershipExceptions").filter { !left.contains(set.id + $0) }
            for key in Self.keys { named += keysOf(key, set) }
        }
        for name in named {
            let path = folder.appending(RelativePath(name))
            guard let file = moved.sorted().first(where: { $0 == path || $0.isInside(path) }) else {
                continue
            }
            throw ManifestEditError(
                "\(file) is an exception of the folder \(folder) in \(document.manifest). Take the "
                    + "exception out in Xcode first.")
        }
    }

    private func keysOf(_ key: StaticString, _ object: XcodeObject) -> [String] {
        guard let value = object.list.value(of: key, in: object.node) else { return [] }
        var keys: [String] = []
        object.list.forEachMember(of: value) { name, _ in
            if let text = object.list.text(of: name) { keys.append(text) }
        }
        return keys
    }

    /// A folder of which nothing stays.
    private mutating func forget(_ group: XcodeObject) {
        let sets = document.objects("exceptions", of: group)
        let ids = Set(sets.map(\.id) + [group.id])
        mentions.removeAll { ids.contains($0.object.id) }
        gone.removeAll { ids.contains($0.id) }
        gone += sets + [group]
        for target in project.targets {
            mentions.append((group.id, "fileSystemSynchronizedGroups", target.object))
        }
        for parent in groups where parent.texts("children").contains(group.id) {
            mentions.append((group.id, "children", parent))
        }
    }

    // MARK: - Files that are listed one by one

    private mutating func note(
        _ reference: XcodeObject, of targets: [ReadTarget]
    ) throws(ManifestEditError) {
        let name = reference.text("path") ?? reference.text("name") ?? reference.id
        let phases = document.identifiers(of: document.objectKinds.filter(Self.isPhase))
            .compactMap(document.object)
        let own = Set(targets.flatMap { $0.object.texts("buildPhases") })
        for entry in document.identifiers(of: ["PBXBuildFile"]).compactMap(document.object)
        where entry.text("fileRef") == reference.id {
            if entry.has("settings") || entry.has("platformFilter") || entry.has("platformFilters")
            {
                throw ManifestEditError(
                    "\(name) is compiled with flags or for some platforms only, says "
                        + "\(document.manifest):\(entry.line). Take that out in Xcode first.")
            }
            for phase in phases where phase.texts("files").contains(entry.id) {
                guard phase.isa == "PBXSourcesBuildPhase", own.contains(phase.id) else {
                    throw ManifestEditError(
                        "\(name) belongs to another target or build phase, too, says "
                            + "\(document.manifest):\(phase.line). Divide that first.")
                }
                mentions.append((entry.id, "files", phase))
            }
            gone.append(entry)
        }
        for group in groups where group.texts("children").contains(reference.id) {
            mentions.append((reference.id, "children", group))
        }
        gone.append(reference)
    }

    /// Groups whose last file leaves go with it.
    private mutating func noteEmptyGroups() {
        var lost = Set(gone.map(\.id))
        let kept = Set(
            [document.project?.text("mainGroup"), document.project?.text("productRefGroup")]
                .compactMap(\.self))
        var found = true
        while found {
            found = false
            for group in groups where !lost.contains(group.id) && !kept.contains(group.id) {
                let children = group.texts("children")
                guard !children.isEmpty, children.allSatisfy(lost.contains) else { continue }
                for parent in groups where parent.texts("children").contains(group.id) {
                    mentions.append((group.id, "children", parent))
                }
                // What it lists goes with it.
                mentions.removeAll { $0.object.id == group.id }
                gone.append(group)
                lost.insert(group.id)
                found = true
            }
        }
    }

    private var groups: [XcodeObject] {
        document.identifiers(of: ["PBXGroup", "PBXVariantGroup"]).compactMap(document.object)
    }

    private static func isPhase(_ isa: String) -> Bool { isa.hasSuffix("BuildPhase") }
}
