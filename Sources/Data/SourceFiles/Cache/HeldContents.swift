import Codebase

/// Contents some of which were read already.
struct HeldContents: SourceContents {
    let base: any SourceContents
    let held: [RelativePath: FileBytes]

    var folder: String? { base.folder }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        if let read = held[file], !read.isCut, read.bytes.count <= limit { return read }
        return try base.bytes(of: file, upTo: limit)
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        try base.bytes(outside: path, upTo: limit)
    }

    func kind(of path: RelativePath) -> ContentKind? { base.kind(of: path) }

    func stamp(of file: RelativePath) -> ContentStamp? { base.stamp(of: file) }
}
