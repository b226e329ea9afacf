import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct PlanExtractionTests {
    /// Three features over two models and a client; `Root` puts them together.
    private var shop: Analysis {
        var declares: [String: [String]] = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = ["App/main.swift": []]
        for name in ["User", "Price"] { declares["App/Models/\(name).swift"] = [name] }
        declares["App/Models/Client.swift"] = ["Client"]
        uses["App/Models/Client.swift"] = ["User", "Price"]
        for feature in ["Cart", "Search", "Profile"] {
            let folder = "App/\(feature)/\(feature)"
            for part in ["Board", "Logic", "Line"] {
                declares[folder + part + ".swift"] = [feature + part]
            }
            uses[folder + "Board.swift"] = [feature + "Logic", feature + "Line", "User"]
            uses[folder + "Logic.swift"] = [feature + "Line", "Client", "Price"]
            uses["App/main.swift"]?.append(feature + "Board")
        }
        uses["App/Search/SearchLine.swift"] = ["CartBoard"]
        return .monolith(declares: declares, uses: uses)
    }

    private func plan(_ analysis: Analysis, steps: Int = 10) throws -> ExtractionPlan {
        let module = try #require(chooseMonolith(in: analysis))
        return PlanExtraction(module, in: analysis).plan(steps: steps)
    }

    @Test func `what many use comes first, and is said to be core`() throws {
        let first = try #require(try plan(shop).candidates.first)
        #expect(first.name == "Models")
        #expect(first.kind == .core)
        #expect(first.files.map(\.name) == ["Client.swift", "Price.swift", "User.swift"])
        #expect(first.cut == [])
        #expect(first.price.types == ["Client", "Price", "User"])
        #expect(first.price.imports == 6)
    }

    @Test func `features follow, and need the core that they name`() throws {
        let plan = try plan(shop)
        #expect(Set(plan.steps) == ["Models", "Cart", "Search", "Profile"])
        for candidate in plan.candidates.dropFirst() {
            #expect(candidate.kind == .feature)
            #expect(candidate.needs.contains("Models"))
        }
    }

    @Test func `each step needs only those before it`() throws {
        let plan = try plan(shop)
        for (number, candidate) in plan.candidates.enumerated() {
            #expect(Set(candidate.needs).isSubset(of: plan.steps.prefix(number)))
        }
    }

    @Test func `no file moves twice, and the entry point stays`() throws {
        let files = try plan(shop).candidates.flatMap(\.files)
        #expect(Set(files).count == files.count)
        #expect(!files.contains("App/main.swift"))
    }

    @Test func `no more steps are planned than were asked for`() throws {
        #expect(try plan(shop, steps: 2).steps.count == 2)
    }

    @Test func `a seed by folder, file or type leads to what it needs and itself`() throws {
        let module = try #require(chooseMonolith(in: shop))
        let planExtraction = PlanExtraction(module, in: shop)
        for seed in ["App/Cart", "Cart"] {
            let plan = try #require(planExtraction.plan(seed: seed, steps: 10))
            #expect(plan.steps == ["Models", "Cart"])
        }
        let file = try #require(planExtraction.plan(seed: "App/Models/Price.swift", steps: 10))
        #expect(file.candidates.last?.files == ["App/Models/Price.swift"])
        let type = try #require(planExtraction.plan(seed: "Price", steps: 10))
        #expect(type.candidates.last?.files == ["App/Models/Price.swift"])
        #expect(planExtraction.plan(seed: "Nothing", steps: 10) == nil)
    }

    @Test func `an edge to a file that stays is listed with what it names`() throws {
        let module = try #require(chooseMonolith(in: shop))
        let plan = try #require(
            PlanExtraction(module, in: shop).plan(seed: "App/Search", steps: 10))
        let cut = try #require(plan.candidates.last?.cut)
        #expect(cut.map(\.names) == [["CartBoard"]])
        #expect(cut.map(\.to) == ["App/Cart/CartBoard.swift"])
        #expect(cut.map(\.sites) == [1])
    }

    @Test func `a hub that is taken along makes no core of those who name it`() throws {
        var declares = [
            "App/Badge/One.swift": ["BadgeOne"], "App/Badge/Two.swift": ["BadgeTwo"],
            "App/Hub.swift": ["Hub"],
        ]
        var uses = ["App/Badge/One.swift": ["Hub", "BadgeTwo"], "App/Badge/Two.swift": ["Hub"]]
        for number in 0..<8 {
            declares["App/\(number).swift"] = ["Part\(number)"]
            uses["App/\(number).swift"] = ["Hub"]
        }
        let candidates = try plan(.monolith(declares: declares, uses: uses)).candidates
        #expect(!candidates.contains { $0.name == "Badge" && $0.kind == .core })
    }

    @Test func `a part that its own feature uses is no core`() throws {
        var declares = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = ["App/main.swift": ["WalletBoard", "Other0"]]
        for number in 0..<4 {
            declares["App/Wallet/Models/M\(number).swift"] = ["Model\(number)"]
            declares["App/Wallet/Views/V\(number).swift"] = ["Line\(number)"]
            uses["App/Wallet/Views/V\(number).swift"] = (0..<4).map { "Model\($0)" }
            declares["App/Other/O\(number).swift"] = ["Other\(number)"]
        }
        for number in 0..<8 { declares["App/Rest/R\(number).swift"] = ["Rest\(number)"] }
        declares["App/Wallet/WalletBoard.swift"] = ["WalletBoard"]
        uses["App/Wallet/WalletBoard.swift"] = (0..<4).map { "Line\($0)" }
        let plan = try plan(.monolith(declares: declares, uses: uses))
        let wallet = try #require(plan.candidates.first { $0.name == "Wallet" })
        #expect(wallet.kind == .feature && wallet.files.count == 9)
        #expect(!plan.steps.contains { $0.hasPrefix("Wallet/") })
    }

    @Test func `types that others see already cost nothing`() throws {
        let users = (1...3).map { "App/U\($0).swift" }
        var declares = [
            "App/main.swift": ["Root"], "App/Core/A.swift": ["A"],
            "App/Core/B.swift": ["public B"],
        ]
        for (number, file) in users.enumerated() { declares[file] = ["U\(number)"] }
        let uses = Dictionary(uniqueKeysWithValues: users.map { ($0, ["A", "B"]) })
        let plan = try plan(.monolith(declares: declares, uses: uses))
        let core = try #require(plan.candidates.first { $0.name == "Core" })
        #expect(core.price.types == ["A"])
    }

    @Test func `files whose names begin alike are a candidate without a folder`() throws {
        var declares = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = [:]
        for part in ["Board", "Logic", "Line"] {
            declares["App/Wallet\(part).swift"] = ["Wallet\(part)"]
        }
        for number in 0..<4 {
            declares["App/\(number).swift"] = ["Part\(number)"]
        }
        uses["App/WalletBoard.swift"] = ["WalletLogic", "WalletLine"]
        uses["App/main.swift"] = ["WalletBoard"]
        let first = try #require(
            try plan(.monolith(declares: declares, uses: uses)).candidates.first)
        #expect(first.name == "Wallet…")
        #expect(first.origin == .prefix)
        #expect(first.files.count == 3)
    }

    @Test func `screens and data that are called alike are no one group`() throws {
        var declares = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = [:]
        for part in ["Store", "Record", "Answer"] {
            declares["App/Data/Order\(part).swift"] = ["Order\(part)"]
        }
        for part in ["List", "Cell", "Line"] {
            declares["App/Parts/Order\(part).swift"] = ["Order\(part)"]
        }
        for number in 0..<8 {
            declares["App/Data/\(number).swift"] = ["Data\(number)"]
            declares["App/Parts/\(number).swift"] = ["Part\(number)"]
        }
        uses["App/Data/OrderStore.swift"] = ["OrderRecord", "OrderAnswer"]
        uses["App/Parts/OrderList.swift"] = ["OrderCell", "OrderLine"]
        uses["App/main.swift"] = ["OrderList", "OrderStore"]
        let candidates = try plan(.monolith(declares: declares, uses: uses)).candidates
        let files = candidates.filter { $0.origin == .prefix }.reduce(into: [:]) {
            $0[$1.name] = $1.files.map(\.name)
        }
        #expect(
            files == [
                "Order…": ["OrderCell.swift", "OrderLine.swift", "OrderList.swift"],
                "Data/Order…": ["OrderAnswer.swift", "OrderRecord.swift", "OrderStore.swift"],
            ])
    }

    @Test func `a feature that is sorted into layers by itself stays whole`() throws {
        var declares = ["App/main.swift": ["Root"]]
        for (folder, part) in [("UI", "List"), ("UI", "Cell"), ("Data", "Store"), ("Data", "Row")] {
            declares["App/Orders/\(folder)/Order\(part).swift"] = ["Order\(part)"]
        }
        for number in 0..<8 { declares["App/\(number).swift"] = ["Part\(number)"] }
        var uses = ["App/main.swift": ["OrderList"]]
        uses["App/Orders/UI/OrderList.swift"] = ["OrderCell", "OrderStore"]
        uses["App/Orders/Data/OrderStore.swift"] = ["OrderRow"]
        let candidates = try plan(.monolith(declares: declares, uses: uses)).candidates
        #expect(candidates.first?.files.count == 4)
    }

    @Test func `an app is chosen over a longer library`() throws {
        let app = Module.stub("Shop", .app, role: .app, sources: ["Shop/A.swift"])
        let library = Module.stub("Kit", sources: ["Kit/B.swift"])
        let analysis = Analysis.modules(
            [app, library],
            facts: ["Shop/A.swift": .stub(lines: 5), "Kit/B.swift": .stub(lines: 50)])
        #expect(chooseMonolith(in: analysis)?.name == "Shop")
    }

    @Test func `tests that name mainly a group move along with it`() throws {
        let app = Module.stub(
            "Shop", .app, role: .app,
            sources: ["Shop/A/One.swift", "Shop/A/Two.swift", "Shop/B.swift", "Shop/C.swift"])
        let tests = Module.stub(
            "ShopTests", .test, role: .tests, sources: ["T/OneTests.swift", "T/BTests.swift"],
            uses: ["Shop"])
        func test(_ names: [String: [Int]]) -> SourceFacts {
            .stub(
                imports: [
                    ImportStatement(module: "Shop", attributes: ["@testable"], line: 1)
                ], uses: names)
        }
        let analysis = Analysis.modules(
            [app, tests],
            facts: [
                "Shop/A/One.swift": .stub(declares: [.stub("Onion", .struct, .internal)]),
                "Shop/A/Two.swift": .stub(
                    declares: [.stub("Turnip", .struct, .internal)], uses: ["Onion": [3]]),
                "Shop/B.swift": .stub(declares: [.stub("Basil", .struct, .internal)]),
                "T/OneTests.swift": test(["Onion": [4, 5], "Basil": [6]]),
                "T/BTests.swift": test(["Basil": [4, 5], "Onion": [6]]),
            ])
        let module = try #require(analysis.codebase.module("Shop"))
        let plan = try #require(PlanExtraction(module, in: analysis).plan(seed: "Shop/A", steps: 3))
        let price = try #require(plan.candidates.last?.price)
        #expect(price.tests == ["T/OneTests.swift"])
        #expect(price.imports == 1)
        #expect(price.types == ["Onion"])
    }

    @Test func `nothing is planned before a seed that has to be cut from it`() throws {
        var declares = ["App/main.swift": ["Root"], "App/Styles.swift": ["Style"]]
        var uses = ["App/Theme/A.swift": ["Style"], "App/Styles.swift": ["Apple"]]
        for name in ["Apple", "Agave", "Almond"] {
            declares["App/Theme/\(name.prefix(2)).swift"] = [name]
        }
        declares["App/Theme/A.swift"] = ["Theme"]
        for number in 0..<9 {
            declares["App/\(number).swift"] = ["Part\(number)"]
            uses["App/\(number).swift"] = ["Apple", "Theme", "Agave"]
        }
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        let module = try #require(chooseMonolith(in: analysis))
        let usual = PlanExtraction(module, in: analysis).plan(steps: 10)
        #expect(usual.steps.contains("Theme"))
        let plan = try #require(
            PlanExtraction(module, in: analysis).plan(seed: "App/Styles.swift", steps: 5))
        #expect(plan.candidates.allSatisfy { !$0.cut.contains { $0.to == "App/Styles.swift" } })
        #expect(plan.steps.last == "Styles.swift")
    }

    @Test func `what others compile too, and resources, are in the price`() throws {
        let files: [RelativePath] = [
            "App/Cart/A.swift", "App/Cart/B+Generated.swift", "App/C.swift", "App/D.swift",
            "App/E.swift",
        ]
        let app = Module.stub("App", .app, at: "App", role: .app, sources: files)
        let widget = Module.stub("Widget", .app, role: .app, sources: ["App/Cart/A.swift"])
        let analysis = Analysis.modules(
            [app, widget],
            facts: Dictionary(uniqueKeysWithValues: files.map { ($0, SourceFacts.stub(lines: 9)) }))
        let plan = PlanExtraction(
            app, in: analysis,
            files: files + [
                "App/Cart/Art.xcassets/One.imageset/one.png", "App/Cart/Art.xcassets/Contents.json",
                "App/Cart/Cart.storyboard", "App/Main.storyboard",
            ]
        ).plan(seed: "App/Cart", steps: 1)
        let candidate = try #require(plan?.candidates.last)
        #expect(candidate.price.baggage.shared == ["App/Cart/A.swift"])
        #expect(candidate.price.baggage.sharers == ["Widget"])
        #expect(candidate.price.baggage.generated == ["App/Cart/B+Generated.swift"])
        #expect(candidate.ownLines == 9)
        #expect(
            candidate.price.baggage.resources == [
                "App/Cart/Art.xcassets", "App/Cart/Cart.storyboard",
            ])
        #expect(candidate.why.contains("Widget compiles A.swift, too: divide that first."))
        #expect(candidate.price.baggage.dividers == ["Widget"])
    }

    /// A group of eighty files in two folders, each file naming the one before it.
    ///
    /// - Parameter isRing: Whether the first file of each folder names the last.
    private func big(isRing: Bool = false) -> Analysis {
        var declares = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = [:]
        for part in ["One", "Two"] {
            for number in 0..<40 {
                let file = "App/Big/\(part)/\(number + 10).swift"
                declares[file] = ["\(part)\(number)"]
                uses[file] = number == 0 ? [] : ["\(part)\(number - 1)"]
            }
        }
        uses["App/Big/Two/19.swift"] = ["Two8", "One9"]
        if isRing {
            uses["App/Big/One/10.swift"] = ["Two39"]
            uses["App/Big/Two/10.swift"] = ["One39"]
        }
        for number in 0..<99 { declares["App/Rest/\(number).swift"] = ["Rest\(number)"] }
        return .monolith(declares: declares, uses: uses)
    }

    private func bigParts(isRing: Bool = false) throws -> [ExtractionCandidate] {
        let analysis = big(isRing: isRing)
        let module = try #require(chooseMonolith(in: analysis))
        let plan = PlanExtraction(module, in: analysis).plan(seed: "App/Big", steps: 1)
        return try #require(plan?.candidates)
    }

    @Test func `a group larger than a pull request is divided into steps that compile`() throws {
        let parts = try bigParts()
        #expect(parts.map(\.name) == ["Big 1", "Big 2"])
        #expect(parts.map(\.files.count) == [40, 40])
        #expect(parts.allSatisfy { !$0.isLarge && $0.cut.isEmpty })
        #expect(parts.map(\.needs) == [[], ["Big 1"]])
        #expect(
            parts[0].why.last
                == "Part 1 of 2 of Big, mainly of App/Big/One, which is more than one pull request."
        )
        #expect(parts[1].division?.group == "Big")
    }

    @Test func `files that reach each other are not divided, and show the cycle`() throws {
        let parts = try bigParts(isRing: true)
        #expect(parts.map(\.files.count) == [80])
        let why = try #require(parts[0].why.last)
        #expect(why.hasPrefix("Larger than one pull request, and not divided, as its files reach"))
        #expect(why.contains(" → … → "))
        #expect(parts[0].isLarge)
    }

    @Test func `a file that is too long for a step by itself is named`() throws {
        let app = Module.stub(
            "App", .app, at: "App", role: .app,
            sources: ["App/Cart/A.swift", "App/Cart/B.swift", "App/C.swift", "App/D.swift"])
        let analysis = Analysis.modules(
            [app], facts: ["App/Cart/A.swift": .stub(lines: 7000), "App/Cart/B.swift": .stub()])
        let plan = PlanExtraction(app, in: analysis).plan(seed: "App/Cart", steps: 1)
        let why = try #require(plan?.candidates.first?.why.last)
        #expect(why == "Larger than one pull request, as A.swift alone has 7,000 lines.")
    }

    @Test func `the first steps are the same however many are asked for`() throws {
        var declares: [String: [String]] = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = [:]
        for folder in ["Ant", "Bee", "Cat", "Dog", "Elk"] {
            for number in 0..<3 {
                declares["App/\(folder)/\(folder)\(number).swift"] = ["\(folder)\(number)"]
            }
        }
        for feature in ["Hat", "Ink", "Jar", "Key"] {
            for part in 0..<5 {
                let file = "App/\(feature)/\(feature)\(part).swift"
                declares[file] = ["\(feature)\(part)"]
                uses[file] = part == 0 ? ["Ant0", "Bee1", "Cat2", "Dog0", "Elk1"] : []
                uses[file]? += (0..<part).map { "\(feature)\($0)" }
            }
        }
        for number in 0..<9 { declares["App/Rest\(number).swift"] = ["Rest\(number)"] }
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        let all = try plan(analysis, steps: 20)
        #expect(all.candidates.prefix(5).map(\.kind) == [.core, .core, .core, .feature, .feature])
        for steps in 1...9 {
            #expect(try plan(analysis, steps: steps).steps == Array(all.steps.prefix(steps)))
        }
    }

    @Test func `an edge on a cycle is shown with the way back`() throws {
        let declares = [
            "App/Cart/A.swift": ["Apple"], "App/Cart/B.swift": ["Berry"],
            "App/AppDelegate.swift": ["Cherry"], "App/SceneDelegate.swift": ["Damson"],
            "App/E.swift": ["Elder"],
        ]
        let uses = [
            "App/Cart/A.swift": ["Cherry", "Berry"], "App/AppDelegate.swift": ["Damson"],
            "App/SceneDelegate.swift": ["Berry"],
        ]
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        let module = try #require(chooseMonolith(in: analysis))
        let price = try #require(
            PlanExtraction(module, in: analysis).plan(seed: "App/Cart", steps: 1)?.candidates.last?
                .price
        )
        let way = ["A.swift", "AppDelegate.swift", "SceneDelegate.swift", "B.swift"]
        #expect(price.cycles.map { $0.map(\.name) } == [way])
    }

    @Test func `steps that do not need each other shorten the chain of builds`() throws {
        let analysis = shop
        let module = try #require(chooseMonolith(in: analysis))
        let planExtraction = PlanExtraction(module, in: analysis)
        let plan = planExtraction.plan(steps: 10)
        let wins = planExtraction.wins(of: plan)
        #expect(wins.first?.chainBefore == plan.lines)
        #expect(wins.last.map { $0.chainAfter < plan.lines } == true)
        #expect(wins.contains { $0.linesBeside > 0 })
        for (win, next) in zip(wins, wins.dropFirst()) {
            #expect(win.chainAfter == next.chainBefore)
        }
    }
}
