extension OddManifest {
    /// How different authors write manifests.
    static let styles = #"""
        //// modules as an enum with everything computed
        //// global
        enum Mod301: String, CaseIterable {
            case core, network, feature_login = "login", ui
            var name: String { rawValue.capitalized }
            var uses: [Mod301] { switch self { case .core: []; case .network: [.core]; case .feature_login: [.network, .ui]; case .ui: [.core] } }
            var isTested: Bool { ![.ui].contains(self) }
            var targets: [Target] {
                [.target(name: name, dependencies: uses.map { .target(name: $0.name) })]
                    + (isTested ? [.testTarget(name: name + "Tests", dependencies: [.target(name: name)])] : [])
            }
        }
        ////
        return Mod301.allCases.flatMap(\.targets)
        //// a fluent builder
        //// global
        struct Spec302 {
            private(set) var name: String
            private var deps: [Target.Dependency] = []
            private var hasTests = false
            init(_ name: String) { self.name = name }
            func depends(on others: String...) -> Self { var copy = self; copy.deps += others.map { .byName(name: $0) }; return copy }
            func product(_ name: String, from package: String) -> Self { var copy = self; copy.deps.append(.product(name: name, package: package)); return copy }
            func tested(_ on: Bool = true) -> Self { var copy = self; copy.hasTests = on; return copy }
            func build() -> [Target] { [Target.target(name: name, dependencies: deps)] + (hasTests ? [.testTarget(name: name + "Tests", dependencies: [.byName(name: name)])] : []) }
        }
        ////
        return [Spec302("A").tested(), Spec302("B").depends(on: "A", "C").product("P", from: "p").tested(false), Spec302("C")].flatMap { $0.build() }
        //// a mutating class that collects
        //// global
        final class Collector303 {
            static let shared = Collector303()
            private(set) var targets: [Target] = []
            private init() {}
            @discardableResult func add(_ name: String, _ configure: (inout [Target.Dependency]) -> Void = { _ in }) -> Collector303 {
                var deps: [Target.Dependency] = []
                configure(&deps)
                targets.append(.target(name: name, dependencies: deps))
                return self
            }
        }
        ////
        let c = Collector303.shared
        c.add("A").add("B") { $0.append("A"); $0 += [.product(name: "X", package: "x")] }
        for n in 1...2 { c.add("N\(n)") { deps in deps = (1..<n).map { .target(name: "N\($0)") } } }
        return c.targets
        //// an environment that is asked everywhere
        func flag(_ name: String, default value: Bool = false) -> Bool {
            guard let text = ProcessInfo.processInfo.environment[name] else { return value }
            return ["1", "true", "yes"].contains(text.lowercased())
        }
        let isCI = flag("CI_NOT_SET_ANYWHERE")
        var all: [Target] = [.target(name: "Core", dependencies: isCI ? ["CIKit"] : [])]
        if flag("WITH_EXTRAS_NOT_SET", default: true) { all.append(.target(name: "Extras")) }
        if let count = Context.environment["COUNT_NOT_SET"].flatMap(Int.init), count > 2 { all.append(.target(name: "Many")) }
        all += (Context.environment["LIST_NOT_SET"]?.split(separator: ",").map(String.init) ?? ["Default"]).map { .target(name: $0) }
        return all
        //// a table of names
        let table: [(name: String, uses: [String], tests: Bool)] = [
            ("Core", [], true), ("Net", ["Core"], false), (name: "UI", uses: ["Core", "Net"], tests: true),
        ]
        return table.flatMap { row -> [Target] in
            let (name, uses, tests) = row
            let main = Target.target(name: name, dependencies: uses.map(Target.Dependency.init(stringLiteral:)))
            guard tests else { return [main] }
            return [main, .testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)])]
        }
        //// text that is parsed
        let text = """
            Core:
            Net: Core
            # a comment
            UI: Core, Net

            """
        return text.components(separatedBy: "\n").filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let uses = parts.count > 1 ? parts[1].components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } : []
            return .target(name: parts[0], dependencies: uses.map { .byName(name: $0) })
        }
        //// a protocol with defaults and several conformers
        //// global
        protocol Layer307 { var title: String { get }; var below: [any Layer307] { get }; var suffix: String { get } }
        extension Layer307 {
            var suffix: String { "" }
            var below: [any Layer307] { [] }
            func target() -> Target { .target(name: title + suffix, dependencies: below.map { .target(name: $0.title + $0.suffix) }) }
        }
        struct Domain307: Layer307 { let title: String }
        struct Data307: Layer307 { let title: String; var suffix: String { "Data" }; let domain: Domain307; var below: [any Layer307] { [domain] } }
        enum Screen307: String, Layer307, CaseIterable { case home, profile; var title: String { rawValue.capitalized }; var suffix: String { "UI" } }
        ////
        let domain = Domain307(title: "User")
        let all: [any Layer307] = [domain, Data307(title: "User", domain: domain)] + Screen307.allCases
        return all.map { $0.target() }
        //// generics over keys
        //// global
        struct Graph308<Node: Hashable & RawRepresentable> where Node.RawValue == String {
            private var edges: [Node: [Node]] = [:]
            private var order: [Node] = []
            mutating func add(_ node: Node, to others: Node...) { if edges[node] == nil { order.append(node) }; edges[node, default: []] += others }
            func targets() -> [Target] { order.map { node in .target(name: node.rawValue, dependencies: (edges[node] ?? []).map { .byName(name: $0.rawValue) }) } }
        }
        enum Node308: String { case a = "A", b = "B", c = "C" }
        ////
        var graph = Graph308<Node308>()
        graph.add(.a); graph.add(.b, to: .a); graph.add(.c, to: .a, .b); graph.add(.b, to: .c)
        return graph.targets()
        //// targets whose settings are added last
        var all: [Target] = ["A", "B"].map { .target(name: $0) } + [.testTarget(name: "ATests", dependencies: ["A"]), .binaryTarget(name: "Bin", path: "bin.zip")]
        let shared: [SwiftSetting] = [.define("X"), .enableUpcomingFeature("ExistentialAny")]
        for target in all where target.type != .binary {
            var settings = target.swiftSettings ?? []
            settings.append(contentsOf: shared)
            target.swiftSettings = settings
            if target.isTest { target.dependencies.insert("TestKit", at: 0) }
        }
        all.removeAll { $0.name == "B" }
        all.sort { $0.name > $1.name }
        return all
        //// an operator that connects
        //// global
        infix operator ~>: AdditionPrecedence
        struct Link310 { var from: String; var to: [String] }
        func ~> (from: String, to: String) -> Link310 { Link310(from: from, to: [to]) }
        func ~> (from: String, to: [String]) -> Link310 { Link310(from: from, to: to) }
        func ~> (link: Link310, to: String) -> Link310 { Link310(from: link.from, to: link.to + [to]) }
        extension Link310 { var target: Target { .target(name: from, dependencies: to.map { .byName(name: $0) }) } }
        ////
        return ["A" ~> "B", "C" ~> ["D", "E"], "F" ~> "G" ~> "H"].map(\.target)
        //// nested namespaces
        //// global
        enum Kits311 {
            enum External { static let alamo = dep("Alamofire", "alamofire"); static let all = [alamo, dep("Nuke", "nuke")]; private static func dep(_ n: String, _ p: String) -> Target.Dependency { .product(name: n, package: p) } }
            enum Local { static let core: Target.Dependency = "Core"; static var all: [Target.Dependency] { [core, .target(name: "Kit")] } }
            static func both(_ extra: Target.Dependency...) -> [Target.Dependency] { External.all + Local.all + extra }
        }
        typealias Local311 = Kits311.Local
        ////
        return [.target(name: "A", dependencies: Kits311.both("Z", .target(name: "Y"))), .target(name: "B", dependencies: [Local311.core, Kits311.External.alamo])]
        //// recursion over a tree
        //// global
        indirect enum Tree312 { case leaf(String), branch(String, [Tree312]) }
        extension Tree312 {
            var name: String { switch self { case .leaf(let n), .branch(let n, _): n } }
            func targets(prefix: String = "") -> [Target] {
                switch self {
                case .leaf(let n): return [.target(name: prefix + n)]
                case let .branch(n, children):
                    let path = prefix + n
                    return [.target(name: path, dependencies: children.map { .target(name: path + $0.name) })] + children.flatMap { $0.targets(prefix: path) }
                }
            }
        }
        ////
        return Tree312.branch("App", [.leaf("Core"), .branch("UI", [.leaf("A"), .leaf("B")])]).targets()
        //// dictionaries in order of their keys
        let uses: [String: [String]] = ["B": ["A"], "C": ["A", "B"], "A": []]
        var targets = uses.keys.sorted().map { Target.target(name: $0, dependencies: uses[$0]!.map { .byName(name: $0) }) }
        for (key, value) in uses.sorted(by: { $0.key > $1.key }) where !value.isEmpty { targets.append(.testTarget(name: key + "Tests", dependencies: [.byName(name: key)])) }
        let counts = uses.mapValues(\.count).filter { $0.value > 0 }.map { "\($0.key)\($0.value)" }.sorted()
        return targets + t(counts)
        //// a while loop over a queue
        var queue = ["App"]
        let graph = ["App": ["UI", "Data"], "UI": ["Core"], "Data": ["Core"]]
        var seen: Set<String> = []
        var result: [Target] = []
        while !queue.isEmpty {
            let next = queue.removeFirst()
            guard seen.insert(next).inserted else { continue }
            let uses = graph[next, default: []]
            result.append(.target(name: next, dependencies: uses.map { .target(name: $0) }))
            queue.append(contentsOf: uses)
        }
        return result
        //// conditions of platforms
        //// global
        #if os(macOS)
        let native315 = ["AppKit315"]
        #elseif os(Linux)
        let native315 = ["Gtk315"]
        #else
        let native315: [String] = []
        #endif
        ////
        var all = native315
        #if canImport(Glibc)
        all.append("Glibc315")
        #endif
        #if swift(>=5.9)
        all.insert("Macros315", at: 0)
        #endif
        return t(all) + [.target(name: "X", dependencies: [.target(name: "L", condition: .when(platforms: [.linux])), .byName(name: "M", condition: nil)])]
        //// defaults that depend on other parameters
        func feature(_ name: String, path: String? = nil, tests: [String]? = nil, _ extra: Target.Dependency?...) -> [Target] {
            let folder = path ?? "Features/\(name)"
            return [.target(name: name, dependencies: extra.compactMap { $0 }, path: folder)] + (tests ?? [name + "Tests"]).map { .testTarget(name: $0, dependencies: [.byName(name: name)], path: "\(folder)/Tests") }
        }
        return feature("A") + feature("B", tests: [], "X", nil, .target(name: "Y")) + feature("C", path: "C", tests: ["C1", "C2"])
        //// optional values in every form
        struct Row { var name: String?; var uses: [String?]?; var note: String?? }
        let rows: [Row?] = [Row(name: "A", uses: ["X", nil]), nil, Row(name: nil, uses: []), Row(name: "B", uses: nil, note: .some(nil))]
        return rows.compactMap { $0 }.compactMap { row -> Target? in
            guard let name = row.name else { return nil }
            return .target(name: name, dependencies: row.uses?.compactMap { $0.map { .byName(name: $0) } } ?? [])
        }
        //// string tricks
        let name = "feature-user_profile settings"
        let camel = name.split(whereSeparator: { "-_ ".contains($0) }).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let kebab = camel.reduce(into: "") { result, letter in if letter.isUppercase, !result.isEmpty { result += "-" }; result += letter.lowercased() }
        let short = String(camel.filter(\.isUppercase))
        return t([camel, kebab, short, camel.hasPrefix("Feature") ? String(camel.dropFirst("Feature".count)) : camel, "\(camel.count)", String(camel.reversed())])
        //// closures stored in structs
        //// global
        struct Rule319 { let name: String; let applies: (Target) -> Bool; let change: (Target) -> Void }
        ////
        let rules = [
            Rule319(name: "tests", applies: { $0.isTest }, change: { $0.dependencies.append("TestKit") }),
            Rule319(name: "ui", applies: { $0.name.hasSuffix("UI") }) { target in target.dependencies = ["Design"] + target.dependencies },
        ]
        let all: [Target] = [.target(name: "HomeUI", dependencies: ["Core"]), .testTarget(name: "CoreTests"), .target(name: "Core")]
        for rule in rules { all.filter(rule.applies).forEach(rule.change) }
        return all
        //// static factories on Target
        //// global
        extension Target {
            static func feature320(_ name: String, uses: [Target.Dependency] = [], isInterface: Bool = false) -> Target { .target(name: isInterface ? name + "Interface" : name, dependencies: isInterface ? [] : [.interface320(name)] + uses) }
            static func both320(_ name: String, uses: [Target.Dependency] = []) -> [Target] { [feature320(name, isInterface: true), feature320(name, uses: uses), .tests320(of: name)] }
            private static func tests320(of name: String) -> Target { .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name), .interface320(name)]) }
            func with320(_ dependency: Target.Dependency) -> Target { dependencies.append(dependency); return self }
        }
        extension Target.Dependency { static func interface320(_ name: String) -> Self { .target(name: name + "Interface") } }
        ////
        return Target.both320("Login") + Target.both320("Home", uses: [.interface320("Login")]) + [Target.feature320("Solo").with320("X")]
        //// settings by their bare names
        //// global
        extension LinkerSetting { static let zip331 = linkedLibrary("z"); static let metal331 = linkedFramework("Metal", .when(platforms: [.iOS])) }
        extension Target { static let kit331 = target(name: .kit331, dependencies: [.kit331, .Inner.kit], linkerSettings: [.zip331, .metal331]) }
        extension Target.Dependency { static let kit331 = byName(name: .kit331); enum Inner { static let kit = byName(name: .Inner331.kit) } }
        extension String { static let kit331 = "Kit"; enum Inner331 { static let kit = "InnerKit" } }
        ////
        return [.kit331]
        //// a switch on patterns of names
        func layer(_ name: String) -> String {
            switch name {
            case _ where name.hasSuffix("UI"): "ui"
            case let n where n.count > 6 && n.first == "F": "long" + n.prefix(2)
            case "Core", "Kit": "base"
            case "A"..."C": "letters"
            default: "none"
            }
        }
        return t(["HomeUI", "Feature", "Core", "B", "Zed"].map { $0 + layer($0) })
        //// unfolded repetition
        let range = stride(from: 1, through: 5, by: 2)
        let numbers = (1...3).flatMap { a in (a...3).filter { $0 != a }.map { b in "N\(a)x\(b)" } }
        let pairs = zip(1..., ["a", "b"]).map { "P\($0)\($1)" }
        let indexed = ["x", "y"].enumerated().reversed().map { "I\($0.offset)\($0.element)" }
        let chunks = [1, 2, 3, 4, 5].reduce(into: [[Int]]()) { if $0.last?.count ?? 2 == 2 { $0.append([$1]) } else { $0[$0.count - 1].append($1) } }
        return t(range.map { "S\($0)" } + numbers + pairs + indexed + chunks.map { "C" + $0.map(String.init).joined(separator: "_") })
        //// a type that is its own dependency
        //// global
        struct Dep323: ExpressibleByStringLiteral, Hashable {
            let value: Target.Dependency
            let key: String
            init(stringLiteral name: String) { value = .byName(name: name); key = name }
            init(product: String, package: String) { value = .product(name: product, package: package); key = product }
            static func == (a: Dep323, b: Dep323) -> Bool { a.key == b.key }
            func hash(into hasher: inout Hasher) { hasher.combine(key) }
            static let nuke = Dep323(product: "Nuke", package: "nuke")
        }
        extension Array where Element == Dep323 { var values: [Target.Dependency] { var seen: Set<Dep323> = []; return filter { seen.insert($0).inserted }.map(\.value) } }
        ////
        let uses: [Dep323] = ["A", .nuke, "B", "A", .nuke]
        return [.target(name: "T", dependencies: uses.values), .target(name: "U", dependencies: [Dep323]().values)]
        //// results and errors
        enum Failure: Error { case bad(String) }
        func check(_ name: String) -> Result<String, Failure> { name.hasPrefix("_") ? .failure(.bad(name)) : .success(name) }
        func load(_ name: String) throws -> String { try check(name).get() }
        var names: [String] = []
        for name in ["A", "_B", "C"] {
            do { names.append(try load(name)) } catch Failure.bad(let n) { names.append("bad" + n) } catch { names.append("other") }
        }
        if case .success(let n) = check("D") { names.append(n) }
        switch check("_E") { case .success(let n): names.append(n); case .failure(.bad(let n)): names.append("failed" + n) }
        return t(names + [(try? load("_F")) ?? "none"])
        //// shadowed names everywhere
        let name = "outer"
        func target(_ name: String = "inner", targets: [Target] = []) -> [Target] { let target = Target.target(name: name); return [target] + targets }
        let targets = target(name, targets: target())
        let result = { (name: String) -> [Target] in target(name + "2") }("closure")
        return targets + result + target()
        //// subscripts on extensions of the library
        //// global
        extension Array where Element == Target { subscript(named name: String) -> Target? { first { $0.name == name } } }
        extension Dictionary where Key == String, Value == [String] { subscript(list key: String) -> [String] { self[key] ?? ["none" + key] } }
        ////
        let all: [Target] = [.target(name: "A"), .target(name: "B")]
        all[named: "B"]?.dependencies.append("A")
        let table = ["x": ["1", "2"]]
        return all + t(table[list: "x"] + table[list: "y"] + [all[named: "Z"]?.name ?? "absent"])
        //// protocols with static requirements
        //// global
        protocol Module327 { static var name: String { get }; static var uses: [any Module327.Type] { get } }
        extension Module327 { static var name: String { "\(Self.self)" }; static var uses: [any Module327.Type] { [] }; static var target: Target { .target(name: name, dependencies: uses.map { .target(name: $0.name) }) } }
        enum Core327: Module327 {}
        enum Net327: Module327 { static var uses: [any Module327.Type] { [Core327.self] } }
        struct App327: Module327 { static let name = "TheApp"; static let uses: [any Module327.Type] = [Core327.self, Net327.self] }
        ////
        let all: [any Module327.Type] = [Core327.self, Net327.self, App327.self]
        return all.map { $0.target }
        //// a set that removes duplicates in order
        //// global
        extension Sequence where Element: Hashable { func unique328() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
        extension Collection { var second328: Element? { dropFirst().first } }
        extension String { var pascal328: String { prefix(1).uppercased() + dropFirst() }; func suffixed328(_ s: String, if condition: Bool = true) -> String { condition ? self + s : self } }
        ////
        let names = ["core", "net", "core", "ui", "net"].unique328()
        return t(names.map(\.pascal328).map { $0.suffixed328("Kit", if: $0.count < 4) } + [names.second328 ?? "none", [1, 2, 1].unique328().map(String.init).joined()])
        //// products that follow targets
        let targets: [Target] = [.target(name: "A"), .testTarget(name: "ATests"), .executableTarget(name: "tool"), .plugin(name: "Gen", capability: .buildTool())]
        let products: [Product] = targets.compactMap { target in
            switch target.type {
            case .regular: .library(name: target.name, targets: [target.name])
            case .executable: .executable(name: target.name, targets: [target.name])
            default: nil
            }
        }
        return t(products.map { product in (product is Product.Library ? "lib" : "exe") + product.name })
        //// tuples, labels and inout together
        func split(_ list: [String], by isFirst: (String) -> Bool) -> (first: [String], rest: [String]) { list.reduce(into: (first: [], rest: [])) { isFirst($1) ? $0.first.append($1) : $0.rest.append($1) } }
        func move(_ name: String, from a: inout [String], to b: inout [String]) { guard let i = a.firstIndex(of: name) else { return }; b.append(a.remove(at: i)) }
        var (tests, mains) = split(["A", "ATests", "B", "BTests"]) { $0.hasSuffix("Tests") }
        move("B", from: &mains, to: &tests)
        let both = (tests: tests, mains: mains)
        return t(both.mains + both.tests.map { $0 + "t" } + [both.0.count == 3 ? "three" : "other"])

        """#
}
