import Codebase
import OperatingSystem

/// Lists the files of one codebase, folder by folder in path order.
///
/// The folders being listed are kept on a stack of its own, so that no depth is too much.
struct TreeWalk {
    private let root: [UInt8]
    private let source: any WalkedFiles
    private let global: [UInt8]
    private var frames: [FolderFrame] = []
    private(set) var files: [RelativePath] = []
    private(set) var links: [RelativePath: RelativePath] = [:]
    private(set) var incomplete: [IncompleteItem] = []
    private(set) var notes: [IncompleteItem] = []
    /// Links that lead to nothing.
    private var brokenLinks: [RelativePath] = []
    private(set) var ignoredProjects: [IgnoredProject] = []
    /// How many Swift files git tracks in folders that are left out as copies of others' code.
    private(set) var vendored = 0

    /// - Parameters:
    ///   - root: The absolute path of the codebase, without links in it.
    ///   - source: Where its folders are listed.
    ///   - global: The text of the person's own ignore file.
    init(root: [UInt8], in source: any WalkedFiles, global: [UInt8]) {
        self.root = root
        self.source = source
        self.global = global
    }

    /// Lists everything; stops early if the task is cancelled.
    mutating func run() throws(SystemFailure) {
        let log = IgnoreLog()
        frames = [try FolderFrame(root: root, in: source, global: global, log: log)]
        while !frames.isEmpty, !Task.isCancelled {
            let last = frames.count - 1
            if let entry = frames[last].entries.popFirst() {
                take(entry, in: frames[last])
            } else {
                frames.removeLast()
            }
        }
        noteBrokenLinks()
        incomplete += log.problems
    }

    /// Tells links that lead to nothing: as missing where Swift may have been.
    ///
    /// What a bundle brings along was built elsewhere, and what no Swift file stands beside is
    /// data, or what another system is given.
    private mutating func noteBrokenLinks() {
        if brokenLinks.isEmpty { return }
        let withSwift = RelativePath.withFolders(files.lazy.filter { $0.fileExtension == "swift" })
        for path in brokenLinks {
            let item = IncompleteItem(
                path: path,
                reason: "Broken symbolic link. Restore its target, or delete the link.")
            let mayBeSwift =
                path.fileExtension == "swift" || withSwift.contains(path.parent)
            if mayBeSwift, !path.isInBundle { incomplete.append(item) } else { notes.append(item) }
        }
    }

    private mutating func take(_ entry: DirectoryEntry, in folder: FolderFrame) {
        if entry.kind == .other { return }
        let decision = folder.decision(on: entry.name, isFolder: entry.kind == .folder)
        guard decision != .leftOut else {
            if entry.kind == .folder { vendored += folder.vendoredFiles(in: entry.name) }
            return noteIfProject(entry, in: folder)
        }
        guard let path = path(of: entry, in: folder) else { return }
        switch entry.kind {
        case .file: add(path, in: folder)
        case .folder: open(entry.name, path, in: folder, onlyTracked: decision == .takenIfTracked)
        case .link: follow(entry.name, path, in: folder)
        case .other: break
        }
    }

    private mutating func add(_ path: RelativePath, in folder: FolderFrame) {
        files.append(path)
        guard let project = path.describedProject else { return }
        // An Xcode project is a folder itself: what is around that counts.
        let around = project == path ? folder : frames.dropLast().last
        if let line = around?.ignoredBy {
            notes.append(
                IncompleteItem(
                    path: project,
                    reason: "Git tracks it, but \(line) ignores a folder around it, so new files "
                        + "there are left out. Take that line out, or add them by force."))
        }
    }

    /// Notes a project that is there and that git is told to ignore.
    private mutating func noteIfProject(_ entry: DirectoryEntry, in folder: FolderFrame) {
        guard let name = String(validating: entry.name, as: UTF8.self) else { return }
        let path = folder.path.appending(RelativePath(name))
        let isFolder = entry.kind == .folder
        let file = isFolder ? path.appending("project.pbxproj") : path
        guard let project = file.describedProject,
            let line = folder.line(ignoring: entry.name, isFolder: isFolder),
            !isFolder || source.kind(behind: root + [0x2F] + Array(file.string.utf8)) == .file
        else { return }
        ignoredProjects.append(IgnoredProject(path: project, line: line))
    }

    private mutating func path(
        of entry: DirectoryEntry, in folder: FolderFrame
    ) -> RelativePath? {
        if let name = String(validating: entry.name, as: UTF8.self) {
            return folder.path.appending(name: name)
        }
        if entry.kind != .file || entry.name.suffix(6).elementsEqual(".swift".utf8) {
            let name = String(decoding: entry.name, as: UTF8.self)
            note(
                folder.path.appending(RelativePath(name)),
                "The name of this file is not UTF-8, so the file was left out. Rename it.")
        }
        return nil
    }

    private mutating func open(
        _ name: [UInt8], _ path: RelativePath, in outer: FolderFrame, onlyTracked: Bool
    ) {
        if source.isSubmodule(outer.absolute + [0x2F] + name) {
            return note(
                path,
                "A submodule is here, and a revision names only its commit. Check the revision "
                    + "out with its submodules, and open that folder.")
        }
        do {
            frames.append(
                try FolderFrame(
                    named: name, at: path, in: outer, onlyTracked: onlyTracked, global: global))
        } catch {
            if error.isAbsence { return }
            note(
                path,
                "The folder cannot be listed: \(error). Change its permissions.")
        }
    }

    private mutating func follow(_ name: [UInt8], _ path: RelativePath, in folder: FolderFrame) {
        let link = Link(
            at: folder.absolute + [0x2F] + name, in: source, named: name, below: root)
        switch link.outcome {
        case .inside(let target):
            if !path.isInside(target) { links[path] = target }
        case .nowhere: brokenLinks.append(path)
        case .outside(let target):
            note(
                path,
                "The symbolic link points outside the codebase, to \(target). Open a folder "
                    + "that contains both.")
        case .irrelevant: break
        }
    }

    private mutating func note(_ path: RelativePath, _ reason: String) {
        incomplete.append(IncompleteItem(path: path, reason: reason))
    }
}

extension RelativePath {
    /// The manifest that this file is, or the Xcode project that it is the file of; nil if it
    /// describes no modules.
    fileprivate var describedProject: RelativePath? {
        switch name {
        case "project.pbxproj": parent.fileExtension == "xcodeproj" ? parent : nil
        case "Package.swift", "Project.swift", "project.yml": self
        default: nil
        }
    }

    /// Whether it is part of a bundle, which is taken as it was built.
    fileprivate var isInBundle: Bool {
        components.dropLast().contains { part in
            Self.bundles.contains { part.hasSuffix($0) }
        }
    }

    private static let bundles = [".xcframework", ".framework", ".bundle", ".app", ".appex"]
}
