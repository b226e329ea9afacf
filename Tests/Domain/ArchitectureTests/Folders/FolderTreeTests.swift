import DomainStubs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct FolderTreeTests {
    /// The units as `FOLDER: NUMBER OF FILES`.
    private func units(_ files: String...) -> [String] {
        FolderTree(of: files.map { RelativePath($0) }.sorted()).units
            .map { "\($0.path): \($0.files.count)" }
    }

    @Test func `folders below the common one are units, the files beside them another`() {
        #expect(
            units("App/main.swift", "App/UI/A.swift", "App/UI/Deep/B.swift", "App/Model/C.swift")
                == ["App: 1", "App/Model: 1", "App/UI: 2"])
    }

    @Test func `a folder that holds nearly everything gives way to what it holds`() {
        #expect(
            units(
                "App/Start.swift", "App/Code/UI/A.swift", "App/Code/UI/B.swift",
                "App/Code/Model/C.swift", "App/Code/D.swift", "App/Code/Net/E.swift")
                == [
                    "App: 1", "App/Code: 1", "App/Code/Model: 1", "App/Code/Net: 1",
                    "App/Code/UI: 2",
                ])
    }

    @Test func `each feature of a folder of features is a unit`() {
        #expect(
            units(
                "App/Features/Home/A.swift", "App/Features/Pay/B.swift", "App/Core/C.swift",
                "App/Core/Net/D.swift", "App/Core/E.swift")
                == ["App/Core: 3", "App/Features/Home: 1", "App/Features/Pay: 1"])
    }

    @Test func `presentation, domain and data below a feature are units`() {
        #expect(
            units(
                "App/Home/Presentation/A.swift", "App/Home/Domain/B.swift",
                "App/Home/Data/C.swift", "App/Kit/D.swift", "App/Kit/E.swift", "App/Kit/F.swift")
                == [
                    "App/Home/Data: 1", "App/Home/Domain: 1", "App/Home/Presentation: 1",
                    "App/Kit: 3",
                ])
    }

    @Test func `what a domain or data layer holds stays together`() {
        #expect(
            units(
                "App/Domain/UseCases/A.swift", "App/Domain/Entities/B.swift",
                "App/Data/Repositories/C.swift", "App/Data/DTO/D.swift")
                == ["App/Data: 2", "App/Domain: 2"])
    }

    @Test func `files without folders are one unit and no files are none`() {
        #expect(units("App/A.swift", "App/B.swift") == ["App: 2"])
        #expect(FolderTree(of: []).units.isEmpty)
    }

    @Test func `every file is in exactly one unit, whatever the tree`() {
        var generator = SeededGenerator(seed: 7)
        let names = ["Features", "Home", "Domain", "Data", "UI", "Core", "A", "B"]
        for _ in 0..<200 {
            let files = (0..<Int.random(in: 1...60, using: &generator)).map { number in
                let depth = Int.random(in: 0...5, using: &generator)
                let folders = (0..<depth).map { _ in names.randomElement(using: &generator) ?? "A" }
                return RelativePath((folders + ["F\(number).swift"]).joined(separator: "/"))
            }.sorted()
            let units = FolderTree(of: files).units
            #expect(units.flatMap(\.files).sorted() == files)
            #expect(Set(units.map(\.path)).count == units.count)
            for unit in units { #expect(!unit.files.contains { !$0.isInside(unit.path) }) }
        }
    }
}
