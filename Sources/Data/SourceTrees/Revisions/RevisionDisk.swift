import Codebase
import OperatingSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A revision in the place of its repository's folder, as if it were checked out there.
///
/// Outside of that folder is the disk: links and settings may lead there, as from a checkout.
struct RevisionDisk: WalkedFiles {
    /// What stands at a path of the revision.
    enum Node {
        case folder([DirectoryEntry])
        case file(ObjectName)
        case link(ObjectName)
        case submodule
    }

    /// Where a path leads once links are followed.
    enum Place {
        /// A path from the top.
        case inside([UInt8], Node)
        /// An absolute path.
        case outside([UInt8])
        case nowhere
    }

    /// More links than that on one way lead in a circle.
    private static let mostLinks = 40
    private static let longestTarget = 4_096

    private let revision: any Revision
    private let repository: RepositoryRoot
    /// By path from the top, which is the empty one.
    private let nodes: [[UInt8]: Node]
    private let top: [UInt8]

    init(_ revision: any Revision, of repository: RepositoryRoot) {
        self.revision = revision
        top = repository.folder
        nodes = Self.nodes(of: revision.entries)
        self.repository = repository.tracking(GitIndex(paths: revision.entries.map(\.path)))
    }

    private static func nodes(of entries: [RevisionEntry]) -> [[UInt8]: Node] {
        var nodes: [[UInt8]: Node] = [:]
        var folders: [[UInt8]: [DirectoryEntry]] = [[]: []]
        nodes.reserveCapacity(entries.count)
        for entry in entries {
            let kind: FileKind
            switch entry.kind {
            case .file: (nodes[entry.path], kind) = (.file(entry.object), .file)
            case .link: (nodes[entry.path], kind) = (.link(entry.object), .link)
            case .submodule: (nodes[entry.path], kind) = (.submodule, .folder)
            }
            var (folder, name) = parted(entry.path)
            var isNew = folders[folder] == nil
            folders[folder, default: []].append(DirectoryEntry(name: name, kind: kind))
            while isNew {
                (folder, name) = parted(folder)
                isNew = folders[folder] == nil
                folders[folder, default: []].append(DirectoryEntry(name: name, kind: .folder))
            }
        }
        for (folder, entries) in folders {
            nodes[folder] = .folder(
                entries.sorted { $0.name.lexicographicallyPrecedes($1.name) })
        }
        return nodes
    }

    /// The folder of a path and the name in it.
    private static func parted(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return ([], path) }
        return (Array(path[..<slash]), Array(path[(slash + 1)...]))
    }

    // MARK: Finding

    /// Where an absolute path leads, links followed.
    func place(of path: [UInt8]) -> Place {
        if let inside = inside(path), let node = nodes[inside] {
            if case .link = node {} else { return .inside(inside, node) }
        }
        return followed(path, mayLeave: true)
    }

    private func followed(_ path: [UInt8], mayLeave: Bool) -> Place {
        var walked: [UInt8] = []
        var waiting = Self.names(of: path)
        var links = 0
        while let name = waiting.popLast() {
            if name == [0x2E] { continue }
            if name == [0x2E, 0x2E] {
                walked = Self.parted(walked).folder
                continue
            }
            walked += [0x2F] + name
            guard let inside = inside(walked) else { continue }
            switch nodes[inside] {
            case nil: return .nowhere
            case .folder: continue
            case .file, .submodule: if !waiting.isEmpty { return .nowhere }
            case .link(let object):
                links += 1
                guard links <= Self.mostLinks, let target = target(of: object) else {
                    return .nowhere
                }
                walked = target.first == 0x2F ? [] : Self.parted(walked).folder
                waiting += Self.names(of: target)
            }
        }
        if let inside = inside(walked) {
            return nodes[inside].map { .inside(inside, $0) } ?? .nowhere
        }
        // Links of the disk may lead back.
        guard let real = SystemPath.resolved(walked.isEmpty ? [0x2F] : walked) else {
            return .nowhere
        }
        if inside(real) == nil { return .outside(real) }
        return mayLeave ? followed(real, mayLeave: false) : .nowhere
    }

    private func target(of object: ObjectName) -> [UInt8]? {
        guard let read = try? revision.bytes(of: object, upTo: Self.longestTarget), !read.isCut,
            !read.bytes.isEmpty
        else { return nil }
        return read.bytes
    }

    /// The path from the top; nil if it is not there.
    private func inside(_ path: [UInt8]) -> [UInt8]? {
        guard path.starts(with: top) else { return nil }
        if path.count == top.count { return [] }
        // The top may be the root of the disk.
        if top == [0x2F] { return Array(path.dropFirst()) }
        return path[top.count] == 0x2F ? Array(path[(top.count + 1)...]) : nil
    }

    /// The names along a path, the last first.
    private static func names(of path: [UInt8]) -> [[UInt8]] {
        path.split(separator: 0x2F).reversed().map { Array($0) }
    }

    // MARK: What a walk asks

    func entries(of folder: [UInt8]) throws(SystemFailure) -> [DirectoryEntry] {
        guard let inside = inside(folder), case .folder(let entries)? = nodes[inside] else {
            throw SystemFailure(code: ENOENT)
        }
        return entries
    }

    func kind(behind path: [UInt8]) -> FileKind? {
        switch place(of: path) {
        case .inside(_, .file): .file
        case .inside(_, .folder), .inside(_, .submodule): .folder
        case .inside(_, .link), .nowhere: nil
        case .outside(let path): FileStatus(following: path)?.kind
        }
    }

    func resolved(_ path: [UInt8]) -> [UInt8]? {
        switch place(of: path) {
        case .inside(let inside, _): inside.isEmpty ? top : top + [0x2F] + inside
        case .outside(let path): path
        case .nowhere: nil
        }
    }

    func content(of path: [UInt8], upTo limit: Int) -> FileBytes? {
        if let inside = inside(path), case .link? = nodes[inside] { return nil }
        return try? bytes(of: path, upTo: limit)
    }

    func repository(at folder: [UInt8]) -> RepositoryRoot? {
        folder == top ? repository : nil
    }

    func isSubmodule(_ folder: [UInt8]) -> Bool {
        guard let inside = inside(folder), case .submodule? = nodes[inside] else { return false }
        return true
    }

    // MARK: Reading

    /// The bytes of what an absolute path leads to.
    ///
    /// - Parameter folder: The absolute path of a folder that links must not lead out of; nil for the top.
    func bytes(
        of path: [UInt8], in folder: [UInt8]? = nil, upTo limit: Int
    ) throws(ContentError) -> FileBytes {
        let read = try revision.bytes(of: object(at: path, in: folder), upTo: limit)
        if read.isPointer { throw .pointer }
        return read
    }

    /// The same of several paths, in their order.
    func bytes(
        ofEach paths: [[UInt8]], in folder: [UInt8], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        let objects = paths.results { path throws(ContentError) in
            try object(at: path, in: folder)
        }
        let wanted = objects.compactMap { try? $0.get() }
        var read = revision.bytes(ofEach: wanted, upTo: limit).makeIterator()
        return objects.map { object in
            object.flatMap { _ in read.next() ?? .failure(.gone) }
                .flatMap { $0.isPointer ? .failure(.pointer) : .success($0) }
        }
    }

    /// The bytes of files, in their order.
    func sizes(of paths: [[UInt8]], in folder: [UInt8]) -> [Int?] {
        let objects = paths.map { try? object(at: $0, in: folder) }
        var sizes = revision.sizes(ofEach: objects.compactMap(\.self)).makeIterator()
        return objects.map { $0.flatMap { _ in sizes.next() ?? nil } }
    }

    /// What holds the content of the file that an absolute path leads to.
    private func object(
        at path: [UInt8], in folder: [UInt8]?
    ) throws(ContentError) -> ObjectName {
        switch place(of: path) {
        case .inside(let inside, .file(let object)):
            guard isInside((top == [0x2F] ? top : top + [0x2F]) + inside, folder) else {
                throw .linkedElsewhere
            }
            return object
        case .inside: throw .notAFile
        case .nowhere: throw .gone
        case .outside: throw folder == nil ? .elsewhere : .linkedElsewhere
        }
    }

    private func isInside(_ path: [UInt8], _ folder: [UInt8]?) -> Bool {
        guard let folder, folder != top else { return true }
        return path.starts(with: folder + [0x2F])
    }

    /// The name of the object that a path leads to; nil if it is no file of the revision.
    func object(behind path: [UInt8]) -> ObjectName? {
        if case .inside(_, .file(let object)) = place(of: path) { object } else { nil }
    }
}
