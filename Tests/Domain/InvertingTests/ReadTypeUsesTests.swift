import Architecture
import Codebase
import Extracting
import Inverting
import SourceFiles
import Testing

/// Who uses what of a class `Common` that three modules and its own one use.
@Suite struct ReadTypeUsesTests {
    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "Shop", dependencies: ["Cart", "Search", "Base"]),
                .target(name: "Cart", dependencies: ["Base"]),
                .target(name: "Search", dependencies: ["Base"]),
                .target(name: "Base"),
                .testTarget(name: "CartTests", dependencies: ["Cart", "Base"]),
            ]
        )
        """
    private static let common = """
        public struct Price { public init() {} }

        public class Common {
            public static let shared = Common()
            public init() {}
            public var user = ""
            public private(set) var visits: Int = 0
            public var items: [Int] = []
            public func log(_ text: String, level: Int = 0) {}
            public func price(of item: Int) async throws -> Price { Price() }
            public func make() -> Common { self }
            func audit() { secret() }
            private func secret() { visits += 1 }
            public func idle() {}
        }

        public struct Box<Value> {
            public var value: Value
            public init(value: Value) { self.value = value }
            public func open() -> Value { value }
        }
        """
    private static let files: [RelativePath: String] = [
        "Package.swift": package,
        "Sources/Base/Common.swift": common,
        "Sources/Base/Audits/Auditor.swift": """
        struct Auditor {
            let common: Common
            func run() { common.audit() }
        }
        """,
        "Sources/Base/Audits/Audit.swift": "struct Audit {}\n",
        "Sources/Base/Other.swift": "struct Other {}\n",
        "Sources/Base/Further.swift": "struct Further {}\n",
        "Sources/Cart/Cart.swift": """
        import Base

        struct Cart {
            let common: Common
            @Environment(Common.self) private var given
            func pay() async throws {
                common.log("pay")
                common.user = "me"
                _ = try await given.price(of: 1)
                given.items.append(2)
                print(common.items, Box(value: 1).open())
            }
        }
        """,
        "Sources/Search/Search.swift": """
        import Base

        class Finder: Common {
            func find() { log("find", level: 1) }
        }
        struct Search {
            func run(with finder: Finder) {
                print(finder.user, Common.shared.visits)
                [1].forEach { _ in print(unknown().idle, Other.shared, \\Common.items) }
            }
        }
        """,
        "Sources/Shop/main.swift": """
        import Base

        let all = Common()
        all.log("a")
        print(all.user, all.visits, all.items, all.make())
        """,
        "Tests/CartTests/CartTests.swift": """
        import Base

        func test(common: Common) { common.idle() }
        """,
    ]

    private func plan(
        _ type: String, adding files: [RelativePath: String] = [:],
        most: Int? = nil
    ) async throws -> (plan: SeamPlan, codebase: MemoryCodebase) {
        let codebase = MemoryCodebase(Self.files.merging(files) { $1 })
        let analysis = try await codebase.analysis()
        let module = try #require(analysis.codebase.modules.first { $0.name == "Base" })
        let read = ReadTypeUses(
            details: ParsingSourceDetailsReader(), index: nil, most: most)
        let uses = try #require(await read.uses(type, of: module, in: analysis))
        return (SeamPlan(uses, in: analysis), codebase)
    }

    private func names(_ plan: SeamPlan, _ numbers: some Sequence<Int>) -> Set<String> {
        Set(numbers.map { plan.uses.members[$0].name })
    }

    private func used(by user: String, _ plan: SeamPlan) -> Set<String> {
        names(plan, plan.uses.users.first { $0.name == user }?.sites.keys.map(\.self) ?? [])
    }

    @Test func `each module has the members that it uses for sure`() async throws {
        let (plan, _) = try await plan("Common")
        #expect(used(by: "Cart", plan) == ["log(_:level:)", "user", "price(of:)", "items"])
        #expect(used(by: "Search", plan) == ["log(_:level:)", "user", "shared", "visits"])
        #expect(
            used(by: "Shop", plan)
                == ["init()", "log(_:level:)", "user", "visits", "items", "make()"])
        #expect(plan.uses.users.first { $0.name == "Shop" }?.makings == 1)
    }

    @Test func `where not all can be read, files that name the type go first`() async throws {
        let filler = "let all = [" + String(repeating: "one, ", count: 10_000) + "]"
        let (plan, _) = try await plan(
            "Common", adding: ["Sources/Base/A.swift": filler], most: 10_000)
        #expect(
            plan.uses.unread == [
                "Sources/Base/Audits/Audit.swift", "Sources/Base/Further.swift",
                "Sources/Base/Other.swift",
            ])
        #expect(used(by: "Cart", plan) == ["log(_:level:)", "user", "price(of:)", "items"])
    }

    @Test func `what is used through a protocol that a type conforms to is its member`()
        async throws
    {
        let (plan, _) = try await plan(
            "BaseTill",
            adding: [
                "Sources/Base/Till.swift": """
                public protocol Till { func open() }
                public final class BaseTill: Till {
                    public init() {}
                    public func open() {}
                    public func count() {}
                }
                public struct Drawer { public func open() {} }
                """,
                "Sources/Cart/Pay.swift": """
                import Base

                struct Pay {
                    let till: any Till
                    let drawer: Drawer
                    func run() { till.open() }
                }
                """,
                "Sources/Search/Open.swift": """
                import Base

                func find(drawer: Drawer) { drawer.open() }
                """,
            ])
        #expect(plan.uses.protocols == ["Till"])
        #expect(used(by: "Cart", plan) == ["open()"])
        #expect(used(by: "Search", plan) == [])
        #expect(names(plan, plan.unusedMembers) == ["count()", "init()"])
    }

    @Test func `what only a folder of the own module uses is said to be so`() async throws {
        let (plan, _) = try await plan("Common")
        #expect(used(by: "Audits", plan) == ["audit()"])
        #expect(names(plan, plan.ownMembers) == ["audit()"])
        #expect(names(plan, plan.raisedMembers) == ["audit()"])
    }

    @Test func `statics, initialisers and the type itself are in no protocol`() async throws {
        let (plan, _) = try await plan("Common")
        #expect(names(plan, plan.refusedMembers) == ["shared", "init()", "make()"])
        #expect(names(plan, plan.hiddenMembers) == ["secret()"])
    }

    @Test func `what the text does not tell is counted and is no use`() async throws {
        let (plan, _) = try await plan("Common")
        #expect(names(plan, plan.unclearMembers) == ["idle()"])
        #expect(plan.uses.users.first { $0.name == "Search" }?.unclear == 1)
        #expect(plan.uses.keyPaths == 1)
        #expect(plan.uses.testUses == 1)
    }

    @Test func `what is set anywhere can be set through its protocol`() async throws {
        let (plan, _) = try await plan("Common")
        let text = plan.seams.map(\.text).joined()
        #expect(text.contains("var user: String { get set }"))
        #expect(text.contains("var items: [Int] { get set }"))
        #expect(text.contains("var visits: Int { get }"))
        #expect(text.contains("func price(of item: Int) async throws -> Price\n"))
        #expect(plan.types == ["Price"])
        #expect(names(plan, plan.membersWithStandards) == ["log(_:level:)"])
    }

    @Test func `members of a generic type are listed and asked for by nobody`() async throws {
        let (plan, _) = try await plan("Box")
        #expect(names(plan, plan.refusedMembers) == ["init(value:)", "open()"])
        #expect(plan.seams == [])
        let open = plan.uses.members.first { $0.name == "open()" }
        #expect(open?.obstacle?.contains("is generic") == true)
    }

    @Test func `members that are looked up dynamically are said to be unseen`() async throws {
        let text = "@dynamicMemberLookup\n" + Self.common.split(separator: "\n\n", maxSplits: 1)[1]
        let (plan, _) = try await plan("Common", adding: ["Sources/Base/Common.swift": text])
        #expect(plan.uses.isDynamic)
    }

    @Test func `the protocols can be read, and the type has all that they ask for`() async throws {
        let (plan, codebase) = try await plan("Common")
        #expect(!plan.seams.isEmpty)
        let text = plan.seams.map { $0.text + $0.conformance }.joined()
        let files = codebase.files.merging(["Sources/Base/Seams.swift": text]) { $1 }
        let analysis = try await MemoryCodebase(files).analysis()
        let details = await ParsingSourceDetailsReader().details(
            of: ["Sources/Base/Seams.swift", "Sources/Base/Common.swift"],
            in: analysis.codebase.contents)
        let seams = try #require(details["Sources/Base/Seams.swift"])
        #expect(seams.problems.isEmpty)
        let names = Set(plan.seams.map(\.name))
        let asked = seams.declarations.filter { names.contains($0.container ?? "") }
        let type = try #require(details["Sources/Base/Common.swift"]).declarations
            .filter { $0.container == "Common" }
        #expect(asked.count == plan.seams.reduce(0) { $0 + $1.members.count })
        for requirement in asked {
            let declared = type.filter { $0.fullName == requirement.fullName }
            #expect(declared.count == 1, "\(requirement.fullName)")
            #expect(declared.first?.isStatic == false, "\(requirement.fullName)")
        }
    }

    @Test func `protocols stand in a new module where no other is below all`() async throws {
        let (plan, _) = try await plan("Common")
        #expect(plan.place == .new(name: "CommonInterface"))
    }

    @Test func `protocols stand in the module that all users know already`() async throws {
        let manifest = Self.package
            .replacing(
                ".target(name: \"Base\")",
                with: ".target(name: \"Base\", dependencies: [\"Low\"]), .target(name: \"Low\")")
        let (plan, _) = try await plan(
            "Common",
            adding: [
                "Package.swift": manifest, "Sources/Low/Price.swift": "public struct Price {}\n",
                "Sources/Base/Common.swift": "import Low\n"
                    + Self.common.split(separator: "\n\n", maxSplits: 1)[1],
            ])
        guard case .existing(_, let name) = plan.place else {
            Issue.record("\(plan.place)")
            return
        }
        #expect(name == "Low")
    }
}
