import Foundation
import Testing
import Tiers

/// The real program making a module of a part of an app that uses a service, a shared value and a screen
/// of the rest.
@Suite(.real) struct ExtractTurnedTests {
    private let reader: ScratchFolder

    init() async throws {
        reader = try ScratchFolder()
        for (path, text) in Self.files { try reader.write(text + "\n", to: path) }
        for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "-qm", "a"]] {
            _ = try await git(arguments)
        }
    }

    private func git(_ arguments: [String]) async throws -> String {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        let outcome = try await BuiltProgram.run("git", identity + arguments, in: reader.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func extract(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        let step = ["--seed", "Sources/Reader/Books", "--steps", "1", "--name", "Books"]
        return try await BuiltProgram.run(
            BuiltProgram.strata,
            ["extract", reader.path] + (arguments == ["--undo"] ? [] : step) + arguments)
    }

    /// What the app prints once it is built.
    private func printed() async throws -> String {
        let build = try await BuiltProgram.run("swift", ["build", "-q"], in: reader.path)
        #expect(build.status == 0, "\(build.output)\(build.errors)")
        return try await BuiltProgram.run(
            reader.path + "/.build/debug/Reader", [], in: reader.path
        ).output
    }

    @Test func `what uses a service and opens a screen moves and does the same`()
        async throws
    {
        let before = try await printed()
        let rows = "1 Dune, 2 Emma: Emma of 2"
        #expect(before == rows + " [began, listed 2, opened 1, listed 2, ended]\n")
        let shown = try await extract()
        #expect(shown.status == 0, "\(shown.output)")
        #expect(
            shown.output.contains(
                """
                Turned around:
                  A protocol for Tracker, BookService, a router for DetailScreen

                """), "\(shown.output)")
        #expect(try await git(["status", "--short"]).isEmpty)
        let written = try await extract("--apply", "--yes")
        #expect(written.status == 0, "\(written.output)\(written.errors)")
        let model = try reader.text(of: "Sources/Books/BookListModel.swift")
        #expect(model.contains("private let service: any BookServiceProtocol"))
        #expect(try reader.text(of: "Sources/Books/BooksRouter.swift").contains("package protocol"))
        #expect(try await printed() == before)
        let undone = try await extract("--undo")
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try await git(["status", "--short"]).isEmpty)
    }

    @Test func `what no recipe turns around is refused with the lines and the reasons`()
        async throws
    {
        try reader.write(
            "struct Shelf {\n    func has(_ any: Any) -> Bool { any is BookService }\n}\n",
            to: "Sources/Reader/Books/Shelf.swift")
        _ = try await git(["add", "--all"])
        _ = try await git(["commit", "-qm", "b"])
        let refused = try await extract("--apply", "--yes")
        #expect(refused.status == 1)
        #expect(
            refused.output.contains(
                "Shelf.swift:2 names BookService of Sources/Reader/Services/BookService.swift"),
            "\(refused.output)")
        #expect(
            refused.output.contains("BookService: Shelf.swift:2: a value is cast to BookService."))
        #expect(refused.output.hasSuffix("Nothing was changed.\n"))
        let json = try await extract("--format", "json")
        let report =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(report?["turning"] is NSNull)
        let uses = try #require(report?["uses"] as? [[String: Any]])
        #expect(uses.contains { $0["why"] is String })
        #expect(try await git(["status", "--short"]).isEmpty)
    }

    private static let files = [
        ".gitignore": ".build",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Reader", targets: [.executableTarget(name: "Reader")])
        """,
        "Sources/Reader/main.swift": "print(Coordinator().run())",
        "Sources/Reader/App/Coordinator.swift": """
        final class Coordinator {
            static let name = "reader"
            private let list = BookListScreen(model: BookListModel())

            func run() -> String {
                Tracker.shared.track("began")
                let text = list.draw() + ": " + list.open(1).draw()
                Tracker.shared.track("ended")
                return text + " [" + Tracker.shared.all.joined(separator: ", ") + "]"
            }
        }
        """,
        "Sources/Reader/Books/BookListModel.swift": """
        final class BookListModel {
            private let service = BookService()

            func rows() -> [String] {
                let titles = service.titles()
                Tracker.shared.track("listed \\(titles.count)")
                return titles
            }
        }
        """,
        "Sources/Reader/Books/BookListScreen.swift": """
        final class BookListScreen: Screen {
            private let model: BookListModel

            init(model: BookListModel) { self.model = model }

            func draw() -> String {
                model.rows().enumerated().map { "\\($0 + 1) \\($1)" }.joined(separator: ", ")
            }

            func open(_ number: Int) -> any Screen {
                Tracker.shared.track("opened \\(number)")
                return DetailScreen(title: model.rows()[number])
            }
        }
        """,
        "Sources/Reader/Screen.swift": "protocol Screen {\n    func draw() -> String\n}",
        "Sources/Reader/Details/DetailScreen.swift": """
        struct DetailScreen: Screen {
            let title: String
            private let database = Database()

            init(title: String) { self.title = title }

            func draw() -> String { "\\(title) of \\(database.books.count)" }
        }
        """,
        "Sources/Reader/Services/BookService.swift": """
        final class BookService {
            private let database = Database()
            private let network = Network()
            private let account = Account()

            func titles() -> [String] {
                network.ask(for: account.name) ? database.books.map(\\.title) : []
            }
        }
        """,
        "Sources/Reader/Services/Tracker.swift": """
        final class Tracker: @unchecked Sendable {
            static let shared = Tracker()
            private(set) var all: [String] = []
            private let network = Network()
            private let account = Account()
            private let database = Database()

            func track(_ event: String) {
                if network.ask(for: account.name), !database.books.isEmpty { all.append(event) }
            }
        }
        """,
        "Sources/Reader/Services/Database.swift": """
        class Database {
            let books = [Book(title: "Dune"), Book(title: "Emma")]

            func clear(_ account: Account) -> Bool { account.name.isEmpty }
        }
        """,
        "Sources/Reader/Services/Network.swift": """
        final class Network {
            func ask(for name: String) -> Bool { !Database().clear(Account()) && name == Account().name }
        }
        """,
        "Sources/Reader/Services/Account.swift": """
        final class Account {
            var name: String { Coordinator.name }

            func leave() -> Bool { Network().ask(for: name) }
        }
        """,
        "Sources/Reader/Services/Book.swift": "struct Book {\n    let title: String\n}",
    ]
}
