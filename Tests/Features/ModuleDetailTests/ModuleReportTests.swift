import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct ModuleReportTests {
    private func report(_ id: ModuleID = "::FeedFeature") -> ModuleReport? {
        SampleCodebase(size: .small, names: .plain, reading: .done).state.analysis.flatMap {
            ModuleReport(id, in: $0)
        }
    }

    @Test func `a module that the codebase does not have has no report`() {
        #expect(report("::Nobody") == nil)
    }

    @Test func `dependencies and dependents are the two ends of the same edges`() throws {
        let feed = try #require(report())
        let player = try #require(report("::PlayerFeature"))
        #expect(feed.dependencies.contains { $0.other == "::PlayerFeature" })
        #expect(player.dependents.contains { $0.other == "::FeedFeature" })
    }

    @Test func `an edge agrees with the manifest, or says which lacks it`() throws {
        let items = try #require(report()).dependencies
        func agreement(_ id: ModuleID) -> EdgeItem.Agreement? {
            items.first { $0.other == id }?.agreement
        }
        #expect(agreement("::FeedDomain") == .both)
        #expect(agreement("::StorageKit") == .declaredOnly)
        #expect(agreement("::PlayerFeature") == .importedOnly)
        #expect(agreement("::NetworkKit") == .throughOthers)
    }

    @Test func `an edge knows its layer, its violations and the line that declares it`() throws {
        let items = try #require(report()).dependencies
        let storage = try #require(items.first { $0.other == "::StorageKit" })
        #expect(storage.layer == "Core")
        #expect(storage.violations.map(\.kind) == [.unused])
        #expect(storage.declaration == DeclarationSite(file: "Package.swift", line: 14))
        #expect(storage.marks.string == "∅")
    }

    @Test func `files have lines and imports, the surface only what other modules see`() throws {
        let report = try #require(self.report())
        #expect(report.files.map(\.lines) == [53, 40, 79, 66])
        #expect(report.files.map(\.imports.count) == [5, 5, 0, 0])
        #expect(report.surface.map(\.title) == ["FeedView", "FeedView.reload"])
        #expect(report.surface.map(\.access) == [.public, .package])
    }

    @Test func `the graph leaves the platform out below and others' packages above`() throws {
        let image = try #require(report("::ImageKit"))
        #expect(image.dependencies.contains { $0.kind == .system })
        #expect(image.neighboursBelow.map(\.other) == ["::NetworkKit"])
        #expect(image.neighboursAbove.map(\.other) == ["::FeedFeature"])
    }

    @Test func `two copies of an analysis say the same, another one does not`() throws {
        let one = try #require(report()).analysis
        let large = SampleCodebase(size: .large, names: .plain, reading: .done).state.analysis
        #expect(one.says(theSameAs: one))
        #expect(try !one.says(theSameAs: #require(large)))
    }

    @Test func `a row stands for a line, a module, or neither`() throws {
        let report = try #require(self.report())
        let rows = DetailRows(
            report: report, matcher: FilterMatcher(""), sortsFilesByLines: false, evidence: [:],
            open: ["::StorageKit"]
        ).rows(of: .dependencies)
        let heading = try #require(rows.first)
        #expect(heading.isHeading && heading.place == nil && heading.module == nil)
        let declaration = try #require(rows.first { $0.id == "::StorageKit declaration" })
        #expect(declaration.place == DetailRow.Place(file: "Package.swift", line: 14))
        #expect(Set(rows.map(\.id)).count == rows.count)
    }
}
