import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Modules

@MainActor @Suite struct UnitsStoryTests {
    @Test func `f asks for the folders inside the modules`() async {
        let source = ChangingSource(.complete(SampleMonolith.modules))
        let stage = await Stage(source)
        await stage.press("f")
        #expect(source.shown == [.folders])
        #expect(stage.shows("f folders") && stage.shows("1 module"))
    }

    @Test func `f asks for the modules again where folders are shown`() async {
        let source = ChangingSource(.complete(SampleMonolith.folders))
        let stage = await Stage(source)
        await stage.press("f")
        #expect(source.shown == [.modules])
        #expect(stage.shows("f modules") && stage.shows("1 module · 6 folders inside"))
    }

    @Test func `folders stand below their module, the path once beside it`() async {
        let stage = await Stage(FixedAnalysis(.complete(SampleMonolith.folders)))
        #expect(stage.names.first == "Harbour" && stage.shows("▾ Harbour"))
        #expect(stage.names.contains("Features") && !stage.names.contains("Berths"))
        #expect(stage.model.rows.allSatisfy { !$0.name.hasPrefix("Harbour/") })
    }

    @Test func `the arrows open and close what is inside`() async throws {
        let stage = await Stage(FixedAnalysis(.complete(SampleMonolith.folders)))
        let features = try #require(stage.model.rows.first { $0.name == "Features" })
        stage.model.content.select(features.id)
        await stage.press(.right)
        #expect(stage.names.contains("Berths") && stage.names.contains("Tides"))
        await stage.press("j", .left)
        #expect(stage.selected == "Features")
        await stage.press(.left)
        #expect(!stage.names.contains("Berths"))
        await stage.press(.left, .left)
        #expect(stage.names == ["Harbour"])
    }

    @Test func `the arrow on a module asks for its folders alone`() async {
        let source = ChangingSource(.complete(SampleMonolith.modules))
        let stage = await Stage(source)
        await stage.press(.right)
        #expect(source.shown == [.folders])
        #expect(stage.model.listing.unfolding.isOpen("::Harbour", isModule: true))
        #expect(!stage.model.listing.unfolding.isOpen("::Other", isModule: true))
    }

    @Test func `a filter finds folders that are closed`() async {
        let stage = await Stage(FixedAnalysis(.complete(SampleMonolith.folders)))
        await stage.press("/")
        await stage.type("tides")
        #expect(stage.names == ["Harbour", "Features", "Tides"])
    }

    @Test func `cycles between folders are theirs, and no figures of the module`() async throws {
        let table = ModuleTable(SampleMonolith.folders)
        #expect(table.totals == ModuleTable(SampleMonolith.modules).totals)
        #expect(table.folderTotals.cycles > 0)
        let module = try #require(table.own.first)
        #expect(module.figures?.cycles == 0 && module.figures?.files == 16)
        let folders = try #require(table.folders[module.id])
        let files = folders.reduce(0) { $0 + ($1.row.figures?.files ?? 0) }
        #expect(files == module.figures?.files)
        #expect(folders.contains { ($0.row.figures?.cycles ?? 0) > 0 })
    }

    @Test func `folders stay sorted among those beside them`() async {
        let stage = await Stage(FixedAnalysis(.complete(SampleMonolith.folders)))
        stage.model.sort(by: .files)
        await stage.press("g")
        let files = stage.model.rows.dropFirst().compactMap { $0.figures?.files }
        #expect(files == files.sorted(by: >) && files.count > 3)
    }

    @Test func `a module with most of the code suggests its folders`() async {
        let stage = await Stage(.monolith)
        #expect(stage.shows("Depot is 88 % of what is shipped: f shows its folders"))
        let depot = await Stage(.depot)
        #expect(!depot.shows("shows its folders"))
    }

    @Test func `targets with the same files are one row`() {
        func target(_ name: String, _ folder: String) -> Module {
            Module(
                id: ModuleID(container: .root, target: name), name: name, moduleName: name,
                kind: .app, origin: .xcode, container: .root, manifest: nil,
                path: RelativePath(folder),
                sources: [RelativePath("\(folder)/A.swift")], dependencies: [])
        }
        let same = MergeModules([target("Share", "S"), target("Action", "S"), target("App", "A")])
        #expect(same.others == ["::Action": ["::Share"]])
        #expect(same.merged == ["::Share"])
    }
}
