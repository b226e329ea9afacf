import Codebase
import DomainStubs
import Testing

@testable import Editing

@Suite struct ScaffoldTemplateTests {
    private let contents = MemoryContents([
        "Tuist/Templates/feature/feature.swift": """
        let name = Template.Attribute.required("name")
        let template = Template(attributes: [name, .required("author"), .required("name")])
        """,
        "Tuist/Templates/data/data.swift": "let template = Template(attributes: [])",
        "Tuist/Templates/data/Other.swift": "let other = 1",
        "Templates/feature/feature.swift": "let other = 1",
    ])

    private var templates: [ScaffoldTemplate] {
        ScaffoldTemplate.all(
            in: SourceTree(root: "/", files: contents.files.keys.sorted(), contents: contents))
    }

    @Test func `a template is a file that is called as its folder, below Tuist`() {
        #expect(templates.map(\.name) == ["data", "feature"])
        #expect(templates.last?.attributes == ["name", "author"])
    }

    @Test func `the command names the new thing and leaves the rest to a person`() {
        #expect(
            templates.last?.command(for: "Search")
                == "tuist scaffold feature --name Search --author …")
        #expect(templates.first?.command(for: "Search") == "tuist scaffold data")
    }
}

/// Texts of files, in memory.
private struct MemoryContents: SourceContents {
    let files: [RelativePath: String]
    let folder: String? = nil

    init(_ files: [RelativePath: String]) { self.files = files }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        guard let text = files[file] else { throw .gone }
        return FileBytes(Array(text.utf8), isCut: false)
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .gone
    }

    func kind(of path: RelativePath) -> ContentKind? { files[path] == nil ? nil : .file }

    func stamp(of file: RelativePath) -> ContentStamp? { nil }
}
