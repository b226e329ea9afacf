import Testing

@testable import XcodeProjects

@Suite struct BuildSettingsTests {
    private func value(_ text: String, _ layers: [String: String]...) -> String? {
        BuildSettings(layers: layers + [["X": text]]).value(of: "X")
    }

    @Test(arguments: [
        ("plain", "plain"), ("$(A)", "1"), ("${A}", "1"), ("a$(A)b${B}", "a1bMy App"),
        ("$(B:c99extidentifier)", "My_App"), ("$(B:rfc1034identifier)", "My-App"),
        ("$(B:lower)", "my app"), ("$(NONE:default=x)", "x"), ("$(EMPTY:default=$(A))", "1"),
        ("$(A:default=x)", "1"), ("$(NONE)", ""), ("$($(POINTER))", "1"),
        ("$(NONE:default=$(B):c99extidentifier)", "My_App"), ("$(DIGIT:c99extidentifier)", "_Pets"),
        ("$5 $", "$5 $"), ("$(A", "$(A"), ("$(P:file:base)", "c"),
    ])
    func `names in a value are replaced`(_ text: String, _ expected: String) {
        let names = [
            "A": "1", "B": "My App", "EMPTY": "", "POINTER": "A", "DIGIT": "2Pets",
            "P": "/a/b/c.txt",
        ]
        #expect(value(text, names) == expected)
    }

    @Test func `the strongest layer wins, and $(inherited) is the next one`() {
        let settings = BuildSettings(layers: [
            ["A": "project", "B": "x"], ["A": "$(inherited) file"], ["A": "$(A) target"],
        ])
        #expect(settings.value(of: "A") == "project file target")
        #expect(settings.value(of: "B") == "x")
        #expect(settings.value(of: "C") == nil)
    }

    @Test func `names that lead to each other end`() {
        let loop = BuildSettings(layers: [["A": "$(B)$(B)", "B": "$(A)$(A)"]])
        #expect(loop.value(of: "A") == "")
        var many: [String: String] = ["N0": "x"]
        for index in 1..<60 { many["N\(index)"] = "$(N\(index - 1))$(N\(index - 1))" }
        #expect((BuildSettings(layers: [many]).value(of: "N59") ?? "").count < 10_000)
    }

    @Test func `lines of a configuration file are settings and includes`() {
        let text = """
            // A = no
            #include "Base.xcconfig"
            #include? "Mine.xcconfig" // perhaps
            A = b // and so on
            C[sdk=iphoneos*] = no
            SDKROOT = iphoneos;
            LONG = a \\
              b
            EMPTY =
            """
        #expect(
            ConfigurationLine.lines(of: Array(text.utf8)) == [
                .include("Base.xcconfig", isOptional: false),
                .include("Mine.xcconfig", isOptional: true), .setting("A", "b"),
                .setting("SDKROOT", "iphoneos"), .setting("LONG", "a  b"), .setting("EMPTY", ""),
            ])
    }
}
