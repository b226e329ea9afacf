import Foundation
import Testing

/// A command that writes, with the small codebase that it is tried on.
struct WritingCommand: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// Files that may be run, besides the others.
    var executable: [String] = []
    /// What has been done before; `@` is the folder.
    var before: [[String]] = []
    /// What is written after that.
    var edits: [String: String] = [:]
    let arguments: [String]

    /// Makes the codebase in a folder that is empty.
    func prepare(_ folder: ScratchFolder) async throws {
        for (file, text) in files { try folder.write(text, to: file) }
        for file in executable { chmod(folder.path + "/" + file, 0o755) }
        try folder.write(".build\n", to: ".gitignore")
        for git in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "a"]] {
            try await BuiltProgram.git(git, in: folder.path)
        }
        for arguments in before {
            let outcome = try await BuiltProgram.run(
                BuiltProgram.campaigned, Self.arguments(arguments, in: folder))
            if outcome.status != 0 { throw Failure(description: outcome.errors) }
        }
        for (file, text) in edits { try folder.write(text, to: file) }
    }

    func arguments(in folder: ScratchFolder) -> [String] {
        Self.arguments(arguments, in: folder)
    }

    private static func arguments(_ arguments: [String], in folder: ScratchFolder) -> [String] {
        arguments.map { $0.replacing("@", with: folder.path) }
    }

    /// A codebase that a command would not work on.
    private struct Failure: Error { let description: String }
}

extension WritingCommand {
    static let all = [
        WritingCommand(testDescription: "baseline", files: layered, arguments: ["baseline", "@"]),
        WritingCommand(
            testDescription: "baseline --prune", files: layered, executable: [".strata.yml"],
            before: [["baseline", "@"]],
            edits: ["Sources/Cart/Cart.swift": "struct Cart {}\n"],
            arguments: ["baseline", "@", "--prune"]),
        WritingCommand(
            testDescription: "init --freeze", files: package,
            arguments: ["init", "@", "--yes", "--freeze"]),
        WritingCommand(
            testDescription: "invert", files: layered, executable: ["Sources/Cart/Cart.swift"],
            arguments: invert),
        WritingCommand(
            testDescription: "extract", files: boards,
            executable: ["Sources/Shop/Models/Article.swift"], arguments: extract),
        WritingCommand(
            testDescription: "extract, after another", files: boards, before: [extract],
            arguments: ["extract", "Cart", "@", "--apply", "--yes", "--allow-dirty"]),
        WritingCommand(
            testDescription: "imports --fix", files: undeclared, executable: ["Package.swift"],
            arguments: fix),
        WritingCommand(
            testDescription: "new feature", files: FeaturePackage.split.files,
            arguments: feature),
        WritingCommand(
            testDescription: "snapshots", files: package,
            edits: drawings, arguments: ["snapshots", "@", "--accept-all"]),
        WritingCommand(
            testDescription: "undo of baseline", files: layered, before: [["baseline", "@"]],
            arguments: ["new", "feature", "--undo", "@/"]),
        WritingCommand(
            testDescription: "undo of invert", files: layered,
            executable: ["Sources/Cart/Cart.swift"], before: [invert],
            arguments: ["invert", "--undo", "--path", "@"]),
        WritingCommand(
            testDescription: "undo of extract", files: boards, before: [extract],
            arguments: ["extract", "--undo", "@"]),
        WritingCommand(
            testDescription: "undo of new feature", files: FeaturePackage.split.files,
            before: [feature], arguments: ["new", "feature", "--undo", "@/"]),
        WritingCommand(
            testDescription: "undo of snapshots", files: package.merging(drawings) { $1 },
            before: [["snapshots", "@", "--accept-all"]],
            arguments: ["extract", "--undo", "@"]),
        WritingCommand(
            testDescription: "report", files: package, before: [["report", "@/report.html", "@"]],
            edits: ["Sources/Money/More.swift": "public struct More {}\n"],
            arguments: ["report", "@/report.html", "@"]),
        WritingCommand(
            testDescription: "check --output", files: layered, executable: ["Package.swift"],
            edits: ["checked.json": "old\n"],
            arguments: ["check", "@", "--format", "sarif", "--output", "@/checked.json"]),
    ]

    private static let invert = [
        "invert", "Cart", "Orders", "--apply", "--yes", "--path", "@",
    ]
    private static let extract = ["extract", "Models", "@", "--apply", "--yes"]
    private static let fix = ["imports", "--fix", "--yes", "@"]
    private static let feature = ["new", "feature", "Search", "@", "--yes"]

    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "Shop", dependencies: ["Cart"]),
                .target(name: "Cart", dependencies: ["Orders", "Money"]),
                .target(name: "Orders"),
                .target(name: "Money"),
            ]
        )

        """,
        "Sources/Orders/OrderService.swift": """
        public final class OrderService {
            public init() {}
            public func place(_ name: String) -> Int { name.count }
        }

        """,
        "Sources/Money/Money.swift": "public struct Money { public init() {} }\n",
        "Sources/Cart/Cart.swift": """
        import Orders

        public final class Cart {
            private let orders = OrderService()
            public init() {}
            public func buy() -> Int { orders.place("book") }
        }

        """,
        "Sources/Cart/Price.swift": "import Money\n\nstruct Price { let money = Money() }\n",
        "Sources/Shop/main.swift": "import Cart\n\nprint(Cart().buy())\n",
    ]

    private static let layered = package.merging([
        ".strata.yml": """
        layers:
          - name: App
            modules: [Shop]
          - name: Features
            modules: [Cart, Orders]
            peers: features
          - name: Core
            modules: [Money]

        """
    ]) { $1 }

    private static let undeclared = package.merging([
        "Sources/Money/Money.swift": "import Orders\n\nlet service = OrderService()\n"
    ]) { $1 }

    private static let boards: [String: String] = {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])

            """,
            "Sources/Shop/Models/Article.swift": "struct Article { var title = \"\" }\n",
            "Sources/Shop/Models/Old/Basket.swift": "struct Basket { let all: [Article] }\n",
            "Sources/Shop/main.swift": "CartBoard().show()\nSearchBoard().show()\n",
        ]
        for name in ["Cart", "Search"] {
            files["Sources/Shop/\(name)/\(name)Board.swift"] =
                "struct \(name)Board {\n    func show() { \(name)Logic().run(Article()) }\n}\n"
            files["Sources/Shop/\(name)/\(name)Logic.swift"] =
                "struct \(name)Logic {\n    func run(_ article: Article) {}\n"
                + "    var basket: Basket?\n}\n"
        }
        return files
    }()

    /// Snapshots of which two differ and one is new.
    private static let drawings: [String: String] = {
        var files: [String: String] = [:]
        for number in 1...3 {
            let file = "Tests/ListTests/Snapshots/List/many\(number)@80x24.txt"
            if number > 1 { files[file] = snapshot("twelve") }
            files[".build/snapshots/" + file] = snapshot("fourteen")
        }
        return files
    }()

    private static func snapshot(_ word: String) -> String {
        "List/many 80x24\n│\(word)│\ncursor hidden\nstyles, elsewhere text\n"
    }
}
