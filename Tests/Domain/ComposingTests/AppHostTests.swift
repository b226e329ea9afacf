import Architecture
import Codebase
import Composing
import SourceFiles
import Testing

@Suite struct AppHostTests {
    private func host() async throws -> AppHost {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/main.swift": "import FeedFeature\nlet root = CompositionRoot()\n",
                "App/CompositionRoot.swift": """
                import FeedFeature
                import LoginFeature
                struct CompositionRoot {
                    let feed = Feed()
                    let login = Login()
                }
                """,
                "App/FeedWords.swift": "import FeedFeature\nstruct FeedWords { let d = Dates() }\n",
                "App/Links.swift": "import FeedFeature\nimport LoginFeature\nstruct Links {}\n",
                "App/Dates.swift": "struct Dates {}\n",
                "App/Sums.swift": "struct Sums { let links: Links }\n",
                "App/HelpViewModel.swift": "final class HelpViewModel {}\n",
                "FeedFeature/Feed.swift": "public struct Feed { public init() {} }\n",
                "LoginFeature/Login.swift": "public struct Login { public init() {} }\n",
            ])
        let composition = try await one.composition()
        return try #require(composition.hosts.first)
    }

    private func place(_ name: String, in host: AppHost) -> HostDestination.Place? {
        host.files.first { $0.file.name == name }?.destination?.place
    }

    @Test func `entry points and composition belong to the app`() async throws {
        let host = try await host()
        #expect(host.files(of: .entry).map(\.file.name) == ["main.swift"])
        #expect(host.files(of: .composition).map(\.file.name) == ["CompositionRoot.swift"])
        #expect(host.lines(of: .composition) == 6)
    }

    @Test func `a type marked @main is the entry of its program`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Bot.swift": """
                import FeedFeature

                @main
                struct Bot { static func main() async { Feed().run() } }
                """,
                "App/Queue.swift": "func work() { Task { @MainActor in print(Bundle.main) } }\n",
                "FeedFeature/Feed.swift": "public struct Feed { public func run() {} }\n",
            ])
        let host = try #require(try await one.composition().hosts.first)
        #expect(host.files(of: .entry).map(\.file.name) == ["Bot.swift"])
    }

    @Test func `a file goes into the one feature that it uses`() async throws {
        let host = try await host()
        let feed = HostDestination.Place.module("::FeedFeature")
        #expect(place("FeedWords.swift", in: host) == feed)
        // Only the file before names it.
        #expect(place("Dates.swift", in: host) == feed)
        let dates = host.files.first { $0.file.name == "Dates.swift" }
        #expect(dates?.users.map(\.name) == ["FeedWords.swift"])
    }

    @Test func `what connects features stays, and what uses none does not`() async throws {
        let host = try await host()
        #expect(place("Links.swift", in: host) == .stays)
        // What it names stays.
        #expect(place("Sums.swift", in: host) == .unknown)
        #expect(place("HelpViewModel.swift", in: host) == .newFeature)
        let sums = host.files.first { $0.file.name == "Sums.swift" }
        #expect(sums?.needs.map(\.name) == ["Links.swift"])
    }

    @Test func `what property lists and storyboards begin with is an entry`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Info.plist": """
                <dict><key>UISceneConfigurations</key><array><dict>
                  <key>UISceneDelegateClassName</key>
                  <string>$(PRODUCT_MODULE_NAME).CarScene</string>
                </dict></array>
                <key>NSExtensionMainStoryboard</key><string>Share</string></dict>
                """,
                "App/Share.storyboard": """
                <document initialViewController="a-1">
                  <viewController id="a-1" customClass="ShareController" customModule="App"/>
                  <viewController id="b-2" customClass="NextController" customModule="App"/>
                </document>
                """,
                "App/CarScene.swift": "import FeedFeature\nfinal class CarScene {}\n",
                "App/ShareController.swift": "final class ShareController {}\n",
                "App/NextController.swift": "final class NextController {}\n",
                "App/Hints.swift": "struct Hints: AppShortcutsProvider {}\n",
                "FeedFeature/CarScene.swift": "public final class CarScene {}\n",
            ])
        let host = try #require(try await one.composition().hosts.first)
        #expect(
            host.files(of: .entry).map(\.file.name) == [
                "CarScene.swift", "Hints.swift", "ShareController.swift",
            ])
    }

    @Test func `a file goes only where all that it names is seen`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/main.swift": "struct Start {}\n",
                "App/Date.swift": "struct Day {}\n",
                "App/Week.swift": "struct Week { let day: Day }\n",
                "App/Late.swift": "struct Late { let start: Start }\n",
                "App/Later.swift": "struct Later { let late: Late }\n",
                "App/Crash.swift": "import FeedFeature\nimport Firebase\nstruct Crash {}\n",
                "App/Words.swift": "import FeedFeature\nimport UserNotifications\nstruct W {}\n",
                "App/Board.swift": "import FeedFeature\nimport UIKit\nstruct Board {}\n",
                "App/Item.pb.swift": "import FeedFeature\nstruct Item {}\n",
                "FeedFeature/Feed.swift": "public struct Feed {}\n",
            ])
        let host = try #require(try await one.composition().hosts.first)
        #expect(place("Week.swift", in: host) == .newCore)
        #expect(place("Late.swift", in: host) == .unknown)
        #expect(place("Later.swift", in: host) == .unknown)
        #expect(place("Crash.swift", in: host) == .unknown)
        #expect(place("Words.swift", in: host) == .module("::FeedFeature"))
        #expect(place("Board.swift", in: host) == .unknown)
        #expect(place("Item.pb.swift", in: host) == .unknown)
        let reasons = host.files.compactMap { $0.destination?.reason }
        #expect(reasons.contains("imports UIKit, which FeedFeature does not use"))
        #expect(reasons.contains("imports Firebase, which FeedFeature does not use"))
    }

    @Test func `what makes screens or asks a container is composition`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/main.swift": "print(1)\n",
                "App/ListViewController.swift": "final class ListViewController {}\n",
                "App/ItemViewController.swift": "final class ItemViewController {}\n",
                "App/ScreenBuilder.swift": """
                struct ScreenBuilder {
                    func list(_ id: Int) -> ListViewController { ListViewController() }
                    func item(_ id: Int) -> ItemViewController { ItemViewController() }
                }
                """,
                "App/Services.swift": """
                import Swinject
                let container = Container()
                func register() { container.register(Clock.self) { _ in Clock() } }
                """,
                "App/Clock.swift": "final class Clock {}\n",
                "App/Times.swift": """
                import Swinject
                struct Times {
                    let resolver: Resolver
                    func clock() -> Clock? { resolver.resolve(Clock.self) }
                }
                """,
            ])
        let host = try #require(try await one.composition().hosts.first)
        #expect(
            host.files(of: .composition).map(\.file.name) == [
                "ScreenBuilder.swift", "Services.swift", "Times.swift",
            ])
    }

    @Test func `a codebase without any root still has its hosts`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil, files: ["App/main.swift": "print(1)\n"])
        #expect(try await one.composition().hosts.map(\.files.count) == [1])
    }
}
