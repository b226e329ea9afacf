import Codebase
import Composing
import Testing

/// How long what is registered lives.
@Suite struct LifetimeTests {
    @Test func `what names no scope has that of its assembler`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("The scope of an assembler") })
        let made = try await one.composition().registrations
        #expect(made.map { "\($0.type) \($0.lifetime)" } == ["Cat container", "Dog call"])
    }

    @Test func `what names no scope has that of the container of its assembler`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("The scope of a container") })
        let made = try await one.composition().registrations
        #expect(made.map { "\($0.type) \($0.lifetime)" } == ["Cat container", "Dog call"])
    }

    @Test func `what a helper registers is what it makes, for as long as it says`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("A helper may hand objects") })
        let made = try await one.composition().registrations
        #expect(
            made.map { "\($0.implementation ?? "") \($0.lifetime)" }
                == ["ChatStoreImpl graph", "CameraImpl app"])
    }

    @Test(arguments: [
        ("self { Dog() }.scope(.singleton)", Lifetime.app), ("self { Dog() }.singleton", .app),
        ("self { Dog() }.scope(.cached)", .container), ("self { Dog() }.scope(.shared)", .weak),
        ("promised().singleton", .app), ("self { Dog() }", .call),
        ("Factory(scope: .singleton) { Dog() }", .app),
    ])
    func `a factory lives as long as its scope says`(
        body: String, lifetime: Lifetime
    ) async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Container.swift": """
                import Factory
                final class Dog {}
                extension Container { var dog: Factory<Dog> { \(body) } }
                """
            ])
        #expect(try await one.composition().registrations.map(\.lifetime) == [lifetime])
    }

    @Test func `a factory without a scope has that of its container`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Container.swift": """
                import FactoryKit
                final class Dog {}
                final class Cat {}
                final class Owl {}
                final class Tools: SharedContainer, AutoRegistering {
                    func autoRegister() { manager.defaultScope = .singleton }
                }
                extension Tools {
                    var dog: Factory<Dog> { self { Dog() } }
                    var cat: Factory<Cat> { self { Cat() }.unique }
                }
                extension Container { var owl: Factory<Owl> { self { Owl() } } }
                """
            ])
        #expect(try await one.composition().registrations.map(\.lifetime) == [.app, .call, .call])
    }

    @Test(arguments: [
        (
            "@StateObject private var dog: Dog", "_dog = StateObject(wrappedValue: Dog.shared)",
            Lifetime.app
        ),
        ("@StateObject private var dog: Dog", "_dog = StateObject(wrappedValue: Dog())", .owner),
        ("@StateObject private var dog = Dog.shared", "", .app),
        ("@ObservedObject private var dog = Dog()", "", .call),
        ("@StateObject private var dog = Dog()", "", .owner),
    ])
    func `what a view hands down lives as long as what it holds`(
        property: String, setting: String, lifetime: Lifetime
    ) async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Views.swift": """
                import SwiftUI
                final class Dog: ObservableObject { static let shared = Dog() }
                struct Row: View { @EnvironmentObject var dog: Dog; var body: some View { Text("") } }
                struct Screen: View {
                    \(property)
                    init() { \(setting) }
                    var body: some View { Row().environmentObject(dog) }
                }
                """
            ])
        #expect(try await one.composition().registrations.map(\.lifetime) == [lifetime])
    }

    @Test(arguments: [
        (
            "static var shared: Dog { kept ?? { let dog = Dog(); kept = dog; return dog }() }",
            Lifetime.app
        ),
        ("static var shared: Dog { Dog() }", .call),
    ])
    func `what a getter makes and keeps lives on`(getter: String, lifetime: Lifetime) async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Root.swift": """
                final class Dog {}
                final class AppDependencies {
                    private static var kept: Dog?
                    \(getter)
                    let cat = Cat()
                    let cow = Cow()
                }
                final class Cat {}
                final class Cow {}
                """
            ])
        let made = try await one.composition().registrations
        #expect(made.first { $0.type == "Dog" }?.lifetime == lifetime)
    }

    @Test func `what a component gives lives as long as what it hands on`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Root.swift": """
                import NeedleFoundation
                protocol Stream {}
                final class Flow: Stream {}
                final class RootComponent: BootstrapComponent {
                    var flow: Flow { shared { Flow() } }
                    var stream: Stream { flow }
                    var fresh: Stream { Flow() }
                    fileprivate var own: Stream { flow }
                }
                """
            ])
        let made = try await one.composition().registrations
        #expect(
            made.map { "\($0.name.text ?? "") \($0.lifetime)" }
                == ["flow container", "stream container", "fresh call"])
    }

    @Test func `what views hand down lives as long as who holds it`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("Objects of the environment live") })
        let made = try await one.composition().registrations.filter { $0.style == .environment }
        #expect(
            made.map { "\($0.type) \($0.lifetime)" }
                == ["Cat app", "Dog app", "Cow owner", "Hen unknown"])
    }

    @Test func `what an entry point makes is made with its other objects`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("An entry point makes") })
        let composition = try await one.composition()
        #expect(composition.registrations.map(\.type) == ["Store", "Screen"])
        #expect(composition.edges == [CompositionEdge(from: 1, to: 0)])
    }

    @Test func `constants of one name belong to the initializer that declares them`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/DependencyContainer.swift": """
                final class Window { init(_ title: String) {} }
                final class Item { init(title: String, window: Window) {} }
                final class Plans { init(window: Window) {} }
                final class Menu { init(plans: Plans) {} }
                final class DependencyContainer {
                    let item: Item
                    init(title: String) {
                        let window = Window(title)
                        item = Item(title: title, window: window)
                    }
                    init(image: String) {
                        let window = Window(image)
                        item = Item(title: image, window: window)
                    }
                    func makeMenu() -> Menu {
                        let window = Window("menu")
                        let plans = Plans(window: window)
                        return Menu(plans: plans)
                    }
                }
                """
            ])
        let composition = try await one.composition()
        #expect(composition.registrations.map(\.place.line) == [8, 9, 12, 13, 15])
        #expect(
            composition.edges == [
                CompositionEdge(from: 1, to: 0), CompositionEdge(from: 3, to: 2),
            ])
    }
}
