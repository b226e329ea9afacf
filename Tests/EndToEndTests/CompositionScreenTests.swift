import Foundation
import Testing
import Tiers

/// A container with a mistake, read and shown by the real program.
@Suite(.real) struct CompositionScreenTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Zoo", targets: [.executableTarget(name: "Zoo")])
            """, to: "Package.swift")
        try package.write(Self.container(registering: ""), to: "Sources/Zoo/Zoo.swift")
    }

    private static func container(registering line: String) -> String {
        """
        import Swinject

        protocol Keeping {}
        final class Keeper: Keeping { init(cat: Cat) {} }
        final class Cat {}

        func fill(_ container: Container) {
            container.register(Keeping.self) { r in Keeper(cat: r.resolve(Cat.self)!) }
                .inObjectScope(.container)
            \(line)
            _ = container.resolve(Keeping.self)
        }

        """
    }

    @Test func `what a container lacks is shown until somebody registers it`() async throws {
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.startStrata()
        try await terminal.wait(for: "Zoo")
        try await terminal.press("9")
        try await terminal.wait(for: "Keeping ← Keeper")
        try await terminal.press("j", "l", "j")
        try await terminal.wait(for: "Cat is resolved here, and nothing")
        try await terminal.wait(for: "Zoo.swift:8")

        let line = "container.register(Cat.self) { _ in Cat() }"
        try package.write(Self.container(registering: line), to: "Sources/Zoo/Zoo.swift")
        try await terminal.wait(until: "Cat is resolved here")
        try await terminal.press("v")
        try await terminal.wait(for: "keeps Cat")
    }
}
