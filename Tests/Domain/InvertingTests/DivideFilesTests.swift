import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// What becomes of the text of files of which declarations move.
@Suite struct DivideFilesTests {
    private static let things = """
        // Things.swift
        // All rights reserved.

        import Base
        import Foundation
        import Other

        // MARK: - Rates

        /// How much of something is asked.
        ///
        /// In percent.
        @frozen
        struct Rate {
            let value: Double   // kept as it is
        }

        // MARK: - Screens

        struct Screen   {
            let rate = Rate(value: 1) ;  let text = screenText() + moreText()
        }

        #if DEBUG || true

        func rounded( _ rate: Rate ) -> Double { (rate.value * steps).rounded() + label() }
        #endif

        \tlet tabbed = other()

        extension String {
            /// Nil if it is empty.
            var notEmpty: String? { isEmpty ? nil : self }

            var screen: Screen { Screen() }
        }

        private let steps = 10.0
        """

    private static let left = """
        // Things.swift
        // All rights reserved.

        import Base
        import Foundation
        import Models
        import Other

        // MARK: - Screens

        struct Screen   {
            let rate = Rate(value: 1) ;  let text = screenText() + moreText()
        }

        \tlet tabbed = other()

        extension String {
            var screen: Screen { Screen() }
        }

        """

    private static let moved = """
        // Things+Models.swift
        // All rights reserved.

        import Base
        import Foundation

        // MARK: - Rates

        /// How much of something is asked.
        ///
        /// In percent.
        @frozen
        package struct Rate {
            let value: Double   // kept as it is

            package init(value: Double) {
                self.value = value
            }
        }

        #if DEBUG || true
        func rounded( _ rate: Rate ) -> Double { (rate.value * steps).rounded() + label() }
        #endif

        extension String {
            /// Nil if it is empty.
            var notEmpty: String? { isEmpty ? nil : self }
        }

        private let steps = 10.0

        """

    /// Files of the app Shop of which the folder Models is to move.
    private func shop(_ more: [RelativePath: String] = [:]) -> MemoryCodebase {
        var files: [RelativePath: String] = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "Shop", dependencies: ["Base", "Other"]),
                    .target(name: "Base"),
                    .target(name: "Other"),
                ]
            )
            """,
            "Sources/Base/Label.swift": "public func label() -> Double { 1 }\n",
            "Sources/Other/Other.swift": "public func other() -> Int { 1 }\n",
            "Sources/Shop/Models/Price.swift": """
            struct Price {
                let rate: Rate
                var text: String { "".notEmpty ?? "\\(rounded(rate))" }
            }

            """,
            "Sources/Shop/Things.swift": Self.things,
            "Sources/Shop/Texts.swift": "func screenText() -> String { end() }\n",
            "Sources/Shop/More.swift": "func moreText() -> String { end() }\n",
            "Sources/Shop/End.swift": "func end() -> String { \".\" }\n",
            "Sources/Shop/main.swift": "print(Price(rate: Rate(value: 2)).text, \"\".screen)\n",
        ]
        files.merge(more) { $1 }
        return MemoryCodebase(files)
    }

    private func text(_ path: RelativePath, after extraction: Extraction) -> String? {
        extraction.recipe.changes.changes.first { $0.path == path }?.after
    }

    @Test func `what stays of a file keeps its bytes, and what moves its comments`() async throws {
        let extraction = try await shop().extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        #expect(text("Sources/Shop/Things.swift", after: extraction) == Self.left)
        let new = try #require(extraction.parts.first?.new)
        #expect(new == "Sources/Models/Things+Models.swift")
        #expect(text(new, after: extraction) == Self.moved)
        #expect(
            extraction.parts.map(\.names)
                == [["Rate", "rounded(_:)", "String.notEmpty", "steps"]])
        #expect(extraction.taken.isEmpty)
    }

    @Test func `a file of which nothing is left moves whole`() async throws {
        let things = "struct Rate {\n    let value: Double\n}\n"
        let rest = Self.things.replacing(
            "struct Rate {\n    let value: Double   // kept as it is\n}", with: ""
        )
        .replacing("@frozen\n", with: "")
        let extraction = try await shop([
            "Sources/Shop/Rate.swift": things, "Sources/Shop/Things.swift": rest,
        ]).extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.taken == ["Sources/Shop/Rate.swift"])
        #expect(extraction.parts.flatMap(\.names) == ["rounded(_:)", "String.notEmpty", "steps"])
    }

    @Test func `what both sides need and one file keeps to itself is told by line`() async throws {
        let things = Self.things.replacing("moreText()\n", with: "moreText() + \"\\(steps)\"\n")
        let extraction = try await shop(["Sources/Shop/Things.swift": things])
            .extracted("Sources/Shop/Models")
        #expect(
            extraction.recipe.obstacle?.contains(
                "Things.swift:21 uses steps, which Things.swift keeps to itself") == true)
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test func `a declaration that shares its line is left to a person`() async throws {
        let things = Self.things.replacing(
            "private let steps", with: "let a = 1; private let steps")
        let extraction = try await shop(["Sources/Shop/Things.swift": things])
            .extracted("Sources/Shop/Models")
        #expect(
            extraction.recipe.obstacle?.contains(
                "steps shares its line with other code") == true,
            "\(extraction.recipe.obstacle ?? "")")
    }

    @Test func `what would bring many lines along is refused with their number`() async throws {
        let lines = (0..<220).map { "        value += \($0)\n" }.joined()
        let things = Self.things.replacing(
            "(rate.value * steps).rounded() + label() }",
            with: "\n        var value = 0.0\n\(lines)        return value * steps + label()\n}")
        let extraction = try await shop(["Sources/Shop/Things.swift": things])
            .extracted("Sources/Shop/Models")
        #expect(
            extraction.recipe.obstacle?.contains("Things.swift among them; at most 1") == true,
            "\(extraction.recipe.obstacle ?? "")")
    }
}
