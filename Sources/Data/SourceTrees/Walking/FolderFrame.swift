import Codebase
import OperatingSystem

/// A folder that is being listed.
struct FolderFrame {
    /// Where it is listed.
    let source: any WalkedFiles
    /// The path from the codebase's root.
    let path: RelativePath
    /// The same as the system knows it, absolute and without links.
    let absolute: [UInt8]
    /// The path from the repository's root, with a `/` after it unless it is empty.
    let inRepository: [UInt8]
    let context: IgnoreContext
    let rules: IgnoreRules
    /// Whether the folder is ignored, so that only what git tracks nevertheless belongs to it.
    let onlyTracked: Bool
    /// The line that ignores the folder or one around it; nil if none does.
    let ignoredBy: IgnoreLine?
    /// What is left to look at.
    var entries: ArraySlice<DirectoryEntry>

    /// What becomes of something in the folder.
    enum Decision {
        case leftOut, taken
        /// A folder of which only what git tracks is taken.
        case takenIfTracked
    }

    /// Whether a file, a link or a folder of the name belongs to the codebase.
    ///
    /// What git tracks always does, except where it is plainly a copy of others' code.
    func decision(on name: [UInt8], isFolder: Bool) -> Decision {
        let path = inRepository + name
        if isFolder, LeftOutFolders.isVendored(name, beside: hasFile) { return .leftOut }
        let isDoubtful =
            onlyTracked || isFolder && LeftOutFolders.contains(name)
            || rules.verdict(on: path, isFolder: isFolder) == .ignored
        if !isDoubtful { return .taken }
        guard context.tracks(path, isFolder: isFolder) else { return .leftOut }
        return isFolder ? .takenIfTracked : .taken
    }

    /// The line of an ignore file because of which something in the folder is left out, or would be
    /// if git did not track it; nil if no line is the reason.
    func line(ignoring name: [UInt8], isFolder: Bool) -> IgnoreLine? {
        rules.line(ignoring: inRepository + name, isFolder: isFolder)
    }

    /// How many Swift files git tracks in a folder of the name that holds code of others.
    func vendoredFiles(in name: [UInt8]) -> Int {
        guard LeftOutFolders.isVendored(name, beside: hasFile) else { return 0 }
        return context.swiftFiles(below: inRepository + name)
    }

    private func hasFile(_ name: String) -> Bool {
        source.kind(behind: absolute + [0x2F] + Array(name.utf8)) == .file
    }
}

extension FolderFrame {
    /// The frame of the codebase's own folder.
    ///
    /// - Parameters:
    ///   - global: The text of the person's own ignore file.
    ///   - log: Where it is noted what could not be read.
    init(
        root: [UInt8], in source: any WalkedFiles, global: [UInt8], log: IgnoreLog
    ) throws(SystemFailure) {
        let place = RepositoryPlace(of: root, in: source, global: global, log: log)
        let entries = try source.entries(of: root)
        self.init(
            source: source, path: .root, absolute: root, inRepository: place.path,
            context: place.context,
            rules: Self.rules(
                in: root, source, entries, at: .root, depth: place.path.count, inside: place.rules,
                log: log),
            onlyTracked: false, ignoredBy: nil, entries: entries[...])
    }

    /// The frame of a folder in another one; a repository in it starts with rules of its own.
    init(
        named name: [UInt8], at path: RelativePath, in outer: FolderFrame, onlyTracked: Bool,
        global: [UInt8]
    ) throws(SystemFailure) {
        let absolute = outer.absolute + [0x2F] + name
        let source = outer.source
        let entries = try source.entries(of: absolute)
        let isRepository = entries.contains { $0.name.elementsEqual(".git".utf8) }
        let repository = isRepository ? source.repository(at: absolute) : nil
        let inner = repository.map {
            IgnoreContext(repository: $0, at: path, global: global, log: outer.context.log)
        }
        let inRepository = inner == nil ? outer.inRepository + name + [0x2F] : []
        self.init(
            source: source, path: path, absolute: absolute, inRepository: inRepository,
            context: inner ?? outer.context,
            rules: Self.rules(
                in: absolute, source, entries, at: path, depth: inRepository.count,
                inside: inner?.rules ?? outer.rules, log: outer.context.log),
            onlyTracked: inner == nil && onlyTracked,
            ignoredBy: inner == nil && onlyTracked
                ? outer.ignoredBy ?? outer.line(ignoring: name, isFolder: true) : nil,
            entries: entries[...])
    }

    private static func rules(
        in folder: [UInt8], _ source: any WalkedFiles, _ entries: [DirectoryEntry],
        at path: RelativePath, depth: Int, inside outer: IgnoreRules,
        log: IgnoreLog
    ) -> IgnoreRules {
        guard entries.contains(where: { $0.name.elementsEqual(".gitignore".utf8) }),
            let text = source.content(
                of: folder + Array("/.gitignore".utf8), upTo: IgnoreRules.mostBytes)
        else { return outer }
        let file = path.appending(".gitignore")
        if text.isCut {
            log.note(
                file,
                "It is too large to be read to its end, so what is behind may be listed although git "
                    + "ignores it. Write fewer lines.")
        }
        return IgnoreRules(text.bytes, file: file.string, depth: depth, inside: outer, log: log)
    }
}
