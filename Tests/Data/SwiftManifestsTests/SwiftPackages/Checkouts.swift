import Codebase
import Foundation
import SourceTrees

/// The packages that SwiftPM has checked out for the build of these tests.
enum Checkouts {
    /// Their folders, by name; empty if there are none.
    static let all: [URL] =
        folder.map { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appendingPathComponent($0) }.filter {
                FileManager.default.fileExists(
                    atPath: $0.appendingPathComponent("Package.swift").path)
            }
        } ?? []

    private static let folder: URL? = {
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return [working, URL(fileURLWithPath: #filePath)].lazy.compactMap(search).first
    }()

    private static func search(upwardFrom start: URL) -> URL? {
        var folder = start
        while folder.path != "/" {
            let found = folder.appendingPathComponent(".build/checkouts")
            if FileManager.default.fileExists(atPath: found.path) { return found }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Every file of a folder, hidden folders and builds left out.
    static func tree(of root: URL) -> SourceTree {
        var files: [RelativePath] = []
        var links: [RelativePath: RelativePath] = [:]
        var waiting = [""]
        while let folder = waiting.popLast() {
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder))
                ?? []
            for name in names where ![".git", ".build"].contains(name) {
                let path = folder.isEmpty ? name : folder + "/" + name
                let url = root.appendingPathComponent(path)
                let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
                if values?.isSymbolicLink == true {
                    links[RelativePath(path)] = target(of: url, below: root)
                } else if values?.isDirectory == true {
                    waiting.append(path)
                } else {
                    files.append(RelativePath(path))
                }
            }
        }
        return SourceTree(
            root: root.path, files: files, contents: FolderContents(root.path), links: links)
    }

    private static func target(of link: URL, below root: URL) -> RelativePath? {
        let resolved = link.resolvingSymlinksInPath().path
        let base = root.resolvingSymlinksInPath().path + "/"
        return resolved.hasPrefix(base) ? RelativePath(String(resolved.dropFirst(base.count))) : nil
    }
}
