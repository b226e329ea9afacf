import Codebase

/// Puts the Swift files that no module claims together by folder and reason.
///
/// The groups in path order: each the largest folder in which no module claims anything, or
/// what is left over in a folder of which modules claim a part.
package func listUnclaimed(in codebase: Codebase) -> [UnclaimedGroup] {
    let claimed = folders(holding: codebase.modules.lazy.flatMap(\.allSources))
    let reasons = UnclaimedReasons(codebase)
    var groups: [Key: [RelativePath]] = [:]
    for file in codebase.unclaimed {
        let reason = reasons.reason(for: file)
        let folder = folder(of: file, besides: claimed, upTo: reason.folder)
        groups[Key(folder: folder, reason: reason), default: []].append(file)
    }
    return groups.map { key, files in
        UnclaimedGroup(
            folder: key.folder, files: files.sorted(),
            isWholeFolder: !claimed.contains(key.folder), reason: key.reason)
    }.sorted { ($0.path, $0.files[0]) < ($1.path, $1.files[0]) }
}

private struct Key: Hashable {
    let folder: RelativePath
    let reason: UnclaimedGroup.Reason
}

/// The outermost folder around a file that holds nothing of a module, or the file's own.
private func folder(
    of file: RelativePath, besides claimed: Set<RelativePath>, upTo end: RelativePath
) -> RelativePath {
    var folder = file.parent
    if claimed.contains(folder) { return folder }
    while folder != end, folder.parent != end, !claimed.contains(folder.parent) {
        folder = folder.parent
    }
    return folder
}

private func folders(holding files: some Sequence<RelativePath>) -> Set<RelativePath> {
    var folders: Set<RelativePath> = []
    for file in files {
        var folder = file.parent
        while folders.insert(folder).inserted, !folder.isRoot { folder = folder.parent }
    }
    return folders
}

extension UnclaimedGroup.Reason {
    /// The folder above which it need not hold.
    fileprivate var folder: RelativePath {
        switch self {
        case .template, .testData, .undescribed: .root
        case .unread(let description), .unlisted(let description),
            .leftOut(let description, _), .otherSystem(let description),
            .derived(let description):
            description.parent
        case .ignored(let project): project.path.parent
        }
    }
}
