import Codebase
import Foundation
import Previewing
import OperatingSystem

/// Finds what swift-snapshot-testing left: `__Snapshots__/SUITE/TEST.1.txt` beside the test
/// `SUITE.swift` is compared with `SUITE/TEST.1.txt` among the artifacts.
struct TestingSnapshots {
    private static let images: Set<String> = ["png", "jpg", "jpeg", "heic", "tiff", "gif", "pdf"]

    let root: String
    let artifacts: String
    /// What stands in the files of the codebase.
    let contents: any SourceContents

    func collect(_ folders: [RelativePath], in found: inout FoundSnapshots) {
        var suites: [(suite: String, folder: RelativePath)] = []
        for folder in folders {
            for entry in DirectoryEntry.visible(in: root + "/" + folder.string) where entry.isFolder
            {
                suites.append((entry.text, folder.appending(RelativePath(entry.text))))
            }
        }
        let claims = Dictionary(grouping: suites, by: \.suite)
        for (suite, folder) in suites {
            let test = TestSource(
                folder.parent.parent.appending(RelativePath(suite + ".swift")), in: contents)
            let entries = DirectoryEntry.visible(in: root + "/" + folder.string)
            found.noteLinks(among: entries, in: folder)
            for entry in entries where entry.isFile {
                found.recorded += 1
                let file = folder.appending(RelativePath(entry.text))
                let rivals = (claims[suite] ?? []).filter { $0.folder != folder }
                collect(file, of: suite, rivals: rivals.map(\.folder), test, in: &found)
            }
        }
    }

    private func collect(
        _ file: RelativePath, of suite: String, rivals: [RelativePath], _ test: TestSource,
        in found: inout FoundSnapshots
    ) {
        if let reason = test.reasonWhyOrphan(file.name) {
            found.changes.append(change(.orphan, file, suite, drawn: nil, reason: reason))
            return
        }
        let drawn = "\(artifacts)/\(suite)/\(file.name)".replacing("//", with: "/")
        guard isNewer(drawn, than: root + "/" + file.string), found.compares(file),
            !PlainFile.areEqual(drawn, root + "/" + file.string)
        else { return }
        let twin = rivals.first {
            FileStatus(of: root + "/" + $0.appending(RelativePath(file.name)).string)?.kind == .file
        }
        if let twin {
            found.incomplete.append(
                IncompleteItem(
                    path: file,
                    reason: "\(drawn) may belong to it or to \(twin)/\(file.name). "
                        + "Run the tests of one target with SNAPSHOT_ARTIFACTS set to a folder."))
        } else if Self.images.contains(file.fileExtension.lowercased()) {
            found.images.append(file)
        } else {
            found.changes.append(change(.changed, file, suite, drawn: drawn))
        }
    }

    /// Whether a test run drew it after it was recorded.
    private func isNewer(_ drawn: String, than recorded: String) -> Bool {
        guard let new = FileStatus(of: drawn), let old = FileStatus(of: recorded),
            new.kind == .file, old.kind == .file
        else { return false }
        return new.modified > old.modified
    }

    private func change(
        _ kind: SnapshotChange.Kind, _ file: RelativePath, _ suite: String, drawn: String?,
        reason: String? = nil
    ) -> SnapshotChange {
        SnapshotChange(
            kind: kind, maker: .snapshotTesting, recorded: file, drawn: drawn, story: suite,
            name: file.nameWithoutExtension, reason: reason)
    }
}

/// The source of a test, as far as it tells which snapshots it takes.
struct TestSource {
    private let name: String
    private let isThere: Bool
    /// Nil where it cannot be read; what is no UTF-8 is replaced.
    private let functions: Set<Substring>?
    /// Whether a test gives its snapshots another name than its own.
    private let givesNames: Bool
    /// The most bytes of a source that are read.
    private static let mostBytes = 4 << 20

    init(_ file: RelativePath, in contents: any SourceContents) {
        name = file.name
        isThere = contents.exists(file)
        let read = try? contents.bytes(of: file, upTo: Self.mostBytes)
        let text = read.flatMap { $0.isCut ? nil : String(decoding: $0.bytes, as: UTF8.self) }
        functions = text.map(Self.functions)
        givesNames = text?.contains("testName:") == true
    }

    /// The most bytes of a function's name.
    private static let longestName = 1_024

    /// What stands between `func` and the next bracket, found once for all snapshots.
    private static func functions(in text: String) -> Set<Substring> {
        var names: Set<Substring> = []
        let keyword = "func ".utf8
        var rest = text.utf8[...]
        while let found = rest.firstRange(of: keyword) {
            rest = rest[found.upperBound...]
            let end = rest.prefix(longestName).firstIndex {
                [UInt8(ascii: "("), UInt8(ascii: "<")].contains($0)
            }
            if let end { names.insert(Substring(rest[..<end])) }
        }
        return names
    }

    /// Why nobody takes a snapshot of this name; nil if the source may.
    ///
    /// The name begins with that of the function. Where it holds a dash, characters were replaced,
    /// and no function can be looked for.
    func reasonWhyOrphan(_ file: String) -> String? {
        guard let functions else { return isThere ? nil : "Its test \(name) no longer exists." }
        let function = file.prefix { $0 != "." }
        guard !function.contains("-"), !function.isEmpty else { return nil }
        return functions.contains(function) || givesNames
            ? nil : "\(name) no longer has a test called \(function)."
    }
}
