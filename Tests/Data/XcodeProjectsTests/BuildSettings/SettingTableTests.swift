import Testing

@testable import XcodeProjects

@Suite struct SettingTableTests {
    private func value(_ text: String, _ levels: [String: String]...) -> String? {
        table(levels + [["X": text]]).value(of: "X")
    }

    private func table(_ levels: [[String: String]]) -> SettingTable {
        SettingTable(levels.flatMap { [SettingAssignment](keys: $0) })
    }

    private let names = [
        "A": "1", "B": "My App", "EMPTY": "", "POINTER": "A", "DIGIT": "2Pets", "NAME_1": "one",
        "P": "/a/b/c.txt",
    ]

    @Test(arguments: [
        ("plain", "plain"), ("$(A)", "1"), ("${A}", "1"), ("$[A]", "1"), ("$A", "1"),
        ("a$(A)b${B}", "a1bMy App"), ("$(NONE)", ""), ("$NONE", "$NONE"), ("$($(POINTER))", "1"),
        ("$(NAME_$(A))", "one"), ("$NAME_$(A)", "one"), ("$$(A)", "$(A)"), ("$5 $", "$5 $"),
        ("$(A", "1"), ("$()", ""), ("${A)", ""), ("$(A)$(B:lower)", "1my app"),
    ])
    func `names in a value are replaced, in whatever brackets`(_ text: String, _ expected: String) {
        #expect(value(text, names) == expected)
    }

    @Test(arguments: [
        ("$(NONE:default=x)", "x"), ("$(EMPTY:default=$(A))", "1"), ("$(A:default=x)", "1"),
        ("$(NONE:default=$(NONE:default=deep))", "deep"), ("$(NONE:default=)", ""),
        ("$(NONE:default=$(B):c99extidentifier)", "My_App"), ("$(NONE:default=a:upper)", "A"),
        ("$(NONE:upper)", ""), ("$(A:nonsense)", "1"), ("$(A:nonsense=x)", "1"), ("$(A:)", "1"),
        ("$(B:lower:c99extidentifier)", "my_app"), ("$(P:file:base)", "c"), ("$(A:=x)", "1"),
        ("$(A:up per)", "1"),
    ])
    func `operators follow each other, and default= takes the place of nothing`(
        _ text: String, _ expected: String
    ) {
        #expect(value(text, names) == expected)
    }

    @Test func `the strongest level wins, and $(inherited) is the next one`() {
        let table = table([
            ["A": "project", "B": "x"], ["A": "$(inherited) file"], ["A": "$(A) target"],
        ])
        #expect(table.value(of: "A") == "project file target")
        #expect(table.value(of: "B") == "x")
        #expect(table.value(of: "C") == nil)
        #expect(table.expanding("$(B)$(inherited)y") == "xy")
    }

    @Test func `a setting assigned twice in one file inherits its first value`() {
        let table = SettingTable([
            SettingAssignment("A", "one"), SettingAssignment("A", "$(inherited) two"),
        ])
        #expect(table.value(of: "A") == "one two")
    }

    @Test func `what leads back to a setting means its next weaker value`() {
        let table = table([["A": "weak"], ["A": "$(B)!", "B": "<$(A)>"]])
        #expect(table.value(of: "A") == "<weak>!")
        #expect(table.value(of: "B") == "<!>")
    }

    @Test func `inherited in an argument is that of the setting`() {
        let table = table([["A": "low"], ["A": "$(NONE:default=$(inherited))"]])
        #expect(table.value(of: "A") == "low")
    }

    @Test func `conditions are checked against what is known of the build`() {
        let table = SettingTable(
            [
                SettingAssignment(key: "N", value: "plain"),
                SettingAssignment(key: "N[sdk=macosx*]", value: "$(inherited) mac"),
                SettingAssignment(key: "N[config=Debug][arch=*]", value: "$(inherited) debug"),
            ], parameters: ["config": "Debug"])
        #expect(table.value(of: "N") == "plain debug")
        #expect(table.binding("sdk", to: "macosx").value(of: "N") == "plain mac debug")
        #expect(table.binding("config", to: "Release").value(of: "N") == "plain")
    }

    @Test func `in a project file what holds under conditions is stronger`() {
        let keys = ["N[sdk=iphoneos*]": "phone", "N": "plain", "broken[sdk": "x"]
        let table = SettingTable([SettingAssignment](keys: keys), parameters: ["sdk": "iphoneos"])
        #expect(table.value(of: "N") == "phone")
        #expect(table.value(of: "broken[sdk") == "x")
    }

    @Test func `conditions are skipped from level to level`() {
        let table = SettingTable(
            [
                SettingAssignment("N", "low"),
                SettingAssignment(key: "N[sdk=macosx*]", value: "$(inherited) mac"),
            ], parameters: ["sdk": "macosx"])
        var stronger = table
        stronger.add([
            SettingAssignment("N", "$(inherited) high"),
            SettingAssignment(key: "N[sdk=iphoneos*]", value: "phone"),
        ])
        stronger.add([SettingAssignment("M", "x")])
        stronger.add([SettingAssignment("N", "$(inherited) top")])
        #expect(stronger.value(of: "N") == "low mac high top")
    }

    @Test func `tables hold a level that they share, however many there are`() {
        let level = SettingLevel((0..<20_000).map { SettingAssignment("N\($0)", "x") })
        let tables = (0..<20_000).map { number in
            var table = SettingTable([SettingAssignment("T", "\(number)")])
            table.add(level)
            return table.binding("sdk", to: "macosx")
        }
        #expect(tables.last?.value(of: "N19999") == "x")
        #expect(tables.last?.value(of: "T") == "19999")
    }

    @Test func `what operators write over and over is given up, and it is told`() {
        let long = String(repeating: "a", count: 10_000)
        let few = table([["L": long, "X": "$(L:upper:lower)"]]).evaluation(of: "X")
        #expect(few.isComplete)
        let chain = String(repeating: ":upper:lower", count: 500)
        let many = table([["L": long, "X": "$(L\(chain))"]]).evaluation(of: "X")
        #expect(!many.isComplete)
        #expect(many.value != long)
    }

    @Test func `names that nothing assigns are told, but not those with a default`() {
        let evaluation = table([["X": "$(P)$(Q:default=q)$(R:lower)$(inherited)"]])
            .evaluation(of: "X")
        #expect(evaluation == SettingEvaluation(value: "q", unknown: ["P", "R"], isComplete: true))
    }

    @Test func `settings that lead to each other end`() {
        let loop = table([["A": "$(B)$(B)", "B": "$(A)$(A)"]]).evaluation(of: "A")
        #expect(loop.value == "")
        #expect(loop.isComplete)
    }

    @Test func `settings that multiply each other are given up, and it is told`() {
        var many = ["N0": "x"]
        for index in 1..<60 { many["N\(index)"] = "$(N\(index - 1))$(N\(index - 1))" }
        let evaluation = table([many]).evaluation(of: "N59")
        #expect(!evaluation.isComplete)
        #expect((evaluation.value ?? "").count < 100_000)
    }

    @Test func `a long chain of settings and deep brackets are given up and reported`() {
        var chain = ["N0": "x"]
        for index in 1..<5_000 { chain["N\(index)"] = "$(N\(index - 1))" }
        #expect(!table([chain]).evaluation(of: "N4999").isComplete)
        #expect(table([chain]).evaluation(of: "N90").value == "x")
        let deep = String(repeating: "$(", count: 50_000)
        #expect(!table([["X": deep]]).evaluation(of: "X").isComplete)
    }
}
