import Codebase
import Foundation
import Previewing
import OperatingSystem

/// Finds what SnapshotKit left in one package.
///
/// What was drawn lies among the artifacts under the path that the recorded file has in the package;
/// `.asked` in a folder of artifacts says which files its tests asked for.
struct KitSnapshots {
    let root: String
    let package: RelativePath
    /// The folder of artifacts; nil for the one in the package's `.build`.
    let artifacts: String?
    /// What stands in the files of a folder.
    let contents: (String) -> any SourceContents

    private var packageFolder: String { package.isRoot ? root : root + "/" + package.string }
    private var drawnFolder: String { artifacts ?? packageFolder + "/.build/snapshots" }

    func collect(in found: inout FoundSnapshots) {
        collect(RelativePath.root, in: &found)
    }

    private func collect(_ folder: RelativePath, in found: inout FoundSnapshots) {
        let path = folder.isRoot ? drawnFolder : drawnFolder + "/" + folder.string
        for entry in DirectoryEntry.visible(in: path) {
            let inner = folder.appending(RelativePath(entry.text))
            guard entry.isFolder else { continue }
            if entry.text == "Snapshots" {
                collectStories(of: inner, in: &found)
            } else {
                collect(inner, in: &found)
            }
        }
    }

    private func collectStories(of folder: RelativePath, in found: inout FoundSnapshots) {
        for story in DirectoryEntry.visible(in: drawnFolder + "/" + folder.string)
        where story.isFolder {
            let place = folder.appending(RelativePath(story.text))
            for file in DirectoryEntry.visible(in: drawnFolder + "/" + place.string)
            where file.isFile {
                let path = place.appending(RelativePath(file.text))
                guard found.compares(package.appending(path)) else { return }
                change(at: path).map { found.changes.append($0) }
            }
        }
        let notes = drawnFolder + "/" + folder.string + "/.asked"
        let asked = AskedSnapshots(folder: notes, contents: contents(notes))
        for story in DirectoryEntry.visible(in: packageFolder + "/" + folder.string)
        where story.isFolder {
            let place = folder.appending(RelativePath(story.text))
            let entries = DirectoryEntry.visible(in: packageFolder + "/" + place.string)
            found.noteLinks(among: entries, in: package.appending(place))
            let names = entries.filter(\.isFile).map(\.text)
            found.recorded += names.count
            for name in names {
                guard let reason = asked.reasonWhyOrphan(name, of: story.text) else { continue }
                found.changes.append(
                    orphan(place.appending(RelativePath(name)), story: story.text, reason))
            }
        }
    }

    /// The change behind a drawn file; nil if it was recorded meanwhile.
    private func change(at path: RelativePath) -> SnapshotChange? {
        let drawn = drawnFolder + "/" + path.string
        let recorded = packageFolder + "/" + path.string
        let kind = FileStatus(of: recorded)?.kind
        let isNew = kind == nil
        // A link in its place is told where the recorded ones are listed.
        guard isNew || kind == .file else { return nil }
        if !isNew, PlainFile.areEqual(drawn, recorded) {
            return nil
        }
        return SnapshotChange(
            kind: isNew ? .new : .changed, maker: .snapshotKit,
            recorded: package.appending(path), drawn: drawn, story: path.parent.name,
            name: path.nameWithoutExtension)
    }

    private func orphan(
        _ path: RelativePath, story: String, _ reason: String
    ) -> SnapshotChange {
        SnapshotChange(
            kind: .orphan, maker: .snapshotKit, recorded: package.appending(path), drawn: nil,
            story: story, name: path.nameWithoutExtension, reason: reason)
    }
}

extension RelativePath {
    /// The name without what stands after its last dot.
    var nameWithoutExtension: String {
        let ending = fileExtension
        return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
    }
}
