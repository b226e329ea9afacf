import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ObjectiveCImportsTests {
    private func edges(_ imports: [ImportStatement], uses: [String] = ["Kit"]) -> [Edge] {
        let app = Module(
            id: "::App", name: "App", moduleName: "App", kind: .app, origin: .xcode,
            container: .root, manifest: "Package.swift", path: "App", sources: ["App/a.swift"],
            otherSources: ["App/b.m"],
            dependencies: uses.map { DependencyReference(.target($0)) })
        let kit = Module.stub("Kit", .framework, origin: .xcode)
        let facts: [RelativePath: SourceFacts] = [
            "App/a.swift": .importing("UIKit"), "App/b.m": .stub(imports: imports),
        ]
        return Array(linkModules(.stub([app, kit]), facts: facts).edges(from: "::App"))
    }

    private func header(_ path: String) -> ImportStatement {
        ImportStatement(
            module: String(path.split(separator: "/")[0]), path: path,
            kind: .objectiveC, line: 1)
    }

    @Test func `a header of an own module is an edge`() {
        let edge = edges([header("Kit/Kit.h")]).first { $0.to == "::Kit" }
        #expect(edge?.imports.map(\.file) == ["App/b.m"])
    }

    @Test func `a header of the platform is the system's`() {
        let found = edges([header("UIKit/UIView.h")]).first { $0.to == "system:::UIKit" }
        #expect(found?.imports.map(\.file) == ["App/a.swift", "App/b.m"])
    }

    @Test func `a folder of headers that is no module leads nowhere`() {
        #expect(edges([header("nghttp2/nghttp2.h")], uses: []).map(\.to) == ["system:::UIKit"])
    }

    @Test func `an imported module that nothing tells of stays visible`() {
        let module = ImportStatement(
            module: "GoogleMaps", kind: .objectiveC, line: 1)
        #expect(edges([module], uses: []).map(\.to).contains("unknown:::GoogleMaps"))
    }

    @Test func `headers of the own module are no edge`() {
        #expect(edges([header("App/App-Swift.h")], uses: []).map(\.to) == ["system:::UIKit"])
    }
}
