import Architecture
import Codebase
import Extracting
import Samples

/// A shop in one app target: models that all use, features beside each other, and a router that
/// knows every screen.
enum SampleShop {
    /// The app, a library beside it, and the tests of the app.
    static var monolith: Analysis { analysis(folders) }

    /// An app whose files all name each other.
    static var knot: Analysis {
        analysis([
            Folder(
                "", "Start Middle End", lines: 90, uses: "Start Middle End")
        ])
    }

    /// Moves that were kept.
    static let whatIf = WhatIf(
        name: "first",
        moves: [
            .module("Models", layer: nil),
            .folder("Shop/Models", from: nil, to: "Models"),
            .type("Badge", from: nil, to: "ShopKit"),
        ])

    /// Files of the shop besides its sources.
    nonisolated static let resources: [RelativePath] = [
        "Shop/Models/Countries.json", "Shop/Design/Colors.xcassets/Contents.json",
    ]

    /// A step that comes free with a file that moves along.
    nonisolated static let free = ExtractionTrial(
        obstacle: nil, uses: 0, taken: ["Shop/Legacy/Formatting.swift"], imports: 17, symbols: 41)

    /// A step of which what it uses of others is turned around.
    nonisolated static var turned: ExtractionTrial {
        var trial = ExtractionTrial(obstacle: nil, uses: 0, taken: [], imports: 6, symbols: 23)
        trial.turning = "A protocol for SessionStore, a router for CheckoutView"
        return trial
    }

    /// A step that uses what stays by more than names tell.
    nonisolated static var refused: ExtractionTrial {
        var trial = ExtractionTrial(
            obstacle: "2 lines of it use what stays in Shop.", uses: 2, taken: [], imports: 0,
            symbols: 0)
        trial.places = ["Price.swift:31 names round", "Order.swift:64 names currentUser"]
        return trial
    }

    /// A codebase with nothing in it.
    static var nothing: Analysis {
        .sample(
            of: Codebase(root: "/home/ada/Shop", modules: []), facts: [:], written: nil,
            milliseconds: 3)
    }

    private struct Folder {
        let path: String
        let types: [String]
        let lines: Int
        let uses: [String]
        let previews: Int

        init(_ path: String, _ types: String, lines: Int, uses: String = "", previews: Int = 0) {
            self.path = path
            self.types = types.split(separator: " ").map(String.init)
            self.lines = lines
            self.uses = uses.split(separator: " ").map(String.init)
            self.previews = previews
        }

        /// A file for each type; each uses all names and those of its folder before it.
        var files: [(RelativePath, SourceFacts)] {
            types.enumerated().map { number, type in
                let names = uses + types.prefix(number)
                let uses = names.enumerated().map { ($1, [12 + 3 * $0, 40 + 2 * $0 + number]) }
                let isClass = type.hasSuffix("Client") || type.hasSuffix("Controller")
                let facts = SourceFacts(
                    lineCount: lines + 23 * number, imports: [],
                    declarations: [
                        Declaration(
                            name: type, kind: isClass ? .class : .struct, access: .internal,
                            container: nil, line: 5)
                    ],
                    uses: NameUses(Dictionary(uses, uniquingKeysWith: { first, _ in first })),
                    previews: number < previews
                        ? [PreviewStatement(kind: .macro, name: nil, uses: [type], line: 60)] : [],
                    problems: [])
                let folder = RelativePath("Shop").appending(RelativePath(path))
                return (folder.appending(RelativePath("\(type).swift")), facts)
            }
        }
    }

    private static let folders = [
        Folder(
            "", "ShopApp Root", lines: 120,
            uses: "CartScreen SearchScreen ProfileScreen OrdersScreen ShopRouter ShopClient"),
        Folder("Models", "Price Product Cart Order User Address", lines: 60),
        Folder(
            "Network", "Endpoint Payload ShopClient Retry", lines: 140,
            uses: "Product Order User"),
        Folder("Design", "Badge PriceLabel Spacing Palette RoundButton", lines: 70, uses: "Price"),
        Folder("Routing", "ShopRouter DeepLink", lines: 110, uses: "CartScreen ProfileScreen"),
        Folder(
            "Cart", "CartRow CartTotal CartModel CartScreen", lines: 180,
            uses: "Cart Product ShopClient Badge ShopRouter", previews: 2),
        Folder(
            "Search", "SearchField SearchResults SearchModel SearchScreen", lines: 210,
            uses: "Product ShopClient RoundButton", previews: 1),
        Folder(
            "Profile", "AddressForm ProfileModel ProfileScreen", lines: 150,
            uses: "User Address ShopClient Palette OrdersScreen"),
        Folder(
            "Orders", "OrderRow OrderModel OrdersScreen", lines: 130,
            uses: "Order ShopClient Badge Price", previews: 1),
        Folder("Legacy", "Common Helpers Formatting", lines: 320, uses: "User Order Product"),
    ]

    private static func analysis(_ folders: [Folder]) -> Analysis {
        var facts = Dictionary(uniqueKeysWithValues: folders.flatMap(\.files))
        let app = Module(
            id: "::Shop", name: "Shop", moduleName: "Shop", kind: .app, role: .app, origin: .xcode,
            container: .root, manifest: "Shop.xcodeproj", path: "Shop", sources: Array(facts.keys),
            dependencies: [])
        let kit = Module.sample("ShopKit", .library, .core, in: "Packages")
        for file in kit.sources { facts[file] = .sample(lines: 210) }
        let codebase = Codebase(root: "/home/ada/Shop", modules: [app, kit])
        return .sample(of: codebase, facts: facts, written: nil, milliseconds: 210)
    }
}

extension SourceFacts {
    fileprivate static func sample(lines: Int) -> SourceFacts {
        SourceFacts(
            lineCount: lines, imports: [], declarations: [], uses: NameUses(), problems: [])
    }
}
