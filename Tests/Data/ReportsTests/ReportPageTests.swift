import Architecture
import Codebase
import Diagnosing
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct ReportPageTests {
    private func page(_ analysis: Analysis, at revision: String? = nil) -> String {
        reportPage(of: analysis, health: diagnoseHealth(analysis), at: revision)
    }

    @Test func `every page is well-formed, also of nothing and of a crowd`() throws {
        let pages = [
            page(.withSidewaysImport()), page(.withCrowd(of: 0)), page(.withCrowd(of: 160)),
            page(.withSidewaysImport(severity: .warning, unread: "A/B.swift"), at: "v1.0"),
        ]
        for page in pages { #expect(try ParsedPage(page).text.contains("Health")) }
    }

    @Test func `names of a codebase are text and never markup`() throws {
        let name = "</style><script>alert(1)</script>&\"'\u{1b}[31m"
        let page = page(.named(name))
        let parsed = try ParsedPage(page)
        #expect(parsed.elements["script"] == nil && parsed.elements["style"]?.count == 1)
        #expect(!page.contains("<script") && !page.unicodeScalars.contains("\u{1b}"))
        #expect(parsed.text.contains("</style><script>alert(1)</script>&\"'"))
        #expect(Set(parsed.elements.keys).isSubset(of: ParsedPage.known))
    }

    @Test func `a page needs no network and no script`() throws {
        let parsed = try ParsedPage(page(.withSidewaysImport()))
        let attributes = parsed.elements.values.joined().flatMap(\.self)
        let names = Set(attributes.map(\.key))
        #expect(names.isDisjoint(with: ["src", "srcset", "style", "data", "action"]))
        #expect(!names.contains { $0.hasPrefix("on") })
        let links = attributes.filter { $0.key == "href" }.map(\.value)
        #expect(!links.isEmpty && links.count { $0.hasPrefix("#") } == links.count)
        #expect(!parsed.text.contains("@import") && !parsed.text.contains("url("))
    }

    @Test func `what is linked is on the page`() throws {
        let parsed = try ParsedPage(page(.withSidewaysImport()))
        let attributes = parsed.elements.values.joined().flatMap(\.self)
        let ids = attributes.filter { $0.key == "id" }.map(\.value)
        let ends = attributes.filter { $0.key == "href" }.map { String($0.value.dropFirst()) }
        #expect(Set(ids).count == ids.count && Set(ends).isSubset(of: ids))
    }

    @Test func `what could not be read is said before all else`() throws {
        let broken = page(.withSidewaysImport(unread: "Sources/Home/Odd.swift"))
        let said = try #require(broken.range(of: "1 item could not be read"))
        let health = try #require(broken.range(of: "<h2>Health"))
        #expect(said.lowerBound < health.lowerBound)
        #expect(broken.contains("<code>Sources/Home/Odd.swift</code> It is not UTF-8."))
        #expect(!page(.withSidewaysImport()).contains("Incomplete"))
    }

    @Test func `health says the first finding with its next step`() {
        let health = Health(
            findings: [
                HealthFinding(
                    .edge, "a", severity: .error, title: "Home imports Profile", why: ["So."],
                    steps: [
                        HealthStep(
                            .openGaps, "Turn it around", command: "strata invert Home Profile")
                    ])
            ], checks: [])
        let page = reportPage(of: .withSidewaysImport(), health: health)
        #expect(page.contains("Begin here. Home imports Profile."))
        #expect(page.contains("<code>strata invert Home Profile</code>"))
        #expect(self.page(.withCrowd(of: 0)).contains("Nothing hurts."))
    }

    @Test func `map, graph, matrix and list show the same violation`() throws {
        let parsed = try ParsedPage(page(.withSidewaysImport()))
        let classes = parsed.elements.mapValues { $0.compactMap { $0["class"] } }
        #expect(classes["li"]?.contains("error") == true)
        #expect(classes["tr"] == ["error"])
        #expect(classes["path"]?.count { $0.hasPrefix("edge error") } == 1)
        #expect(classes["g"]?.count { $0 == "cell error" } == 1)
        #expect(parsed.text.contains("Sources/Home/Home.swift:2"))
        #expect(parsed.text.contains("Home → Profile: 1 import, 1 error"))
    }

    @Test func `each module and edge is drawn once, a crowd by its layers`() throws {
        let few = try ParsedPage(page(.withCrowd(of: 60)))
        #expect(few.nodes == 60 && few.cells == 117)
        let many = try ParsedPage(page(.withCrowd(of: 160)))
        #expect(many.nodes == 2 && many.cells == 1)
        #expect(many.text.contains("160 modules are hard to read in one picture, so each layer"))
        #expect(many.text.contains("80 modules"))
    }

    @Test func `what stands between backticks is code, one alone is a backtick`() {
        let health = Health(
            findings: [
                HealthFinding(
                    .tightening, "a", title: "A", why: ["`peers: <b>` keeps it.", "Odd."],
                    steps: [HealthStep(.configure, "Add ` to it")])
            ], checks: [])
        let page = reportPage(of: .withSidewaysImport(), health: health)
        #expect(page.contains("<code>peers: &lt;b&gt;</code> keeps it. Odd."))
        #expect(page.contains("Add ` to it."))
    }

    @Test func `a report is told from other pages`() {
        #expect(isReportPage(String(page(.withSidewaysImport()).prefix(500))))
        #expect(!isReportPage("<!DOCTYPE html><html><head><title>Mine</title>"))
        #expect(!isReportPage(""))
    }
}

/// A page as a parser of XML reads it.
private final class ParsedPage: NSObject, XMLParserDelegate {
    /// The attributes of all elements of each name.
    private(set) var elements: [String: [[String: String]]] = [:]
    /// All that stands between elements, style sheets left out.
    private(set) var text = ""
    private var path: [String] = []

    static let known: Set = [
        "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section",
        "h1", "h2", "h3", "p", "span", "strong", "code", "nav", "a", "ul", "ol", "li", "div",
        "table", "tbody", "tr", "td", "details", "summary", "svg", "defs", "marker", "path", "rect",
        "text", "g", "line", "aside",
    ]

    init(_ page: String) throws {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    var nodes: Int { count("g") { $0.hasPrefix("node") } }
    var cells: Int { count("g") { $0.hasPrefix("cell") } }

    private func count(_ name: String, where isMeant: (String) -> Bool) -> Int {
        elements[name]?.count { isMeant($0["class"] ?? "") } ?? 0
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements[name, default: []].append(attributes)
        path.append(name)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        path.removeLast()
        text += " "
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if path.last != "style" { text += string }
    }
}

extension Analysis {
    /// Two modules of one name, in a layer of that name, of which one imports the other.
    fileprivate static func named(_ name: String) -> Analysis {
        let modules = ["A", "B"].map { Module.library($0 + name) }
        let edge = Edge(from: modules[0].id, to: modules[1].id, declared: .direct)
        return Analysis(
            codebase: Codebase(root: "/" + name, modules: modules),
            graph: ModuleGraph(
                nodes: modules.map { .init(id: $0.id, name: $0.name, kind: .own) }, edges: [edge]),
            configuration: LayerConfiguration(
                source: .inferred, layers: [Layer(name: name, patterns: [], reason: name)]),
            assignment: LayerAssignment(
                layers: Dictionary(uniqueKeysWithValues: modules.map { ($0.id, 0) })),
            violations: [
                Violation(
                    kind: .sideways, from: modules[0].id, to: modules[1].id, severity: .error,
                    message: name, declaration: DeclarationSite(file: RelativePath(name), line: 1))
            ],
            facts: [:], isComplete: true,
            incomplete: [IncompleteItem(path: RelativePath(name), reason: name)], milliseconds: 0)
    }
}
