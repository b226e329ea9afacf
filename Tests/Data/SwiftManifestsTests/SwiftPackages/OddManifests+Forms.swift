extension OddManifest {
    /// Forms of the language that manifests use now and then.
    static let forms = #"""
        //// products cast to their class
        //// global
        func made201() -> [Product] { [.library(name: "L", targets: ["A"]), .executable(name: "E", targets: ["B"]), .plugin(name: "P", targets: ["C"])] }
        ////
        var names: [String] = []
        for product in made201() {
            guard let library = product as? Product.Library else { names.append("other" + product.name); continue }
            names.append(library.name + library.targets.joined())
        }
        let all = made201().map { product -> Product in
            guard let library = product as? Product.Library else { return product }
            return .library(name: library.name + "Dynamic", type: .dynamic, targets: library.targets)
        }
        return t(names + all.map(\.name) + made201().compactMap { ($0 as? Product.Executable)?.name.lowercased() } + [made201()[2] is Product.Plugin ? "plugin" : "none"])
        //// a result builder of an initialiser
        //// global
        @resultBuilder enum Names202 {
            static func buildExpression(_ name: String) -> [String] { [name] }
            static func buildExpression(_ names: [String]) -> [String] { names }
            static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
            static func buildEither(first: [String]) -> [String] { first }
            static func buildEither(second: [String]) -> [String] { second }
            static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
        }
        struct Group202 {
            let name: String
            let parts: [String]
            init(_ name: String, @Names202 parts: () -> [String]) { self.name = name; self.parts = parts() }
        }
        ////
        let isDebug = false
        let group = Group202("G") {
            "A"
            ["B", "C"]
            if isDebug { "Debug" }
            if group202 { "D" } else { "E" }
            for n in 1...2 { "N\(n)" }
            let last = "L"
            last + "!"
        }
        var group202: Bool { true }
        return t([group.name] + group.parts)
        //// a result builder of a function and of a property
        //// global
        @resultBuilder struct Targets203 {
            static func buildPartialBlock(first: Target) -> [Target] { [first] }
            static func buildPartialBlock(first: [Target]) -> [Target] { first }
            static func buildPartialBlock(accumulated: [Target], next: Target) -> [Target] { accumulated + [next] }
            static func buildFinalResult(_ targets: [Target]) -> [Target] { targets + [.target(name: "Last")] }
        }
        @Targets203 func made203(_ name: String) -> [Target] { Target.target(name: name); Target.testTarget(name: name + "Tests") }
        struct Made203 { @Targets203 var all: [Target] { Target.target(name: "P") } }
        ////
        return made203("A") + Made203().all
        //// a result builder of a list of modules
        //// global
        protocol Part204 { var targets: [Target] { get } }
        struct Feature204: Part204 { let name: String; var targets: [Target] { [.target(name: name)] } }
        struct Kit204: Part204 { let name: String; let uses: [String]; var targets: [Target] { [.target(name: name, dependencies: uses.map { .init(stringLiteral: $0) })] } }
        @resultBuilder enum Parts204 { static func buildBlock(_ parts: any Part204...) -> [any Part204] { parts } }
        func all204(@Parts204 _ parts: () -> [any Part204]) -> [Target] { parts().flatMap(\.targets) }
        ////
        return all204 {
            Feature204(name: "A")
            Kit204(name: "B", uses: ["A"])
        }
        //// Optional.none
        let a = Optional<String>.none
        let b: String? = .none
        let c = Optional.some("C")
        let d: String?? = .some(.none)
        return t([a ?? "a", b ?? "b", c ?? "c", d == nil ? "nil" : "some"])
        //// max and min with a function
        let names = ["bb", "a", "ccc", "dd"]
        return t([names.max { $0.count < $1.count }!, names.min { $0.count < $1.count }!, names.max(by: { $0 > $1 })!, ["x": 1].max { $0.value < $1.value }!.key])
        //// tuples compared
        let versions = [(1, 2, "b"), (1, 2, "a"), (0, 9, "z")]
        let sorted = versions.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
        return t(sorted.map { "V\($0.0)\($0.1)\($0.2)" } + [(1, "a") == (1, "a") ? "same" : "other", (2, 0) > (1, 9) ? "newer" : "older"])
        //// slices of a text by index
        let name = "FeatureLogin"
        let start = name.index(name.startIndex, offsetBy: 7)
        let end = name.index(before: name.endIndex)
        let dash = "kit-core".firstIndex(of: "-")!
        return t([String(name[start...]), String(name[..<start]), String(name[start..<end]), String(name[name.startIndex]) + "x", String("kit-core"[..<dash]), String("kit-core".suffix(from: "kit-core".index(after: dash)))])
        //// a range of a text
        let url = "https://host/name.git"
        var parts: [String] = []
        if let range = url.range(of: "host/") { parts.append(String(url[range.upperBound...])) }
        if url.range(of: "none") == nil { parts.append("absent") }
        return t(parts)
        //// a text that changes at its ends
        var name = "xAppy"
        name.removeFirst()
        name.removeLast()
        name.insert("_", at: name.startIndex)
        name += "Kit"
        name.insert(contentsOf: "Z", at: name.endIndex)
        return t([name])
        //// sets that differ
        var all: Set = ["A", "B", "C"]
        let other: Set = ["B", "D"]
        let difference = all.symmetricDifference(other).sorted()
        all.subtract(other)
        var both = other
        both.formSymmetricDifference(["D", "E"])
        return t(difference + all.sorted().map { $0 + "1" } + both.sorted().map { $0 + "2" } + ["\(all.isDisjoint(with: other))"])
        //// a set of options
        //// global
        struct Parts212: OptionSet {
            let rawValue: Int
            static let tests = Parts212(rawValue: 1 << 0)
            static let example = Parts212(rawValue: 1 << 1)
            static let macros = Self(rawValue: 4)
            static let all: Parts212 = [.tests, .example, .macros]
        }
        func made212(_ name: String, _ parts: Parts212 = []) -> [String] {
            var result = [name]
            if parts.contains(.tests) { result.append(name + "Tests") }
            if parts.contains(.example) { result.append(name + "Example") }
            if !parts.isDisjoint(with: [.macros]) { result.append(name + "Macros") }
            if parts.isEmpty { result.append(name + "Alone") }
            return result
        }
        ////
        var some: Parts212 = .tests
        some.insert(.example)
        some.formUnion([.macros])
        some.remove(.tests)
        return t(made212("A", [.tests, .example]) + made212("B") + made212("C", .all.subtracting(.tests)) + made212("D", some) + made212("E", .macros) + ["\(Parts212.all.rawValue)"])
        //// implicit members after plus
        //// global
        extension Array where Element == Target.Dependency { static let base213: Self = ["Base"]; static func kits213(_ n: Int) -> Self { (0..<n).map { .byName(name: "K\($0)") } } }
        extension Target.Dependency { static let core213: Self = .target(name: "Core") }
        ////
        return [
            .target(name: "A", dependencies: .base213 + [.core213]),
            .target(name: "B", dependencies: [.core213] + .base213 + .kits213(2)),
            .target(name: "C", dependencies: ["X"] + .kits213(1)),
        ]
        //// writes through optional chains
        struct Box { var names: [String] = []; var inner: [String: [String]] = [:] }
        var box: Box? = Box()
        var none: Box?
        box?.names.append("A")
        box?.names += ["B"]
        box?.inner["k", default: []].append("C")
        box?.inner["k"]?.append("D")
        box?.inner["z"]?.append("E")
        none?.names.append("F")
        var lists = ["x": ["1"]]
        lists["x"]?[0] = "one"
        lists["y"]?[0] = "two"
        return t((box?.names ?? []) + (box?.inner["k"] ?? []) + (none?.names ?? ["none"]) + lists.flatMap(\.value))
        //// targets found and changed
        let all: [Target] = [.target(name: "A"), .target(name: "B"), .testTarget(name: "T")]
        all.first { $0.name == "B" }?.dependencies.append("A")
        all.first(where: { $0.name == "Z" })?.dependencies.append("A")
        all.last?.dependencies += [.target(name: "A"), .target(name: "B")]
        if let index = all.firstIndex(where: { $0.name == "A" }) { all[index].dependencies = ["First"] }
        for target in all.filter({ $0.isTest }) { target.dependencies.append("Kit") }
        all.first?.name += "x"
        return all
        //// writes through key paths
        struct Options { var names: [String] = []; var nested = Nested(); struct Nested { var flag = "off" } }
        var options = Options()
        options[keyPath: \.names].append("A")
        options[keyPath: \Options.nested.flag] = "on"
        let path = \Options.names
        options[keyPath: path] += ["B"]
        func with<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T { var copy = value; copy[keyPath: path] = new; return copy }
        return t(options.names + [options.nested.flag, with(options, \.nested.flag, "x").nested.flag + "y"])
        //// classes with initialisers above
        //// global
        class Module217 {
            let name: String
            var uses: [String] = ["Base"]
            init(name: String) { self.name = name }
            convenience init(_ name: String) { self.init(name: name + "Kit") }
            func all() -> [String] { [name] + uses }
            var kind: String { "module" }
        }
        final class Feature217: Module217 {
            let flag: Bool
            init(feature: String, flag: Bool = true) { self.flag = flag; super.init(name: "Feature" + feature); uses.append("Core") }
            override func all() -> [String] { super.all() + [flag ? "on" : "off"] }
            override var kind: String { "feature" }
        }
        final class Plain217: Module217 { var extra = "E" }
        ////
        let list: [Module217] = [Module217(name: "M"), Module217("N"), Feature217(feature: "A"), Plain217(name: "P")]
        return t(list.flatMap { $0.all() + [$0.kind] }.enumerated().map { "\($0.offset)\($0.element)" })
        //// errors caught by pattern
        enum Failure: Error { case missing(String), empty, other(code: Int) }
        struct Unrelated: Error {}
        func check(_ n: Int) throws -> String {
            switch n {
            case 0: throw Failure.empty
            case 1: throw Failure.missing("X")
            case 2: throw Failure.other(code: 7)
            case 3: throw Unrelated()
            default: return "fine"
            }
        }
        func text(_ n: Int) -> String {
            do { return try check(n) }
            catch Failure.empty { return "empty" }
            catch Failure.missing(let name) { return "missing" + name }
            catch let error as Failure { if case .other(let code) = error { return "code\(code)" }; return "failure" }
            catch is Unrelated { return "unrelated" }
            catch { return "other" }
        }
        return t((0...4).map(text))
        //// an own pattern
        //// global
        struct Prefix219 { let text: String }
        func ~= (pattern: Prefix219, value: String) -> Bool { value.hasPrefix(pattern.text) }
        func ~= (pattern: (String) -> Bool, value: String) -> Bool { pattern(value) }
        ////
        func kind(_ name: String) -> String {
            switch name {
            case Prefix219(text: "Feature"): return "feature"
            case { $0.hasSuffix("Kit") }: return "kit"
            case "Core": return "core"
            default: return "other"
            }
        }
        return t(["FeatureA", "UIKit", "Core", "App"].map { $0 + kind($0) })
        //// closures that give targets
        let feature: (String, [Target.Dependency]) -> [Target] = { name, uses in
            [.target(name: name, dependencies: uses), .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)])]
        }
        let plain = { (name: String) -> Target in .target(name: name) }
        let made: [Target] = { var all: [Target] = []; for n in ["X", "Y"] { all.append(plain(n)) }; return all }()
        return feature("A", ["X"]) + made + ["P", "Q"].map(plain) + [("R", "S")].flatMap { feature($0.0, [.target(name: $0.1)]) }
        //// types written as literals
        //// global
        struct Name221: ExpressibleByStringLiteral { let text: String; init(stringLiteral value: String) { text = value + "!" } }
        struct Names221: ExpressibleByArrayLiteral { let texts: [String]; init(arrayLiteral elements: String...) { texts = elements } }
        struct Count221: ExpressibleByIntegerLiteral { let n: Int; init(integerLiteral value: Int) { n = value * 2 } }
        struct Flag221: ExpressibleByBooleanLiteral { let on: Bool; init(booleanLiteral value: Bool) { on = !value } }
        struct Pairs221: ExpressibleByDictionaryLiteral { let keys: [String]; init(dictionaryLiteral elements: (String, Int)...) { keys = elements.map { "\($0.0)\($0.1)" } } }
        struct Maybe221: ExpressibleByNilLiteral { let text: String; init(nilLiteral: ()) { text = "nothing" } }
        func all221(_ name: Name221, _ names: Names221, _ count: Count221, flag: Flag221 = true) -> [String] { [name.text] + names.texts + ["\(count.n)\(flag.on)"] }
        ////
        let pairs: Pairs221 = ["b": 1, "a": 2]
        let maybe: Maybe221 = nil
        return t(all221("N", ["A", "B"], 3) + all221("M", [], 4, flag: false) + pairs.keys + [maybe.text])
        //// lazy sequences
        let names = ["a", "bb", "ccc"]
        return t(Array(names.lazy.filter { $0.count > 1 }.map { $0.uppercased() }) + [names.lazy.map(\.count).max().map { "M\($0)" } ?? "none", names.lazy.first { $0.hasPrefix("b") } ?? "none"])
        //// static subscripts
        //// global
        enum Paths223 { static let base = "Sources"; static subscript(name: String) -> String { base + "/" + name } }
        ////
        return t([Paths223["A"], Paths223["B"]])
        //// members looked up by name
        //// global
        @dynamicMemberLookup struct Env224 { let values: [String: String]; subscript(dynamicMember name: String) -> String? { values[name] } }
        @dynamicMemberLookup enum Deps224 { case all; subscript(dynamicMember name: String) -> Target.Dependency { .product(name: name, package: name.lowercased()) } }
        ////
        let env = Env224(values: ["mode": "debug"])
        return t([env.mode ?? "none", env.other ?? "absent"]) + [.target(name: "T", dependencies: [Deps224.all.Kit, Deps224.all.Core])]
        //// ordered cases
        //// global
        enum Level225: Int, CaseIterable, Comparable { case core, domain, feature; static func < (a: Level225, b: Level225) -> Bool { a.rawValue < b.rawValue } }
        enum Size225: Comparable { case small, large(Int) }
        ////
        let below = Level225.allCases.filter { $0 < .feature }
        return t(below.map { "\($0)" } + [Size225.large(2) > .small ? "yes" : "no", max(Size225.large(1), .large(3)) == .large(3) ? "three" : "one", [Level225.feature, .core].min() == .core ? "core" : "?"])
        //// a local variable that is computed from others
        var parts = ["A"]
        var all: [String] { let joined = parts.joined(); return parts + [joined] }
        parts.append("B")
        let first = all
        parts.append("C")
        return t(first + all.map { $0 + "2" })
        //// parts of lists
        let names = ["a", "b", "C", "d", "E"]
        var list = names
        list.removeSubrange(0..<2)
        list.replaceSubrange(1..., with: ["x", "y"])
        return t(names.prefix { $0 != "C" } + list + names.drop { $0 != "d" }.map { $0 + "2" } + names.prefix(while: { $0 < "b" }).map { $0 + "3" })

        """#
}
