import Architecture
import Codebase
import Editing
import Testing

@testable import Inverting

/// Imports of the SDK of which no file has a name.
@Suite struct RemoveImportTests {
    /// A domain whose one file imports something of the SDK.
    private func domain(_ file: String) -> MemoryCodebase {
        MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.target(name: "Rules")])

            """,
            ".strata.yml": """
            layers:
              - name: Domain
                modules: [Rules]
                pure: true

            """,
            "Sources/Rules/Rules.swift": file,
        ])
    }

    private func recipe(_ file: String) async throws -> (recipe: Recipe, codebase: MemoryCodebase) {
        let codebase = domain(file)
        let analysis = try await codebase.analysis()
        let violation = try #require(analysis.violations.first { $0.kind == .impure })
        let inversion = try #require(await codebase.invert.inversion(of: violation, in: analysis))
        return (try #require(inversion.recipes.first), codebase)
    }

    @Test func `an import of which no name is used becomes Foundation`() async throws {
        let text = "import UIKit\n\npublic struct Rule {\n    public let day: Date\n}\n"
        let (recipe, codebase) = try await recipe(text)
        #expect(recipe.name == .remove && recipe.fits)
        #expect(recipe.steps.count == 1 && recipe.steps[0].contains("nothing was built"))
        let after = codebase.applying(recipe)
        #expect(
            after.files["Sources/Rules/Rules.swift"]
                == text.replacing("import UIKit", with: "import Foundation"))
        #expect(try await after.analysis().violations.isEmpty)
    }

    @Test func `an import beside Foundation is only taken out`() async throws {
        let text = "import Foundation\nimport UIKit\n\npublic let day = Date()\n"
        let (recipe, codebase) = try await recipe(text)
        #expect(
            codebase.applying(recipe).files["Sources/Rules/Rules.swift"]
                == "import Foundation\n\npublic let day = Date()\n")
    }

    @Test(arguments: [
        "public let red = UIColor.red", "public func f(_ size: CGSize) {}",
        "public class Look: UIView {}", "public func f(_ path: IndexPath) -> Int { path.row }",
    ])
    func `a name that may be of the toolkit is in the way`(_ line: String) async throws {
        let found = try await recipe("import UIKit\n\n\(line)\n").recipe
        #expect(found.name == .remove)
        #expect(found.obstacle?.contains("which may be of UIKit") == true)
    }

    @Test func `a toolkit whose names begin with anything is not judged`() async throws {
        let found = try await recipe("import SwiftUI\n\npublic let rule = 1\n").recipe
        #expect(!found.fits)
        #expect(found.obstacle?.contains("does not know what is used of it") == true)
    }

    @Test func `an import inside a condition is left to a person`() async throws {
        let text = "#if canImport(UIKit)\nimport UIKit\n#endif\n\npublic let rule = 1\n"
        let found = try await recipe(text).recipe
        #expect(!found.fits)
    }
}
