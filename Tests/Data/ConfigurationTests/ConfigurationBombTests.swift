import Codebase
import Testing
import Tiers

@testable import Configuration

/// Configurations that grow until the budget bites.
@Suite(.long) struct ConfigurationBombTests {
    private static let bombs: [@Sendable (Int) -> String] = [
        // Patterns with stars, and without.
        { size in
            "layers:\n- name: A\n  modules: [\((0..<size * 50).map { "\"A\($0)*\"" }.joined(separator: ", "))]\n"
        },
        { size in
            "layers:\n- name: A\n  modules: [\((0..<size * 500).map { "A\($0)" }.joined(separator: ", "))]\n"
        },
        // Aliases of aliases.
        { size in
            "x-0: &a0 [a, a]\n"
                + (1...size).map { "x-\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        },
        { size in
            "x-0: &a0 {name: A}\n"
                + (1...size).map { "x-\($0): &a\($0) {<<: *a\($0 - 1)}\n" }.joined()
        },
        // Lists in lists.
        {
            "x-0: " + String(repeating: "[", count: $0) + String(repeating: "]", count: $0) + "\n"
        },
    ]

    @Test(arguments: bombs.indices)
    func `configurations that grow end at the budget and say where`(bomb: Int) {
        var wasCut = false
        for size in [2, 8, 32, 60] {
            let text = Self.bombs[bomb](size)
            var found = ""
            do throws(ConfigurationError) {
                try YAMLValue(text: text, file: ".strata.yml", mistakes: MistakeList())
                    .checkSize()
            } catch {
                found = error.found
                #expect(error.line >= 1)
            }
            #expect(!wasCut || found.contains("more than"))
            wasCut = found.contains("more than")
        }
        #expect(wasCut)
    }

    @Test(arguments: [2, 9, 17])
    func `aliases of lists as keys are refused before they are compared`(levels: Int) {
        let towers = (1...levels).map { level in
            let items = Array(repeating: "*a\(level - 1)", count: 10)
            return "x-\(level): &a\(level) [\(items.joined(separator: ", "))]\n"
        }
        let text =
            "x-0: &a0 [l]\n" + towers.joined() + "x: {*a\(levels) : 1, [*a\(levels - 1), 2] : 2}\n"
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        #expect(error?.found == "A key is a list, a mapping or an alias of one.")
        #expect(error?.line == levels + 2)
    }

    @Test(arguments: [1_000, 100_000])
    func `aliases that nest too deeply are refused before they are parsed`(levels: Int) {
        let text =
            "x-0: &a0 [a]\n" + (1...levels).map { "x-\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        #expect(error?.found == "The file is nested too deeply.")
    }

    @Test func `many patterns are a mistake at the first one too many`() {
        let patterns = (0..<2_001).map { "  - \"A\($0)*\"" }.joined(separator: "\n")
        let text = "layers:\n- name: A\n  modules:\n\(patterns)\n"
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        #expect(error?.line == 2_004)
        #expect(error?.found == "There are more than 2,000 patterns.")
    }
}
