import Architecture
import Codebase
import Editing
import Foundation
import Inverting
import Testing
import Tiers

@Suite struct ExtractFilesTests {
    @Test(.long) func `every case fits and holds, or says why it does not`() async throws {
        for one in try ExtractionCorpus().cases {
            let (extraction, codebase) = try await extracted(one)
            let reason = extraction.recipe.obstacle
            if let obstacle = one.obstacle {
                #expect(reason?.contains(obstacle) == true, "\(one): \(reason ?? "it fits")")
                #expect(extraction.recipe.changes.isEmpty, "\(one)")
                continue
            }
            #expect(reason == nil, "\(one)")
            #expect(extraction.recipe.steps.isEmpty, "\(one)")
            #expect(extraction.recipe.proof?.shown == .check, "\(one)")
            #expect(extraction.taken.map(\.name) == [one.taken].compactMap(\.self), "\(one)")
            #expect(extraction.parts.flatMap(\.names) == one.parts, "\(one)")
            #expect(extraction.left.map(\.name) == one.left, "\(one)")
            #expect(extraction.turning == one.turning, "\(one)")
            let after = codebase.applying(extraction.recipe)
            let names = Set(try await after.analysis().codebase.modules.map(\.name))
            #expect(names.isSuperset(of: ["\(one.name)App", "\(one.name)Core"]), "\(one)")
        }
    }

    /// One build of all cases as they are, and one of what they become.
    @Test(.real) func `what was extracted builds, and prints what it printed`() async throws {
        let cases = try ExtractionCorpus().cases.filter { $0.obstacle == nil }
        var after = ExtractionCorpus.package(cases)
        let build = try CorpusBuild(in: "extracting")
        let before = try build.run(after)
        #expect(before.split(separator: "\n").count == cases.count, "\(before)")
        for one in cases {
            let (extraction, _) = try await extracted(one)
            for change in extraction.recipe.changes.changes where change.path != "Package.swift" {
                after[change.path] = change.after
            }
        }
        #expect(try build.run(after) == before)
    }

    /// The cases of inversions, each as one module with a folder for each of its modules.
    @Test(.real) func `what inversions turn around can be turned around inside one module`()
        async throws
    {
        var before: [RelativePath: String] = [:]
        var after: [RelativePath: String] = [:]
        var names: [String] = []
        for one in try InversionCorpus().cases {
            guard let inside = ExtractionCorpus.Case(inside: one) else { continue }
            let (extraction, codebase) = try await extracted(inside)
            if ProcessInfo.processInfo.environment["STRATA_CASES"] != nil {
                print(one, extraction.recipe.obstacle ?? extraction.recipe.changes.unifiedDiff)
            }
            guard extraction.turning != nil, extraction.recipe.questions.isEmpty else { continue }
            names.append(one.name)
            before.merge(inside.package) { first, _ in first }
            after.merge(codebase.applying(extraction.recipe).files) { first, _ in first }
        }
        #expect(names.count > 20)
        let main =
            names.map { "import \($0)App\n" }.joined() + "\n"
            + names.map { "print(\"\($0):\", try await \($0)App.run())\n" }.joined()
        before["Sources/Main/main.swift"] = main
        after["Sources/Main/main.swift"] = main
        let build = try CorpusBuild(in: "turning")
        let printed = try build.run(before)
        #expect(printed.split(separator: "\n").count == names.count, "\(printed)")
        #expect(try build.run(after) == printed)
    }

    @Test func `files that move are renames in the patch`() async throws {
        let (extraction, _) = try await extracted(try named("Actors"))
        let patch = extraction.recipe.changes.unifiedDiff(moving: extraction.moves)
        #expect(patch.contains("rename from Sources/ActorsApp/Core/Counter.swift\n"))
        #expect(patch.contains("rename to Sources/ActorsCore/Counter.swift\n"))
        #expect(patch.contains("\n-actor Counter {\n+package actor Counter {\n"))
        #expect(!patch.contains("deleted file"))
    }

    @Test func `a written receiver decides which member is meant`() async throws {
        let (extraction, _) = try await extracted(try named("Receivers"))
        #expect(extraction.taken.isEmpty)
        #expect(extraction.blockers.isEmpty)
        #expect(extraction.recipe.questions.map(\.text) == [])
    }

    @Test func `a case or a result is no member that files add elsewhere`() async throws {
        var one = try named("Actors")
        one.files["ActorsApp/App/Lists.swift"] = """
            extension String { enum list {} }
            extension String.list { static var notFound: Int { 1 } }
            extension String.list { static var walletColors: Int { 2 } }
            let two = String.list.notFound + String.list.walletColors
            """
        one.files["ActorsApp/Core/Lookup.swift"] = """
            import UIKit

            enum Lookup {
                case notFound(Int)
                var line: Int { switch self { case .notFound(let line): return line } }
                var color: UIColor { guard line > 1 else { return .walletColors.quiet }; return .red }
            }
            """
        let (extraction, _) = try await extracted(one)
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.taken == [])
        #expect(extraction.blockers == [])
        #expect(extraction.recipe.questions.map(\.text) == [])
    }

    @Test func `a member that only lists of a named type have is asked about`()
        async throws
    {
        var one = try named("Actors")
        one.files["ActorsApp/App/Lists.swift"] = """
            struct File { let name: String }
            extension Collection where Element == Mark { var text: String { "\\(count)" } }
            """
        one.files["ActorsApp/Core/Mark.swift"] = "struct Mark { let text: String }\n"
        one.files["ActorsApp/Core/Lookup.swift"] = """
            enum Lookup {
                case all([Mark])
                var line: String { switch self { case .all(let marks): return marks.text } }
                var name: String { switch self { case .all(let marks): return marks.description } }
            }
            """
        let (extraction, _) = try await extracted(one)
        #expect(
            extraction.recipe.questions.map(\.text) == [
                "Does text at Lookup.swift:3 mean what Lists.swift declares? Then that has to move "
                    + "along (1 line)."
            ])
    }

    @Test func `only who calls an added initialiser imports its module`() async throws {
        var one = try named("Actors")
        one.files["ActorsApp/Core/Links.swift"] = """
            import Foundation

            extension URL { init?(searchLink: String) { self.init(string: searchLink) } }
            private extension Date { init(day: Int) { self.init() } }
            let today = Date(day: 1)
            """
        let users = [
            "Named": "URL(searchLink: a)", "Bare": "URL?.some(.init(searchLink: a)!)",
            "Other": "URL(string: a)", "Day": "Date(day: 1)",
            "Array": "[Int](repeating: 1, count: 2)",
        ]
        for (name, call) in users {
            one.files[RelativePath("ActorsApp/App/\(name).swift")] =
                "import Foundation\n\nfunc make\(name)(_ a: String) { _ = \(call) }\n"
        }
        let (extraction, _) = try await extracted(one)
        #expect(extraction.recipe.obstacle == nil)
        let changed = Set(extraction.recipe.changes.changes.map(\.path.name))
        #expect(changed.isSuperset(of: ["Named.swift", "Bare.swift"]))
        #expect(changed.isDisjoint(with: ["Other.swift", "Day.swift", "Array.swift"]))
    }

    @Test func `a protocol of another module is no class to inherit from`() async throws {
        let disk = "{\n    private var line: Int?\n    func load() -> Int { 1 }\n}\n"
        let codebase = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [.target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"])])

            """,
            "Sources/Kit/Storage.swift": "public protocol Storage { func load() -> Int }\n",
            "Sources/Shop/Models/Disk.swift": "import Kit\n\nfinal class Disk: Kit.Storage \(disk)",
            "Sources/Shop/Models/Memory.swift": "import Kit\n\nfinal class Memory: Storage \(disk)",
            "Sources/Shop/Use.swift": "let (disk, memory) = (Disk(), Memory())\n",
        ])
        let extraction = try await codebase.extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.newSymbols.contains("Disk.init"))
        #expect(extraction.recipe.newSymbols.contains("Memory.init"))
    }

    @Test func `what answers a protocol of a library is seen as far as its class`() async throws {
        let codebase = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.target(name: "Shop")])

            """,
            "Sources/Shop/Models/Item.swift": """
            import FileProvider

            class Item: NSObject, NSFileProviderItemDecorating {
                var filename: String { "a" }
                var decorations: [String]? { nil }
                private var hidden = 1
            }

            class Table: NSTableView {
                var rows = 1
            }

            """,
            "Sources/Shop/Use.swift":
                "func name(_ item: Item, _ table: Table) -> String { item.filename }\n",
        ])
        let extraction = try await codebase.extracted("Sources/Shop/Models")
        #expect(extraction.recipe.newSymbols.contains("Item.decorations"))
        #expect(!extraction.recipe.newSymbols.contains("Table.rows"))
    }

    @Test func `a podspec of the same sources is asked about`() async throws {
        func questions(_ files: [RelativePath: String]) async throws -> [String] {
            let package: [RelativePath: String] = [
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(name: "Shop", targets: [.target(name: "Shop")])

                """,
                "Sources/Shop/Models/Item.swift": "struct Item {}\n",
                "Sources/Shop/Use.swift": "let item = Item()\n",
            ]
            let codebase = MemoryCodebase(package.merging(files) { first, _ in first })
            let extraction = try await codebase.extracted("Sources/Shop/Models")
            #expect(extraction.recipe.obstacle == nil)
            return extraction.recipe.questions.map(\.text)
        }
        let podspec =
            "Pod::Spec.new do |s|\n  s.name = 'Shop'\n  s.source_files = 'Sources/Shop/**/*'\nend\n"
        #expect(try await questions([:]).isEmpty)
        #expect(
            try await questions(["Shop.podspec": podspec]).first?
                .hasPrefix("Is Shop.podspec still published?") == true)
    }

    @Test func `operators of types that stay are not asked about`() async throws {
        var one = try named("Actors")
        one.files["ActorsApp/App/Till.swift"] = """
            struct Till { var cents = 1 }
            func == (one: Till, other: Till) -> Bool { one.cents == other.cents }
            func + (one: Till, other: Till) -> Till { Till(cents: one.cents + other.cents) }
            """
        one.files["ActorsApp/Core/Sum.swift"] =
            "struct Sum {\n    func isTwo(_ one: Int) -> Bool { one + 1 == 2 }\n}\n"
        let (extraction, _) = try await extracted(one)
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.questions.map(\.text) == [])
    }

    @Test func `without package access what others use becomes public`() async throws {
        let (extraction, _) = try await extracted(try named("Actors"), version: "5.8")
        #expect(extraction.recipe.newSymbols.contains("Counter"))
        let texts = extraction.recipe.changes.changes.compactMap(\.after).joined()
        #expect(texts.contains("public actor Counter"))
        #expect(!texts.contains("package actor"))
    }

    @Test func `only what others see or need becomes visible`() async throws {
        let (extraction, _) = try await extracted(try named("Chains"))
        #expect(extraction.recipe.newSymbols.contains("Wheel.isBig"))
        #expect(!extraction.recipe.newSymbols.contains("Wheel.init"))
    }

    @Test func `only what a protocol asks for by its labels is shown for it`() async throws {
        let (extraction, _) = try await extracted(try named("Labels"))
        #expect(extraction.recipe.newSymbols.contains("Words.item(at:)"))
        #expect(!extraction.recipe.newSymbols.contains("Words.item(of:)"))
    }

    @Test func `a name that is taken is not given to the new module`() async throws {
        let one = try named("Chains")
        let codebase = MemoryCodebase(one.package)
        let analysis = try await codebase.analysis()
        let module = try #require(analysis.codebase.modules.first { $0.name == "ChainsApp" })
        let request = ExtractionRequest(module: module.id, candidate: "Car", files: one.core)
        let extraction = try #require(await codebase.extract(request, in: analysis))
        #expect(extraction.module == "ChainsAppCar")
    }

    @Test func `tests import the new module as they import the old one`() async throws {
        let one = try named("Chains")
        var files = one.package
        files["Package.swift"] = files["Package.swift"]?.replacing(
            "    ]\n)",
            with:
                "        .testTarget(name: \"AppTests\", dependencies: [\"ChainsApp\"]),\n    ]\n)")
        files["Tests/AppTests/CarTests.swift"] = "@testable import ChainsApp\n\nlet car = Car()\n"
        let codebase = MemoryCodebase(files)
        let extraction = try await extracted(one, in: codebase)
        let test = extraction.recipe.changes.changes.first { $0.path.name == "CarTests.swift" }
        #expect(test?.after?.contains("@testable import ChainsCore\n") == true)
        let manifest = extraction.recipe.changes.changes.first { $0.path == "Package.swift" }
        #expect(manifest?.after?.contains("[\"ChainsApp\", \"ChainsCore\"]") == true)
    }

    @Test func `what a preview is to show is asked as inversions ask it`() async throws {
        var one = try named("Calls")
        one.files["CallsApp/Core/Board.swift", default: ""] +=
            "#Preview {\n    Board().line()\n}\n"
        let (extraction, _) = try await extracted(one)
        #expect(extraction.recipe.obstacle == nil)
        let question = try #require(extraction.recipe.questions.first)
        #expect(question.text.hasPrefix("The preview at Board.swift:"))
        #expect(question.file == "Sources/CallsCore/Board.swift")
        let board = extraction.recipe.changes.changes.first {
            $0.path == "Sources/CallsCore/Board.swift"
        }
        #expect(board?.after?.contains("Board(prices: <#any PriceServiceProtocol#>)") == true)
    }

    @Test func `tests that see the old module hand in what it has`() async throws {
        let one = try named("Calls")
        for isOpen in [true, false] {
            var files = one.package
            files["Package.swift"] = files["Package.swift"]?.replacing(
                "    ]\n)",
                with:
                    "        .testTarget(name: \"AppTests\", dependencies: [\"CallsApp\"]),\n    ]\n)"
            )
            files["Tests/AppTests/BoardTests.swift"] =
                (isOpen ? "@testable " : "") + "import CallsApp\n\nlet board = Board()\n"
            // Nor can all that it needs move along.
            files["Sources/CallsApp/App/One.swift"] =
                "struct One { let weight = own }\nlet others = own\nprivate let own = 1\n"
            let extraction = try await extracted(one, in: MemoryCodebase(files))
            let test = extraction.recipe.changes.changes.first {
                $0.path.name == "BoardTests.swift"
            }
            #expect(extraction.fits == isOpen)
            #expect(
                test?.after
                    == (isOpen
                        ? "@testable import CallsApp\n@testable import CallsCore\n\n"
                            + "let board = Board(prices: PriceService())\n" : nil))
        }
    }

    private func named(_ name: String) throws -> ExtractionCorpus.Case {
        try #require(try ExtractionCorpus().cases.first { $0.name == name })
    }

    private func extracted(
        _ one: ExtractionCorpus.Case, version: String = "6.0"
    ) async throws -> (Extraction, MemoryCodebase) {
        var files = one.package
        files["Package.swift"] = files["Package.swift"]?.replacing("6.0", with: version)
        let codebase = MemoryCodebase(files)
        return (try await extracted(one, in: codebase), codebase)
    }

    private func extracted(
        _ one: ExtractionCorpus.Case, in codebase: MemoryCodebase
    ) async throws -> Extraction {
        let analysis = try await codebase.analysis()
        #expect(analysis.incomplete.isEmpty, "\(one)")
        let module = try #require(analysis.codebase.modules.first { $0.name == one.name + "App" })
        let request = ExtractionRequest(
            module: module.id, candidate: "Core", files: one.core, name: one.name + "Core")
        return try #require(await codebase.extract(request, in: analysis))
    }
}
