import Foundation
import Testing
import Tiers

/// The jobs and hooks of docs/RATCHET.md do what is said of them.
@Suite(.real, .serialized) struct DocumentedJobsTests {
    private let scratch: ScratchFolder
    private let shop: String

    init() async throws {
        scratch = try ScratchFolder()
        shop = scratch.path + "/Shop"
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Core"]),
                    .target(name: "Home", dependencies: ["Core"]),
                    .target(name: "Core"),
                    .testTarget(name: "CartTests", dependencies: ["Cart"]),
                ]
            )

            """, to: "origin/Package.swift")
        try scratch.write(
            """
            layers:
              - { name: Features, modules: [Cart, Home], peers: features }
              - { name: Core, modules: Core }

            """, to: "origin/.strata.yml")
        for (file, text) in [
            "Sources/Cart/Cart.swift": "import Core\n", "Sources/Home/Home.swift": "import Core\n",
            "Sources/Core/Core.swift": "public struct Money {}\n",
            "Tests/CartTests/CartTests.swift": "import Cart\n",
        ] {
            try scratch.write(text, to: "origin/" + file)
        }
        let origin = scratch.path + "/origin"
        try await shell("git init --quiet --initial-branch main && git add --all", in: origin)
        try await shell("git commit --quiet --message a", in: origin)
        try await shell("git clone --quiet origin Shop", in: scratch.path)
    }

    /// Runs a script as a job would: with the program on the path, and git's identity known.
    @discardableResult private func shell(
        _ script: String, in folder: String? = nil, expecting status: Int32 = 0
    ) async throws -> BuiltProgram.Outcome {
        let tools = URL(fileURLWithPath: BuiltProgram.strata).deletingLastPathComponent().path
        let known = """
            export PATH='\(tools)':"$PATH" GITHUB_BASE_REF=main
            for who in AUTHOR COMMITTER; do
                export GIT_${who}_NAME=a GIT_${who}_EMAIL=a@example.org
            done

            """
        let outcome = try await BuiltProgram.run(
            "sh", ["-ec", known + script], in: folder ?? shop)
        #expect(outcome.status == status, "\(script)\n\(outcome.output)\(outcome.errors)")
        return outcome
    }

    /// The code block behind a heading of the document.
    private func block(below heading: String) throws -> [Substring] {
        let text = try String(
            contentsOfFile: BuiltProgram.sources + "/docs/RATCHET.md", encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "### \(heading)"))
        let open = try #require(lines[start...].firstIndex { $0.hasPrefix("```") })
        let close = try #require(lines[(open + 1)...].firstIndex(of: "```"))
        return Array(lines[(open + 1)..<close])
    }

    private func breakSomething() throws {
        try scratch.write("import Core\nimport Home\n", to: "Shop/Sources/Cart/Cart.swift")
    }

    @Test func `the step for GitHub fails for a new violation and annotates it`() async throws {
        let prefix = "      - run: "
        let step = try #require(try block(below: "GitHub").first { $0.hasPrefix(prefix) })
        let script = String(step.dropFirst(prefix.count))
        #expect(try await shell(script).output.isEmpty)
        try breakSomething()
        let broken = try await shell(script, expecting: 1)
        #expect(
            broken.output.contains("::error file=Sources/Cart/Cart.swift,line=2"),
            "\(broken.output)")
    }

    @Test func `the job for GitLab writes its report, violations or not`() async throws {
        let lines = try block(below: "GitLab")
        let prefix = "    - "
        let start = try #require(lines.firstIndex { $0.hasPrefix("  script:") })
        let script = String(lines[start + 1].dropFirst(prefix.count))
        let report = try #require(lines.last { $0.contains("codequality:") })
        let file = try #require(report.split(whereSeparator: { " }".contains($0) }).last)
        try await shell(script)
        try breakSomething()
        try await shell(script, expecting: 1)
        let data = try Data(contentsOf: URL(fileURLWithPath: shop + "/" + file))
        let issues = try #require(
            try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(issues.contains { $0["check_name"] as? String == "sideways" })
    }

    @Test func `the hook keeps a new violation from being committed`() async throws {
        let hook = try block(below: "Before a commit").joined(separator: "\n") + "\n"
        try scratch.write(hook, to: "Shop/.git/hooks/pre-commit")
        try await shell("chmod +x .git/hooks/pre-commit")
        try scratch.write("import Core\nlet a = 1\n", to: "Shop/Sources/Home/Home.swift")
        try await shell("git commit --quiet --all --message fine")
        try breakSomething()
        let refused = try await shell("git commit --quiet --all --message b", expecting: 1)
        #expect((refused.output + refused.errors).contains("Feature Cart imports feature Home"))
    }

    @Test func `only test targets that a change can touch are run`() async throws {
        let script = try block(below: "Tests that matter").joined(separator: "\n")
            .replacing("swift test", with: "echo swift test")
        try scratch.write("import Core\nlet a = 1\n", to: "Shop/Sources/Home/Home.swift")
        #expect(try await shell(script).output.isEmpty)
        try scratch.write("import Core\nlet a = 1\n", to: "Shop/Sources/Cart/Cart.swift")
        #expect(try await shell(script).output.contains("swift test --filter"))
    }
}
