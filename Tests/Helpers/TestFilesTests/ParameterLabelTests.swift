import Testing
import Tiers

/// Calls that say what their arguments are.
@Suite struct ParameterLabelTests {
    @Test func `no declaration has four parameters without labels`() throws {
        let files = try TestFile.all(in: "Sources")
        #expect(files.count > 1000)
        var count = 0
        for file in files {
            let declared = DeclaredParameters.all(in: file.text)
            count += declared.count
            for found in declared where found.unlabelled > 3 {
                Issue.record("\(file.path):\(found.line): \(found.name) has \(found.unlabelled)")
            }
        }
        #expect(count > 5000)
    }

    @Test func `no function is called by the name of a value alone`() throws {
        for file in try TestFile.all(in: "Sources") {
            let declared = DeclaredParameters.all(in: file.text)
            for found in declared where found.name == "callAsFunction" {
                Issue.record("\(file.path):\(found.line) needs a verb that says what is done.")
            }
        }
    }

    /// Declarations, each with its parameters that have no label.
    private static let sources: [(text: String, unlabelled: [Int])] = [
        ("func move(_ a: Int, _ b: Int, _ c: Int, _ d: Int)", [4]),
        ("func move(\n    _ a: Int, to b: Int,\n    _ c: Int\n) {", [2]),
        ("init?<T: A<B, C>>(_ a: T, b: T, @B _ c: () -> T)", [2]),
        ("func callAsFunction(_ a: (Int, _ b: Int) -> D<E, F>, _ c: [E: F] = [1: 2])", [2]),
        ("subscript(a: Int, _ b: Int, c d: Int) -> Int { get }", [2]),
        ("indirect enum A { case a(B, C?, d: [E]), f, g(any H, (I) -> J, _ k: L) }", [2, 3]),
        ("switch a { case b(C, D, E, F): g; case .h(_, _, _, _): i }", []),
        ("self.init(a, b, c, d); .init(a, b, c, d); move(a, b, c, d)", []),
        (
            "func a(_ b: String = \"_ c, \\(d(\"_ e, )\"))\", _ f: Int) { func g(_ h: I) {} }",
            [2, 1]
        ),
        (
            "// func a(_ b: C)\n/* init(_ /* b */: C) */ let a = #\"\"\"\n func a(_ b: C)\n\"\"\"#",
            []
        ),
        ("static func == (a: A, b: A) -> Bool { func `for`(_ d: D) }", [1]),
    ]

    @Test(arguments: sources.indices)
    func `parameters without labels are counted where they are declared`(_ index: Int) {
        let (text, unlabelled) = Self.sources[index]
        #expect(DeclaredParameters.all(in: text).map(\.unlabelled) == unlabelled, "\(text)")
    }

    @Test func `a declaration is found with its name and its line`() {
        let text =
            "struct A {\n    /// B.\n    func move(\n        _ b: B, _ c: C, _ d: D, _ e: E\n    )\n}"
        let found = DeclaredParameters.all(in: text)
        #expect(found == [DeclaredParameters(name: "move", line: 3, unlabelled: 4)])
    }
}
