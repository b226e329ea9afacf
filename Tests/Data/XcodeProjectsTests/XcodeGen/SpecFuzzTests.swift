import Codebase
import Mutations
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct SpecFuzzTests {
    private static let seed = """
        name: P
        include: [a.yml, {path: project.yml, enable: yes}]
        x: &x {type: framework, platform: [iOS, macOS]}
        settingGroups: {g: {base: {PRODUCT_NAME: $(A)}, groups: [g]}}
        targetTemplates: {T: {templates: [T, U], sources: ["${target_name}"]}}
        packages: {K: {path: ../K}, Y: {url: "https://x/y.git"}}
        targets:
          A: {<<: *x, templates: [T], "sources:REPLACE": [{path: S, excludes: ["**/*.{a,b}"]}]}
          B:
            type: application
            platform: iOS
            sources: [S, {path: T, includes: ["[a-z]*"]}]
            dependencies: [{target: A_iOS}, {package: Y, products: [Z]}]
            settings: {groups: [g], PRODUCT_MODULE_NAME: "${X}$(PRODUCT_NAME:lower)"}
        """

    @Test(
        .timeLimit(.minutes(20)),
        arguments: Mutations.rounds)
    func `damaged specifications neither trap nor hang`(round: UInt64) async throws {
        let alphabet = [
            "\n", "  ", "[", "]", "{", "}", "*x", "&x ", ": ", "- ", "${", "$(", "'", "\"", "<<: ",
            "templates", "include", "../", "\t", "|", "%", "\u{0}", "é", ":REPLACE",
        ]
        let codebase = try TemporaryCodebase(["S/a.swift": "", "T/b.swift": "", "a.yml": "x: 1"])
        for text in Mutations(of: Self.seed, alphabet: alphabet, round: round) {
            try codebase.write(text, to: "project.yml")
            let reading = await XcodeGenProjectReader().read(codebase.tree, trust: .untrusted)
            #expect(reading.modules.count < 1_000)
        }
    }
}
