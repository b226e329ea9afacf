import Architecture
import Codebase
import SourceFiles
import Testing

/// What names mean where their types are told by the text of other files.
@Suite struct NameResolverTests {
    private static let library = """
        protocol Priced { var price: Money { get } }
        extension Priced { func taxed(by rate: Rate) -> Money { price } }
        struct Money { var cents = 0; static let none = Money(); func rounded() -> Money { self } }
        struct Rate { enum Kind { case full, reduced }; var kind: Kind }
        struct Item: Priced { let price: Money; var parts: [Item]; var rate: Rate }
        final class Basket<Element> { var all: [Element] = []; var top: Element { all[0] } }
        enum Shop { static func items(of rate: Rate) -> [Item] { [] } }
        typealias Goods = Item
        extension String { var shouted: String { uppercased() } }
        """

    /// What the uses of a name in a text mean, beside the library above: paths of declarations.
    private func meanings(of name: String, in text: String) async throws -> [String] {
        let codebase = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.target(name: "Shop")])
            """,
            "Sources/Shop/Library.swift": Self.library, "Sources/Shop/Text.swift": text,
        ])
        let analysis = try await codebase.analysis()
        let files: [RelativePath] = ["Sources/Shop/Library.swift", "Sources/Shop/Text.swift"]
        let read = await ParsingSourceDetailsReader()
            .details(of: files, in: analysis.codebase.contents)
        let details = files.compactMap { read[$0] }
        let resolver = NameResolver(
            details, modules: ["Shop"], kinship: TypeKinship(of: analysis))
        return details[1].uses.indices.filter { details[1].uses[$0].name == name }.flatMap {
            switch resolver.meaning(of: $0, in: 1) {
            case .symbols(let symbols): symbols.map { resolver.declaration($0).path }
            case .elsewhere: ["elsewhere"]
            case .unclear: ["unclear"]
            }
        }
    }

    @Test func `members are found by the types of what stands before the dot`() async throws {
        #expect(
            try await meanings(of: "cents", in: "func f(_ item: Item) -> Int { item.price.cents }")
                == ["Money.cents"])
        #expect(
            try await meanings(of: "kind", in: "let kind = Shop.items(of: r).first?.rate.kind")
                == ["Rate.kind"])
        #expect(
            try await meanings(of: "cents", in: "func f(_ goods: Goods) { _ = goods.price.cents }")
                == ["Money.cents"])
    }

    @Test func `patterns and results tell whose member stands behind a bare dot`() async throws {
        let text = """
            extension Shop { static var reduced: Int { 1 } }
            extension Rate.Kind {
                var isFull: Bool { switch self { case .reduced: return false; case .full: return true } }
                var next: Rate.Kind { switch self { case .full: .reduced; case .reduced: .full } }
            }
            func one(_ kind: Rate.Kind) { if case .reduced = kind {} }
            func two(_ rate: Rate) { switch rate.kind { case .reduced: break; default: break } }
            func three(_ isFull: Bool) -> Rate.Kind? { isFull ? .full : .reduced }
            func four() -> Money { return .reduced.rounded() }
            func five() -> UIColor { guard true else { return .reduced }; return .reduced.lighter }
            """
        #expect(
            try await meanings(of: "reduced", in: text)
                == Array(repeating: "Rate.Kind.reduced", count: 6)
                + Array(repeating: "elsewhere", count: 3))
        let closure = "func six() -> Money { let f: () -> Int = { return .reduced }; return .none }"
        #expect(
            try await meanings(
                of: "reduced", in: closure + "; extension Shop { static var reduced: Int { 1 } }")
                == ["unclear"])
        #expect(try await meanings(of: "none", in: closure) == ["Money.none"])
        let compared =
            "extension Shop { static var reduced: Int { 1 } }; "
            + "func six(_ a: Rate.Kind, _ b: Rate.Kind?) -> Bool { a == b ?? .reduced }"
        #expect(try await !meanings(of: "reduced", in: compared).contains("elsewhere"))
    }

    @Test func `values that are unwrapped, named or gone through have their types`() async throws {
        let text = """
            func f(_ item: Item?, _ rate: Rate) {
                if let item { _ = item.rate }
                let money = item!.price.rounded()
                _ = money.cents
                for part in Shop.items(of: rate) { _ = part.parts }
            }
            """
        #expect(try await meanings(of: "rate", in: text) == ["Item.rate", "elsewhere"])
        #expect(try await meanings(of: "cents", in: text) == ["Money.cents"])
        #expect(try await meanings(of: "parts", in: text) == ["Item.parts"])
    }

    @Test func `closures of sequences are handed the elements`() async throws {
        let text = """
            func f(_ items: [Item]) {
                _ = items.filter { $0.price.cents > 1 }.map(\\.rate).first?.kind
                items.forEach { item in print(item.parts) }
            }
            """
        #expect(try await meanings(of: "cents", in: text) == ["Money.cents"])
        #expect(try await meanings(of: "kind", in: text) == ["Rate.kind"])
        #expect(try await meanings(of: "parts", in: text) == ["Item.parts"])
    }

    @Test func `closures are handed what the parameter that takes them says`() async throws {
        let text = """
            func each(_ items: [Item], limit: Int = 0, do: (Item, _ at: Rate) throws -> Void) {}
            struct Rule { init(name: String, _ run: @escaping (Item) -> Void) {} }
            func f() {
                each([]) { item, rate in _ = item.parts; _ = rate.kind }
                each([]) { _ = $0.price }
                _ = Rule(name: "a") { item in _ = item.rate }
                let _: Rule = Rule(name: "b") { _ = $0.parts }
            }
            """
        #expect(try await meanings(of: "parts", in: text) == ["Item.parts", "Item.parts"])
        #expect(try await meanings(of: "kind", in: text) == ["Rate.kind"])
        #expect(try await meanings(of: "rate", in: text) == ["elsewhere", "Item.rate"])
        // Whether it is the first or the second is not told.
        #expect(try await meanings(of: "price", in: text) == ["unclear"])
    }

    @Test func `what an extension asks of Self holds in it alone`() async throws {
        let text = """
            protocol Sold {}
            extension Sold where Self == Item { static func made(_ item: Self) -> Rate { item.rate } }
            extension Rate: Sold {}
            func f(_ rate: Rate) -> [Item] { rate.parts }
            """
        #expect(try await meanings(of: "parts", in: text) == ["elsewhere"])
    }

    @Test func `what an extension asks of a generic parameter holds there`() async throws {
        let text = """
            extension ClosedRange where Bound: Priced { func spans(_ item: Bound) -> Bool { true } }
            func f(_ digits: ClosedRange<Character>, _ item: Character) { _ = digits.spans(item) }
            func g(_ items: ClosedRange<Item>, _ item: Item) { _ = items.spans(item) }
            """
        #expect(
            try await meanings(of: "spans", in: text) == ["elsewhere", "ClosedRange.spans(_:)"])
    }

    @Test func `a variable of a type that cannot be called is not called`() async throws {
        let text = """
            extension String { var lowered: String { self } }
            func f(_ name: String) { _ = name.lowered; _ = name.lowered() }
            """
        #expect(try await meanings(of: "lowered", in: text) == ["String.lowered", "elsewhere"])
        let callable = text + "\nextension String { func callAsFunction() {} }"
        #expect(
            try await meanings(of: "lowered", in: callable) == ["String.lowered", "String.lowered"])
    }

    @Test func `arguments tell overloads apart by their types`() async throws {
        let text = """
            enum Till { static func take(_: Money) {}; static func take(_: Rate) {} }
            func f(_ item: Item) { Till.take(item.price) }
            """
        #expect(try await meanings(of: "take", in: text) == ["Till.take(_:)"])
        let unknown = text + "\nfunc g() { Till.take(unknown()) }"
        #expect(try await meanings(of: "take", in: unknown).count == 3)
    }

    @Test func `in an extension of a type from elsewhere its name means itself`() async throws {
        let text = """
            extension String { var louder: String { self } }
            func f(_ name: String) { _ = name.louder.shouted }
            """
        #expect(try await meanings(of: "shouted", in: text) == ["String.shouted"])
    }

    @Test func `key paths begin with the type that their parameter names`() async throws {
        let text = """
            func sort(by path: KeyPath<Item, Rate>) {}
            func f() { sort(by: \\.rate) }
            """
        #expect(try await meanings(of: "rate", in: text) == ["Item.rate"])
    }

    @Test func `key paths of property wrappers begin with what is added`() async throws {
        let text = """
            extension Container { var store: Int { 1 } }
            struct Screen { @Injected(\\.store) var store: Int }
            """
        #expect(try await meanings(of: "store", in: text) == ["Container.store"])
    }

    @Test func `a member alone after its dot has the type that is expected`() async throws {
        #expect(
            try await meanings(of: "full", in: "let rate = Rate(kind: .full)") == ["Rate.Kind.full"]
        )
        #expect(
            try await meanings(of: "none", in: "let money: Money = .none") == ["Money.none"])
    }

    @Test func `generic arguments are what members of a generic type give`() async throws {
        let text = "func f(_ basket: Basket<Item>) { _ = basket.top.parts; _ = basket.all[0].rate }"
        #expect(try await meanings(of: "parts", in: text) == ["Item.parts"])
        #expect(try await meanings(of: "rate", in: text) == ["Item.rate"])
    }

    @Test func `what a protocol gives is found behind the types that conform`() async throws {
        let text =
            "func f(_ item: Item, _ any: any Priced) { _ = item.taxed(by: r); _ = any.price }"
        #expect(try await meanings(of: "taxed", in: text) == ["Priced.taxed(by:)"])
        #expect(try await meanings(of: "price", in: text) == ["Priced.price"])
    }

    @Test func `extensions of types from elsewhere are found behind their values`() async throws {
        #expect(
            try await meanings(of: "shouted", in: "func f(_ name: String) { _ = name.shouted }")
                == ["String.shouted"])
    }

    @Test func `what a known type does not have means nothing of the files`() async throws {
        let text = """
            struct Talk { var cents: Int { 1 } }
            func f(_ talk: Talk, _ data: Data) { _ = talk.price; _ = data.cents }
            """
        #expect(try await meanings(of: "price", in: text) == ["elsewhere"])
        #expect(try await meanings(of: "cents", in: text) == ["elsewhere"])
    }

    @Test func `a short name of an unknown type is unclear`() async throws {
        #expect(try await meanings(of: "cents", in: "let cents = unknown().cents") == ["unclear"])
    }

    @Test func `a generic parameter is none of the types of its name`() async throws {
        let text = "struct Box<Item> { let item: Item; func f() { _ = item.parts } }"
        #expect(try await meanings(of: "Item", in: text) == ["elsewhere"])
    }
}
