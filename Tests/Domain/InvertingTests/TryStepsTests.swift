import Architecture
import Codebase
import Extracting
import Inverting
import Testing

@Suite struct TryStepsTests {
    /// Three files use two models; what one of the models uses is a word that two things are called.
    private func shop(_ price: String) async throws -> (ExtractionPlan, ExtractionPlan) {
        let (codebase, analysis, named) = try await planned(price)
        let tried = await TrySteps(extract: codebase.extractFiles).attempt(named, in: analysis)
        return (named, tried)
    }

    /// The trial of one step, as screens ask for it.
    private func alone(_ step: String, _ price: String) async throws -> ExtractionTrial? {
        let (codebase, analysis, named) = try await planned(price)
        let candidate = try #require(named.candidates.first { $0.name == step })
        return await TrySteps(extract: codebase.extractFiles).attempt(
            candidate, of: named, in: analysis)
    }

    private func planned(
        _ price: String, besides more: [RelativePath: String] = [:]
    ) async throws -> (MemoryCodebase, Analysis, ExtractionPlan) {
        var files: [RelativePath: String] = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
            """,
            "Sources/Shop/Models/Price.swift": price,
            "Sources/Shop/Models/Basket.swift": "struct Basket { let price: Price }\n",
            "Sources/Shop/main.swift": "print(Part0().make())\n",
            "Sources/Shop/Tax.swift": "func tax() -> Int { 7 }\nstruct Rate { var tax = 7 }\n",
        ]
        for number in 0..<4 {
            files[RelativePath("Sources/Shop/Part\(number).swift")] =
                "struct Part\(number) { func make() -> Int { Basket(price: Price()).price.sum } }\n"
        }
        files.merge(more) { $1 }
        let codebase = MemoryCodebase(files)
        let analysis = try await codebase.analysis()
        let module = try #require(analysis.codebase.modules.first { $0.name == "Shop" })
        return (codebase, analysis, PlanExtraction(module, in: analysis).plan(steps: 3))
    }

    @Test func `a free step has the figures of its extraction`() async throws {
        let (named, tried) = try await shop("struct Price { var sum = 7 }\n")
        #expect(named.steps.contains("Models"))
        let models = try #require(tried.candidates.first { $0.name == "Models" })
        let trial = try #require(models.trial)
        #expect(trial.fits)
        #expect(trial.imports == 4)
        #expect(trial.taken == [])
        #expect(models.reasons.contains("It uses nothing that stays."))
        #expect(try await alone("Models", "struct Price { var sum = 7 }\n") == trial)
    }

    @Test func `a plan leaves what a property list names where it is`() async throws {
        let list = "<key>NSPrincipalClass</key>\n<string>$(PRODUCT_MODULE_NAME).Basket</string>\n"
        let (_, analysis, named) = try await planned(
            "struct Price { var sum = 7 }\n", besides: ["Sources/Shop/Info.plist": list])
        let basket: RelativePath = "Sources/Shop/Models/Basket.swift"
        #expect(named.candidates.contains { $0.files.contains(basket) })
        let module = try #require(analysis.codebase.modules.first { $0.name == "Shop" })
        let plan = PlanExtraction(module, in: analysis, files: ["Sources/Shop/Info.plist"]).plan(
            steps: 3)
        #expect(!plan.candidates.contains { $0.files.contains(basket) })
    }

    @Test func `what names did not show moves along, and the plan says so`() async throws {
        let (named, tried) = try await shop("struct Price { var sum: Int = tax() }\n")
        let before = try #require(named.candidates.first { $0.name == "Models" })
        #expect(before.cut == [])
        let models = try #require(tried.candidates.first { $0.name == "Models" })
        #expect(models.trial?.taken.map(\.name) == ["Tax.swift"])
        #expect(
            models.reasons.last
                == "It uses nothing else that stays if these move along: Tax.swift.")
        #expect(!models.reasons.contains { $0.hasPrefix("It names nothing that stays") })
    }

    @Test func `what cannot be extracted is said with the reason`() async throws {
        let (_, tried) = try await shop(
            "import Foundation\nstruct Price { var sum = Bundle.module.bundlePath.count }\n")
        let models = try #require(tried.candidates.first { $0.name == "Models" })
        #expect(models.trial?.fits == false)
        #expect(
            models.reasons.last?.hasPrefix("It is not free, as reading its files shows: ") == true)
    }

    @Test func `a step with edges to what stays says how they are turned around`() async throws {
        let (codebase, analysis, named) = try await planned(
            "struct Price { var sum: Int { Ledger().sum() } }\n",
            besides: [
                "Sources/Shop/Ledger.swift": """
                final class Ledger {
                    func sum() -> Int { 7 }
                    var all: [Int] { [Part0().make(), Part1().make(), Part2().make(), Part3().make()] }
                }

                """
            ])
        let before = try #require(named.candidates.first { $0.name == "Models" })
        #expect(before.cut.map(\.to.name) == ["Ledger.swift"])
        let tried = await TrySteps(extract: codebase.extractFiles).attempt(named, in: analysis)
        let models = try #require(tried.candidates.first { $0.name == "Models" })
        #expect(models.trial?.turning == "A protocol for Ledger")
        #expect(models.trial?.verdict == "turned")
        #expect(
            models.reasons.last
                == "What it uses of others is turned around: A protocol for Ledger.")
    }
}
