import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Where modules come from that are not the codebase's own.
@Suite struct ExternalModulesTests {
    private func edge(importing name: String, by module: Module, _ others: Module...) -> Edge? {
        let packages = Set(
            ([module] + others).flatMap(\.dependencies).compactMap { reference -> String? in
                if case .product(_, let package) = reference.name { return package }
                return nil
            })
        let codebase = Codebase.stub(
            [module] + others,
            externals: packages.map { ExternalPackage(identity: $0, container: .root) })
        let graph = linkModules(codebase, facts: [module.sources[0]: .importing(name)])
        return graph.edges(from: module.id).first { !$0.imports.isEmpty }
    }

    private func product(_ name: String, _ package: String) -> DependencyReference {
        DependencyReference(.product(name, package: package))
    }

    @Test func `a product of the exact name is direct`() {
        let app = Module.stub("App", depends: [product("NIOCore", "swift-nio")])
        let edge = edge(importing: "NIOCore", by: app)
        #expect(edge?.to == "external:swift-nio::NIOCore")
        #expect(edge?.declared == .direct)
    }

    @Test func `a product that another target declares is transitive`() {
        let app = Module.stub("App", uses: ["Core"])
        let core = Module.stub("Core", depends: [product("NIOCore", "swift-nio")])
        #expect(edge(importing: "NIOCore", by: app, core)?.declared == .transitive)
    }

    @Test func `an underscored module belongs to the package of its plain name`() {
        let app = Module.stub(
            "App",
            depends: [product("NIOFileSystem", "swift-nio"), product("Logging", "swift-log")])
        #expect(edge(importing: "_NIOFileSystem", by: app)?.to.foreignPackage == "swift-nio")
    }

    @Test func `a module of the only package in reach is attributed to it`() {
        let app = Module.stub("App", depends: [product("Collections", "swift-collections")])
        let edge = edge(importing: "DequeModule", by: app)
        #expect(edge?.to == "external:swift-collections::DequeModule")
        #expect(edge?.declared == .direct)
    }

    @Test func `of several packages the one that is called alike is plausible`() {
        let app = Module.stub(
            "App", depends: [product("NIO", "swift-nio"), product("Crypto", "swift-crypto")])
        #expect(edge(importing: "NIOPosix", by: app)?.to.foreignPackage == "swift-nio")
    }

    @Test func `a module that could belong to several packages stays unknown`() {
        let app = Module.stub(
            "App", depends: [product("NIO", "swift-nio"), product("Crypto", "swift-crypto")])
        #expect(edge(importing: "DequeModule", by: app)?.to == "unknown:::DequeModule")
    }

    @Test func `a product that only an unrelated target declares is not declared`() {
        let app = Module.stub("App")
        let other = Module.stub("Other", depends: [product("NIOCore", "swift-nio")])
        let edge = edge(importing: "NIOCore", by: app, other)
        #expect(edge?.to == "external:swift-nio::NIOCore")
        #expect(edge?.declared == .no)
    }

    @Test func `a product that another package may bring along is no error`() {
        let app = Module.stub("App", depends: [product("AsyncHTTPClient", "async-http-client")])
        let other = Module.stub("Other", depends: [product("Logging", "swift-log")])
        #expect(edge(importing: "Logging", by: app, other)?.declared == .transitive)
    }

    @Test(arguments: [
        "Foundation", "SwiftUI", "UIKit", "Glibc", "Darwin", "os", "XCTest", "Testing", "Musl",
        "Dispatch", "CryptoKit", "_Concurrency", "Synchronization", "WinSDK", "Combine",
        "FoundationNetworking", "PackageDescription", "_SwiftUI_MapKit",
    ])
    func `a module of the platform is the system's`(_ name: String) {
        let edge = edge(importing: name, by: .stub("App"))
        #expect(edge?.to == ModuleID(.system, name: name))
    }

    @Test func `a system module is the system's, even beside the only package`() {
        let app = Module.stub("App", depends: [product("NIOCore", "swift-nio")])
        #expect(edge(importing: "Foundation", by: app)?.to == "system:::Foundation")
    }

    @Test func `a module that nothing tells of is unknown`() {
        #expect(edge(importing: "Alamofire", by: .stub("App"))?.to == "unknown:::Alamofire")
    }

    @Test func `a declared name that nothing has stays visible as unknown`() {
        let app = Module.stub("App", uses: ["Ghost"])
        let graph = linkModules(.stub([app]))
        #expect(graph.nodes.last?.kind == .unknown)
        #expect(graph.nodes.last?.name == "Ghost")
        #expect(edge(importing: "Ghost", by: app)?.to == "unknown:::Ghost")
    }
}
