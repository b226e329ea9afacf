import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct BypassRuleTests {
    private let login = [
        Module.stub("LoginInterface"), .stub("Login", uses: ["LoginInterface"]),
    ]

    private func bypasses(_ user: Module, among others: [Module]? = nil) -> [String] {
        let modules = (others ?? login) + [user]
        return Analysis.stub(modules, imports: [user.name: ["Login", "LoginImpl"]]).violations
            .filter { $0.kind == .bypass }.map(\.message)
    }

    @Test func `an implementation is not imported beside its interface`() {
        #expect(
            bypasses(.stub("Home")) == [
                "Home imports Login instead of its interface LoginInterface."
            ])
    }

    @Test(arguments: [("WatchDependencyInjection", 0), ("Checkout", 2)])
    func `what is called after dependency injection may import what it joins`(
        name: String, count: Int
    ) {
        let data = [Module.stub("DataInterface"), .stub("Data", uses: ["DataInterface"])]
        let root = Module.stub(name, uses: ["Login", "Data"])
        let found = Analysis.stub(
            login + data + [root, .stub("App", .app, uses: [name])],
            imports: [
                name: ["Login", "Data"], "App": [name], "Login": ["LoginInterface"],
                "Data": ["DataInterface"],
            ]
        ).violations
        #expect(found.count { $0.kind == .bypass && $0.from == root.id } == count)
    }

    @Test func `a root of the app with an interface may import what it joins`() {
        let root = [
            Module.stub("AppRootInterface"),
            .stub("AppRoot", uses: ["AppRootInterface", "Login"]),
            .stub("App", .app, uses: ["AppRoot"]),
        ]
        let found = Analysis.stub(
            login + root,
            imports: [
                "AppRoot": ["AppRootInterface", "Login"], "App": ["AppRoot"],
                "Login": ["LoginInterface", "AppRootInterface"],
            ]
        ).violations
        #expect(!found.contains { $0.kind == .bypass && $0.from == "::AppRoot" })
    }

    @Test func `what others build on by its name may be imported beside its interface`() {
        let base = [
            Module.stub("BaseLoginInterface"), .stub("BaseLogin", uses: ["BaseLoginInterface"]),
        ]
        let home = Module.stub("Home")
        func found(_ modules: [Module], _ name: String) -> [ViolationKind] {
            Analysis.stub(modules + [home], imports: ["Home": [name]]).violations.map(\.kind)
                .filter { $0 == .bypass }
        }
        #expect(found(base, "BaseLogin") == [])
        #expect(found(login, "Login") == [.bypass])
    }

    @Test func `a library beside its implementation is its interface`() {
        let parts = [Module.stub("Note"), .stub("NoteImp", uses: ["Note"]), .stub("Home")]
        let found = Analysis.stub(parts, imports: ["Home": ["NoteImp"]]).violations
        #expect(
            found.filter { $0.kind == .bypass }.map(\.message)
                == ["Home imports NoteImp instead of its interface Note."])
    }

    @Test(arguments: [("AppCore", ["bypass"]), ("Services", [])])
    func `names alone make no interface of another`(implementer: String, found: [String]) {
        let modules = [
            Module.stub("AppInterface"), .stub("AppCore", uses: ["AppInterface"]),
            .stub("Services", uses: ["AppInterface"]), .stub("Home", uses: ["AppCore"]),
        ]
        let conforming = ["Store", "Cart"].map {
            Inheritance(type: $0, kind: .struct, names: ["Storing"], lines: 1...2)
        }
        let facts: [RelativePath: SourceFacts] = [
            "Sources/AppInterface/AppInterface.swift": .stub(
                declares: [.stub("Storing", .protocol)]),
            "Sources/AppCore/AppCore.swift": .stub(
                imports: [ImportStatement(module: "AppInterface", line: 1)]),
            "Sources/Services/Services.swift": .stub(
                imports: [ImportStatement(module: "AppInterface", line: 1)]),
            "Sources/Home/Home.swift": .stub(
                imports: [ImportStatement(module: "AppCore", line: 1)]),
        ]
        var all = facts
        all[RelativePath("Sources/\(implementer)/\(implementer).swift")] = .stub(
            imports: [ImportStatement(module: "AppInterface", line: 1)], inherits: conforming)
        let analysis = Analysis.stub(assignRoles(.stub(modules)), facts: all)
        let checked = checkRules(
            codebase: analysis.codebase, graph: analysis.graph,
            configuration: analysis.configuration, assignment: analysis.assignment, facts: all,
            kinds: [.bypass])
        #expect(checked.violations.map(\.kind.rawValue) == found)
    }

    /// The bypasses of a file of Home that imports Login, which has a class, a type and what it adds to one of
    /// others.
    private func bypasses(
        uses: [String], inherits: [Inheritance] = [], tests: Bool = false,
        attributes: [String] = []
    ) -> Int {
        // Tests of another package: those beside an implementation may import it.
        let home: Module =
            tests
            ? .stub("HomeTests", .test, in: "Home", uses: ["Login"])
            : .stub("Home", uses: ["Login"])
        let file: SourceFacts = .stub(
            imports: [ImportStatement(module: "Login", attributes: attributes, line: 1)],
            uses: Dictionary(uniqueKeysWithValues: uses.map { ($0, [2]) }), inherits: inherits)
        let facts: [RelativePath: SourceFacts] = [
            "Sources/LoginInterface/LoginInterface.swift": .stub(
                declares: [.stub("Authenticating", .protocol)]),
            "Sources/Login/Login.swift": .stub(declares: [
                .stub("BaseScreen", .class), .stub("Session"),
                .stub("brand", .var, in: "UIColor"),
                .stub("secret", .var, .internal, in: "UIColor"),
            ]),
            home.sources[0]: file,
        ]
        let analysis = Analysis.stub(assignRoles(.stub(login + [home])), facts: facts)
        return checkRules(
            codebase: analysis.codebase, graph: analysis.graph,
            configuration: analysis.configuration, assignment: analysis.assignment,
            facts: facts, kinds: [.bypass]
        ).violations.count
    }

    @Test(arguments: [("Shell", ["Login"], 0), ("Shell", [], 1), ("ShellDemo", ["Login"], 0)])
    func `tests of an app may import what it puts together`(
        app: String, joined: [String], count: Int
    ) {
        let shell = Module.stub(app, .app, uses: ["Login"])
        let tests = Module.stub("ShellTests", .test, uses: [app, "Login"])
        let found = Analysis.stub(
            login + [shell, tests], imports: [app: joined, "ShellTests": [app, "Login"]]
        ).violations
        #expect(found.count { $0.kind == .bypass && $0.from == tests.id } == count)
    }

    @Test func `a class to inherit from is no matter of an interface`() {
        func heir(of name: String) -> [Inheritance] {
            [Inheritance(type: "HomeScreen", kind: .class, names: [name], lines: 1...9)]
        }
        #expect(bypasses(uses: ["BaseScreen"], inherits: heir(of: "BaseScreen")) == 0)
        #expect(bypasses(uses: ["BaseScreen"]) == 1)
        #expect(bypasses(uses: ["Session"], inherits: heir(of: "Session")) == 1)
    }

    @Test(arguments: [(["brand"], 0), (["brand", "Session"], 1), (["secret"], 1), ([], 1)])
    func `what is added to types of others is no matter of an interface`(
        uses: [String], count: Int
    ) {
        #expect(bypasses(uses: uses) == count)
    }

    @Test func `tests that look into an implementation may import it`() {
        #expect(bypasses(uses: ["Session"], tests: true, attributes: ["@testable"]) == 0)
        #expect(bypasses(uses: ["Session"], tests: true) == 1)
    }

    @Test func `the composition root and dev apps may import an implementation`() {
        #expect(bypasses(.stub("Shell", .executable)).isEmpty)
        #expect(bypasses(.stub("LoginDev", .executable)).isEmpty)
    }

    @Test func `a module that puts features together may import implementations`() {
        let names = ["Login", "Home", "Search"]
        let parts = names.flatMap {
            [Module.stub("\($0)Interface"), .stub("\($0)Impl", uses: ["\($0)Interface"])]
        }
        let implementations = names.map { "\($0)Impl" }
        func found(_ imports: [String: [String]]) -> [String] {
            Analysis.stub(parts + [.stub("Root"), .stub("Shell", .executable)], imports: imports)
                .violations.filter { $0.kind == .bypass }.map(\.from.targetName).sorted()
        }
        #expect(found(["Root": implementations, "Shell": ["Root"]]) == [])
        #expect(found(["Root": Array(implementations.prefix(2))]) == ["Root", "Root"])
        let used = found(["Root": implementations, "LoginImpl": ["Root"]])
        #expect(used == ["Root", "Root", "Root"])
    }

    @Test(arguments: [("RootFeature", 0), ("ProfileFeature", 1)])
    func `a feature that shows the others by its name may import one`(name: String, count: Int) {
        let user = Module.stub(name, uses: ["Login", "Home"])
        let app = Module.stub("Shell", .executable)
        func found(_ imports: [String: [String]]) -> Int {
            Analysis.stub(
                login + [user, app, .stub("HomeFeature")], imports: imports,
                layers: [
                    .stub(
                        "Features", ["Login", "LoginInterface", name, "HomeFeature"],
                        options: LayerOptions(peers: .features))
                ]
            )
            .violations.count { [.bypass, .sideways].contains($0.kind) && $0.from == user.id }
        }
        #expect(found([name: ["Login"], "Shell": [name]]) == count)
        #expect(found([name: ["Login"], "HomeFeature": [name]]) == 1)
    }

    @Test(arguments: [("AppExtension", 0), ("App", 0), ("Shell", 1)])
    func `what starts an extension of the app may make implementations`(name: String, count: Int) {
        let modules = login + [Module.stub(name, uses: ["Login"])]
        let found = Analysis.stub(modules, imports: [name: ["Login"]])
        #expect(found.violations.count { $0.kind == .bypass } == count)
    }

    @Test func `tests and helpers of an implementation may import it`() {
        #expect(bypasses(.stub("LoginTests", .test)).isEmpty)
        #expect(bypasses(.stub("LoginTesting")).isEmpty)
    }

    @Test func `tests of other modules may not import an implementation`() {
        let home = [Module.stub("Home")]
        #expect(bypasses(.stub("HomeTests", .test), among: login + home).count == 1)
    }

    @Test func `tests that are called like no module test what stands beside them`() {
        func tests(in project: RelativePath) -> Module {
            .stub("FetchTests", .test, in: project)
        }
        #expect(bypasses(tests(in: .root)).isEmpty)
        #expect(bypasses(tests(in: "Other")).count == 1)
    }

    @Test func `a module called an implementation is one`() {
        let parts = [Module.stub("LoginInterface"), .stub("LoginImpl", uses: ["LoginInterface"])]
        #expect(bypasses(.stub("Home"), among: parts).count == 1)
    }

    @Test func `a module that does not use the interface is no implementation of it`() {
        let parts = [Module.stub("LoginInterface"), .stub("Login")]
        #expect(bypasses(.stub("Home"), among: parts).isEmpty)
    }

    @Test func `an interface may be imported by all`() {
        let modules = login + [Module.stub("Home")]
        let violations = Analysis.stub(modules, imports: ["Home": ["LoginInterface"]]).violations
        #expect(!violations.contains { $0.kind == .bypass })
    }

    /// The bypasses of a module that imports `Login`, by what the file that does so says besides.
    private func bypasses(
        _ name: String, uses: [String] = [], attributes: [String] = [],
        declares: [Declaration] = [.stub("Screen")], interface: [Declaration] = [.stub("Loginable")]
    ) -> Int {
        let user = Module.stub(name, uses: uses)
        let imports = ["Login"] + uses
        let text = SourceFacts.stub(
            imports: imports.enumerated().map { line, module in
                ImportStatement(
                    module: module, attributes: module == "Login" ? attributes : [],
                    line: line + 1)
            }, declares: declares)
        let codebase = assignRoles(.stub(login + [user]))
        let facts = [
            user.sources[0]: text, login[0].sources[0]: .stub(declares: interface),
            login[1].sources[0]: SourceFacts.importing("LoginInterface"),
        ]
        let analysis = Analysis.stub(codebase, facts: facts)
        let context = RuleContext(
            codebase: codebase, graph: analysis.graph, configuration: analysis.configuration,
            assignment: analysis.assignment, facts: facts)
        return BypassRule().violations(in: context).count
    }

    @Test func `what hands an implementation on does not bypass its interface`() {
        #expect(bypasses("Home") == 1)
        #expect(bypasses("Home", attributes: ["@_exported"]) == 0)
        #expect(bypasses("Home", declares: [.stub("LoginView", .typealias)]) == 0)
    }

    @Test func `an interface that declares nothing is none`() {
        #expect(bypasses("Home", interface: []) == 0)
    }

    @Test func `another implementation of the same interface may wrap the first`() {
        #expect(bypasses("LoginDebug", uses: ["LoginInterface"]) == 0)
        #expect(bypasses("Home", uses: ["LoginInterface"]) == 1)
    }
}
