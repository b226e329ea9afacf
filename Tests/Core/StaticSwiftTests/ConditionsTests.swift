import StaticSwift
import Testing

@Suite struct ConditionsTests {
    private func picks(_ condition: String, _ conditions: BuildConditions = .init()) -> Bool {
        let evaluation = evaluate("#if \(condition)\nlet x = 1\n#endif", conditions: conditions)
        return evaluation.globals.count == 1
    }

    @Test(arguments: [
        ("os(Linux)", true), ("os(macOS)", false), ("os(macOS) || os(Linux)", true),
        ("!os(Linux)", false), ("canImport(Darwin)", false), ("canImport(Glibc)", true),
        ("swift(>=5.9)", true), ("swift(<5.9)", false), ("compiler(>=6.3)", true),
        ("compiler(>=6.4)", false), ("DEBUG", false), ("true && (false || os(Linux))", true),
        ("hasFeature(Embedded)", false), ("nonsense(1)", false),
    ])
    func `conditions are answered for the configured compiler`(condition: String, isActive: Bool) {
        #expect(picks(condition) == isActive)
    }

    @Test func `what only another system knows is neither true nor false`() {
        let mac = BuildConditions(
            operatingSystem: "macOS", modules: BuildConditions.macOSModules,
            absentModules: BuildConditions.modulesNotOnMacOS)
        #expect(picks("canImport(AppKit)", mac))
        #expect(picks("!canImport(UIKit)", mac))
        for unknown in ["canImport(GameKit)", "canImport(Foundation.NSObject)"] {
            #expect(!picks(unknown, mac) && !picks("!\(unknown)", mac))
            let evaluation = evaluate("#if \(unknown)\nlet x = 1\n#endif", conditions: mac)
            #expect(!evaluation.problems.isEmpty)
        }
        #expect(picks("!canImport(GameKit)"))
    }

    @Test func `the host configures system, language, features and flags`() {
        let mac = BuildConditions(
            operatingSystem: "macOS", language: [5, 10], modules: ["Darwin"], features: ["F"],
            flags: ["DEBUG"])
        #expect(picks("os(macOS) && canImport(Darwin) && DEBUG && hasFeature(F)", mac))
        #expect(!picks("swift(>=6)", mac))
    }

    @Test func `inactive branches declare nothing, in types and switches too`() {
        let source = """
            struct S {
                #if os(macOS)
                static let n = 1
                #else
                static let n = 2
                #endif
            }
            let x: Int
            switch S.n {
            #if os(macOS)
            case 2: x = 0
            #endif
            case 2: x = 20
            default: x = 30
            }
            """
        #expect(x(source) == "20")
    }

    @Test func `environment variables are those the host gives, unset by default`() {
        let source = """
            import Foundation
            let x = [
                ProcessInfo.processInfo.environment["CI"] ?? "none",
                getenv("CI").flatMap { String(cString: $0) } ?? "none",
            ]
            """
        #expect(x(source) == "[none, none]")
        let value = evaluate(source, environment: ["CI": "1"]).globals.last?.value
        #expect(value.map(render) == "[1, 1]")
    }
}
