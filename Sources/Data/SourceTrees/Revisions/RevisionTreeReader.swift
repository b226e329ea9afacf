import Codebase
import OperatingSystem

/// Lists the files of one revision as they would be found if it were checked out in the folder.
package struct RevisionTreeReader: SourceTreeReader {
    private let name: String
    private let root: String
    private let disk: RevisionDisk
    private let environment: [String: String]

    /// Opens a revision.
    ///
    /// - Parameters:
    ///   - name: What git resolves to a commit.
    ///   - root: The absolute path of the codebase, a repository, with or without a working tree,
    ///     or a folder in one.
    ///   - environment: Where to look for the person's own ignore file.
    /// - Throws: ``AnalysisError/revision(_:)`` if it cannot be opened.
    package init(
        of name: String, at root: String, reader: any RevisionReader,
        environment: [String: String]
    ) async throws(AnalysisError) {
        guard let folder = SystemPath.resolved(Array(root.utf8)) else {
            throw .noFolder(path: root)
        }
        let around = FolderDisk().repository(around: folder)
        guard let repository = around ?? RepositoryRoot(bare: folder) else {
            throw .revision(.noRepository(path: root))
        }
        let top = String(decoding: repository.folder, as: UTF8.self)
        do throws(RevisionError) {
            let revision = try await reader.revision(name, of: top)
            disk = RevisionDisk(revision, of: repository)
        } catch {
            throw .revision(error)
        }
        self.name = name
        self.root = String(decoding: folder, as: UTF8.self)
        self.environment = environment
    }

    /// What stands in the files.
    package var contents: any SourceContents { RevisionContents(root: root, disk: disk) }

    /// - Parameter root: The folder that it was opened for; there is no other.
    package func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        do throws(SystemFailure) {
            return try SourceTree(
                at: root, listing: Array(self.root.utf8), in: disk, contents: contents,
                global: PersonalIgnoreFile.text(in: environment))
        } catch {
            throw .revision(.noFolder(path: root, name: name))
        }
    }
}

/// What stands in the files of a revision; everything is read when it is asked for.
private struct RevisionContents: SourceContents {
    let root: String
    let disk: RevisionDisk

    /// Programs must not act on the folder: it holds something else.
    var folder: String? { nil }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        try disk.bytes(of: absolute(file), in: Array(root.utf8), upTo: limit)
    }

    func bytes(
        ofEach files: [RelativePath], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        disk.bytes(ofEach: files.map(absolute), in: Array(root.utf8), upTo: limit)
    }

    func sizes(of files: [RelativePath]) -> [Int?] {
        disk.sizes(of: files.map(absolute), in: Array(root.utf8))
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        try disk.bytes(of: Array(path.utf8), upTo: limit)
    }

    func kind(of path: RelativePath) -> ContentKind? {
        switch disk.kind(behind: absolute(path)) {
        case .file: .file
        case .folder: .folder
        case .link, .other: .other
        case nil: nil
        }
    }

    func stamp(of file: RelativePath) -> ContentStamp? {
        disk.object(behind: absolute(file)).map { .digest($0.digest) }
    }

    private func absolute(_ path: RelativePath) -> [UInt8] {
        path.isRoot ? Array(root.utf8) : Array((root + "/" + path.string).utf8)
    }
}
