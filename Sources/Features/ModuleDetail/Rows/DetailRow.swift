import Architecture
import Codebase

/// A row of one of the lists.
struct DetailRow {
    enum Content {
        case heading(String, count: Int)
        case edge(EdgeItem, isOpen: Bool)
        case site(Evidence)
        case declaration(DeclarationSite)
        case use(Evidence.Use, file: RelativePath)
        case file(FileItem)
        case surface(SurfaceItem)
    }

    /// A line of a source that a row stands for.
    struct Place: Equatable {
        let file: RelativePath
        let line: Int
    }

    /// Unique in its list, and the same in the next analysis.
    let id: String
    let content: Content

    var isHeading: Bool {
        if case .heading = content { true } else { false }
    }

    /// Whether it is counted: what stands under an edge is not.
    var isItem: Bool {
        switch content {
        case .edge, .file, .surface: true
        case .heading, .site, .declaration, .use: false
        }
    }

    /// The module that the row itself stands for.
    var module: ModuleID? {
        if case .edge(let item, _) = content { item.other } else { nil }
    }

    /// The line that the row is about; of an edge the first import, or else its declaration.
    var place: Place? {
        switch content {
        case .heading: nil
        case .edge(let item, _): Self.place(of: item)
        case .site(let evidence):
            Place(file: evidence.site.file, line: evidence.site.line)
        case .declaration(let site): Place(file: site.file, line: site.line)
        case .use(let use, let file): Place(file: file, line: use.line)
        case .file(let item): Place(file: item.path, line: 1)
        case .surface(let item): Place(file: item.file, line: item.line)
        }
    }

    private static func place(of item: EdgeItem) -> Place? {
        if let site = item.edge.sites.first {
            return Place(file: site.file, line: site.line)
        }
        return item.declaration.map { Place(file: $0.file, line: $0.line) }
    }
}
