import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// Files that several targets compile, and imports that hold for some of them.
@Suite struct SharedFileTests {
    private func undeclared(_ imports: [ImportStatement]) -> [String] {
        let shared: RelativePath = "Shared/Clock.swift"
        let modules = [
            Module.stub("Phone", .app, sources: [shared], uses: ["PhoneKit"]),
            .stub("Watch", .watch, sources: [shared, "Watch/Face.swift"]),
            .stub("PhoneKit"),
        ]
        return Analysis.stub(
            .stub(modules), facts: [shared: .stub(imports: imports)]
        ).violations.filter { $0.kind == .undeclared }.map(\.from.rawValue)
    }

    @Test func `an import for one system is none of a target for another`() {
        let phone = ImportStatement(module: "PhoneKit", conditions: ["os(iOS)"], line: 2)
        #expect(undeclared([phone]).isEmpty)
    }

    @Test func `an import without a condition is one of every target that has the file`() {
        #expect(undeclared([ImportStatement(module: "PhoneKit", line: 2)]) == ["::Watch"])
    }

    @Test func `of alternatives by canImport only some need be declared`() {
        let modules = [
            Module.stub("App", uses: ["Glibc2"]), .stub("Glibc2"), .stub("Musl2"), .stub("Bionic2"),
        ]
        let alternatives = [
            ImportStatement(module: "Glibc2", conditions: ["canImport(Glibc2)"], line: 2),
            ImportStatement(
                module: "Musl2", conditions: ["!(canImport(Glibc2)) && canImport(Musl2)"], line: 4),
            ImportStatement(
                module: "Bionic2",
                conditions: ["!(canImport(Glibc2) || canImport(Musl2)) && canImport(Bionic2)"],
                line: 6),
        ]
        let analysis = Analysis.stub(
            .stub(modules), facts: [modules[0].sources[0]: .stub(imports: alternatives)])
        #expect(analysis.violations.filter { $0.kind == .undeclared }.isEmpty)
        #expect(analysis.violations.filter { $0.kind == .unused }.isEmpty)
    }
}
