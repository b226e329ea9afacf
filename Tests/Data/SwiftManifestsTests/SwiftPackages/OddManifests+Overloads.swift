extension OddManifest {
    /// Functions of one name: the compiler chooses by labels, then by the types of arguments, then
    /// by what is expected.
    static let overloads = #"""
        //// overloads by element type of a declared list
        //// global
        func ov1(_ list: [Target.Dependency]) -> String { "dependencies" }
        func ov1(_ list: [String]) -> String { "texts" }
        ////
        let a: [Target.Dependency] = ["A"]
        let b: [String] = []
        let c = ["X"]
        return t([ov1(a) + "1", ov1(b) + "2", ov1(c) + "3", ov1([Target.Dependency]()) + "4", ov1([String]()) + "5"])
        //// overloads by element type of a literal
        //// global
        func ov2(_ list: [Target.Dependency]) -> String { "dependencies" }
        func ov2(_ list: [Int]) -> String { "numbers" }
        ////
        return t([ov2(["A"]), ov2([1, 2]), ov2([.target(name: "B")])])
        //// overloads that add products and targets
        //// global
        var products3: [Product] = []
        var targets3: [Target] = []
        func products3(from name: String) -> [Product] {
            let products: [Product] = [.library(name: name, targets: [name])]
            guard ["Z"].contains(name) == false else { return products }
            return products
        }
        func add3(products newProducts: [Product], targets newTargets: [Target]) { products3 += newProducts; targets3 += newTargets }
        func add3(product newProduct: String, targets newTargets: [Target]) { add3(products: products3(from: newProduct), targets: newTargets) }
        func add3(products newProducts: [String], targets newTargets: [Target]) { add3(products: newProducts.flatMap(products3(from:)), targets: newTargets) }
        extension String { static let core3 = "Core3" }
        func core3(name: String, dependencies: [PackageDescription.Target.Dependency]? = nil) -> Target { .target(name: name, dependencies: dependencies ?? []) }
        ////
        products3 = []; targets3 = []
        add3(product: .core3, targets: [core3(name: .core3, dependencies: [.target(name: "K")])])
        add3(products: ["A", .core3], targets: [core3(name: "A")])
        add3(products: [.library(name: "L", targets: ["A"])], targets: [.testTarget(name: "T")])
        return targets3 + t(products3.map(\.name))
        //// what the library declares beside a function that an extension adds under its name
        //// global
        extension Target {
            static func target(kind: String) -> Target { target(name: kind + "6", dependencies: ["A"]) }
        }
        extension Product {
            static func library(kind: String) -> PackageDescription.Product { library(name: kind, targets: [kind]) }
        }
        ////
        return [.target(kind: "K"), .target(name: "L")] + t([Product.library(kind: "P").name])
        //// overloads by a class above
        //// global
        class Base4 {}
        final class Derived4: Base4 {}
        func ov4(_ x: Base4) -> String { "base" }
        func ov4(_ x: Derived4) -> String { "derived" }
        ////
        let d = Derived4()
        let b: Base4 = Derived4()
        return t([ov4(d), ov4(b)])
        //// overloads by protocol or type
        //// global
        protocol Named5 { var name: String { get } }
        struct A5: Named5 { let name: String }
        struct B5: Named5 { let name: String }
        func ov5(_ x: any Named5) -> String { "any" + x.name }
        func ov5(_ x: A5) -> String { "a" + x.name }
        ////
        let list: [any Named5] = [A5(name: "1"), B5(name: "2")]
        return t([ov5(A5(name: "3")), ov5(B5(name: "4"))] + list.map { ov5($0) + "e" })
        //// a member of a type before the one that a protocol gives to some like it
        //// global
        protocol Path77 { func name77(_ end: String) -> String }
        extension Path77 where Self: RawRepresentable { func name77(_ end: String) -> String { "\(self.rawValue)" + end } }
        enum Module77: String, Path77 { case Home }
        enum Paths77: Path77 {
            case module(Module77)
            func name77(_ end: String) -> String {
                switch self { case let .module(module as any Path77): return module.name77(end) }
            }
        }
        func made77(_ paths: Paths77) -> String { paths.name77("I") }
        ////
        return t([made77(.module(.Home))])
        //// overloads by generic or type
        //// global
        func ov6<T>(_ x: T) -> String { "generic\(x)" }
        func ov6(_ x: String) -> String { "text" + x }
        ////
        return t([ov6("A"), ov6(1), ov6(true)])
        //// overloads by constraint of a generic
        //// global
        protocol Kind7 { var tag: String { get } }
        extension String: Kind7 { var tag: String { "s" + self } }
        func ov7<T: Kind7>(_ x: T) -> String { x.tag }
        func ov7<T>(_ x: T) -> String { "other" }
        ////
        return t([ov7("A"), ov7(3)])
        //// overloads by a closure's number of parameters
        //// global
        func ov8(_ f: (String) -> String) -> String { f("one") }
        func ov8(_ f: (String, String) -> String) -> String { f("a", "b") }
        ////
        return t([ov8 { x in x + "!" }, ov8 { x, y in x + y }])
        //// overloads by what a function gives
        //// global
        func ov9(_ name: String) -> Target.Dependency { .product(name: name, package: "p") }
        func ov9(_ name: String) -> Target { .target(name: name) }
        ////
        let a: Target = ov9("A")
        let list: [Target] = [a, ov9("B"), .target(name: "C", dependencies: [ov9("D"), "E"])]
        return list + [ov9("F")]
        //// overloads by result in a method
        //// global
        struct Module10 {
            let name: String
            func make() -> Target { .target(name: name) }
            func make() -> Target.Dependency { .target(name: name) }
        }
        ////
        let m = Module10(name: "M")
        return [m.make(), .target(name: "N", dependencies: [m.make()])]
        //// overloads by result of static functions
        //// global
        enum Make11 {
            static func one(_ name: String) -> Target { .target(name: name + "T") }
            static func one(_ name: String) -> Target.Dependency { .byName(name: name + "D") }
            static func one(_ name: String) -> String { name + "S" }
        }
        ////
        let s: String = Make11.one("C")
        return [Make11.one("A"), .target(name: Make11.one("B"), dependencies: [Make11.one("X")])] + t([s])
        //// overloads by result passed to map
        //// global
        func ov12(_ name: String) -> Target { .target(name: name) }
        func ov12(_ name: String) -> Target.Dependency { .product(name: name, package: "p") }
        ////
        let names = ["A", "B"]
        let targets: [Target] = names.map(ov12)
        return targets + [.target(name: "C", dependencies: names.map(ov12))]
        //// overloads by result in the body of a closure
        //// global
        func ov13(_ name: String) -> Target { .target(name: name) }
        func ov13(_ name: String) -> Target.Dependency { .product(name: name, package: "p") }
        ////
        let targets: [Target] = ["A"].map { ov13($0) }
        return targets + [.target(name: "C", dependencies: ["X", "Y"].map { ov13($0) })]
        //// a function that adds to a library type's with other types
        //// global
        enum Mod14: String { case core, ui }
        extension Target {
            static func target(name: Mod14, dependencies: [Mod14] = []) -> Target {
                .target(name: name.rawValue, dependencies: dependencies.map { .target(name: $0.rawValue) })
            }
        }
        ////
        return [.target(name: .core), .target(name: .ui, dependencies: [.core]), .target(name: "Plain", dependencies: ["X"])]
        //// a function of the same labels as the library's, with more
        //// global
        extension Target {
            static func target(name: String, dependencies: [Target.Dependency] = [], tests: Bool) -> [Target] {
                let main: Target = .target(name: name, dependencies: dependencies)
                return tests ? [main, .testTarget(name: name + "Tests", dependencies: [.byName(name: name)])] : [main]
            }
        }
        ////
        let list: [[Target]] = [Target.target(name: "A", tests: true), [.target(name: "B")], Target.target(name: "C", dependencies: ["A"], tests: false)]
        return list.flatMap { $0 }
        //// dependencies of an own kind
        //// global
        enum Mod16: String { case core, ui; var dep: Target.Dependency { .target(name: rawValue) } }
        extension Target.Dependency {
            static func target(_ module: Mod16) -> Target.Dependency { module.dep }
            static func product(_ name: String, _ package: String) -> Target.Dependency { .product(name: name, package: package) }
            static func module(_ m: Mod16) -> Self { m.dep }
            static func module(_ name: String) -> Self { .byName(name: name) }
        }
        ////
        return [.target(name: "A", dependencies: [.target(.core), .product("P", "pp"), .module(.ui), .module("Z"), .target(name: "Q")])]
        //// initialisers by type
        //// global
        struct Mod17 {
            let name: String
            init(_ name: String) { self.name = name }
            init(_ number: Int) { name = "N\(number)" }
            init(_ other: Mod17) { name = other.name + "copy" }
            init(_ names: [String]) { name = names.joined(separator: "_") }
            init(_ names: String...) { name = "v" + names.joined() }
        }
        ////
        return t([Mod17("A").name, Mod17(3).name, Mod17(Mod17("B")).name, Mod17(["C", "D"]).name, Mod17("E", "F").name])
        //// methods by type
        //// global
        struct Builder18 {
            var targets: [String] = []
            mutating func add(_ name: String) { targets.append(name) }
            mutating func add(_ names: [String]) { targets += names.map { $0 + "l" } }
            mutating func add(_ target: Target) { targets.append(target.name + "t") }
            mutating func add(_ pair: (String, String)) { targets.append(pair.0 + pair.1) }
            mutating func add(_ count: Int) { targets.append("n\(count)") }
        }
        ////
        var b = Builder18()
        b.add("A"); b.add(["B", "C"]); b.add(Target.target(name: "D")); b.add(.target(name: "E")); b.add(("F", "G")); b.add(3)
        return t(b.targets)
        //// operators by type
        //// global
        struct Tag19 { let text: String }
        func + (a: Tag19, b: String) -> Tag19 { Tag19(text: a.text + b) }
        func + (a: String, b: Tag19) -> String { a + "/" + b.text }
        func + (a: Tag19, b: Tag19) -> Tag19 { Tag19(text: a.text + "&" + b.text) }
        ////
        let x = Tag19(text: "x")
        return t([(x + "y").text, "z" + x, (x + x + "w").text, "plain" + "text"])
        //// subscripts by type
        //// global
        struct Table20 { let cells = ["a", "b"]; subscript(i: Int) -> String { cells[i] }; subscript(name: String) -> String { "k" + name }; subscript(a: Int, b: Int) -> String { "\(a)\(b)" } }
        ////
        let table = Table20()
        return t([table[1], table["x"], table[3, 4]])
        //// overloads by default
        //// global
        func ov21(_ a: String) -> String { "one" + a }
        func ov21(_ a: String, _ b: String = "B") -> String { "two" + a + b }
        ////
        return t([ov21("x"), ov21("x", "y")])
        //// overloads by variadic
        //// global
        func ov22(_ a: String...) -> String { "many\(a.count)" }
        func ov22(_ a: String) -> String { "one" }
        func ov22(_ a: [String]) -> String { "list" }
        ////
        return t([ov22("a"), ov22("a", "b"), ov22(["a"]), ov22()])
        //// overloads by Any
        //// global
        func ov23(_ a: Any) -> String { "any" }
        func ov23(_ a: String) -> String { "text" }
        func ov23(_ a: Int) -> String { "number" }
        ////
        let hidden: Any = "x"
        return t([ov23("a"), ov23(1), ov23(true), ov23(hidden) + "h"])
        //// overloads by optional of several kinds
        //// global
        func ov24(_ a: String?) -> String { "maybe text" }
        func ov24(_ a: Int?) -> String { "maybe number" }
        ////
        let a: String? = nil
        let b: Int? = nil
        return t([ov24("x") + "1", ov24(1) + "2", ov24(a) + "3", ov24(b) + "4"])
        //// overloads by dictionary
        //// global
        func ov25(_ d: [String: String]) -> String { "texts" }
        func ov25(_ d: [String: [String]]) -> String { "lists" }
        func ov25(_ d: [Int: String]) -> String { "numbered" }
        ////
        return t([ov25(["a": "b"]), ov25(["a": ["b"]]), ov25([1: "b"])])
        //// overloads by tuple
        //// global
        func ov26(_ d: (String, Int)) -> String { "text number" }
        func ov26(_ d: (Int, String)) -> String { "number text" }
        ////
        return t([ov26(("a", 1)), ov26((1, "a"))])
        //// overloads by double and integer
        //// global
        func ov27(_ d: Int) -> String { "int" }
        func ov27(_ d: Double) -> String { "double" }
        ////
        let third: Double = 3
        return t([ov27(1), ov27(1.5) + "b", ov27(third) + "c"])
        //// overloads by a nested enum
        //// global
        enum Outer28 { enum One { case a, b }; enum Two { case b, c } }
        func ov28(_ x: Outer28.One) -> String { "one" }
        func ov28(_ x: Outer28.Two) -> String { "two" }
        ////
        return t([ov28(.a), ov28(.c), ov28(Outer28.Two.b)])
        //// overloads by an extension of the library's lists
        //// global
        extension Array where Element == Target { func named29(_ s: String) -> [Target] { forEach { $0.name += s }; return self } }
        extension Array where Element == Target.Dependency { func named29(_ s: String) -> [Target.Dependency] { self + [.byName(name: s)] } }
        extension Array where Element == String { var named29: String { joined(separator: "_") } }
        ////
        let deps: [Target.Dependency] = ["A"]
        let list: [Target] = [.target(name: "B", dependencies: deps.named29("C"))]
        return list.named29("x") + t([["p", "q"].named29])
        //// lists of dependencies by their kind
        //// global
        extension Array where Element == Target.Dependency { static var common30: [Target.Dependency] { ["Common"] } }
        extension Array where Element == SwiftSetting { static var common30: [SwiftSetting] { [.define("X")] } }
        extension Array where Element == String { static var common30: Self { ["Sources"] } }
        ////
        return [.target(name: "A", dependencies: .common30, exclude: .common30, swiftSettings: .common30), .target(name: "B", dependencies: .common30 + ["Z"])]
        //// a local function beside a global one
        //// global
        func ov31(_ a: String) -> String { "global" + a }
        func ov31(_ a: Int) -> String { "number" }
        ////
        func ov31(_ a: String) -> String { "local" + a }
        return t([ov31("x")])
        //// overloads by inout
        //// global
        func ov32(_ list: inout [String]) { list.append("inout") }
        func ov32(_ list: [String]) -> String { "plain" }
        ////
        var list = ["A"]
        ov32(&list)
        return t(list + [ov32(list)])
        //// overloads by throwing nothing
        //// global
        func ov33(_ a: [String]) -> [Target] { a.map { .target(name: $0) } }
        func ov33(_ a: [String], suffix: String) -> [Target] { ov33(a.map { $0 + suffix }) }
        func ov33(_ a: String..., suffix: String = "s") -> [Target] { ov33(a, suffix: suffix) }
        ////
        return ov33(["A"]) + ov33(["B"], suffix: "x") + ov33("C", "D")
        //// overloads of generic lists
        //// global
        protocol Part34 { var part: String { get } }
        struct L34: Part34 { let part: String }
        func ov34<P: Part34>(_ parts: [P]) -> [String] { parts.map(\.part) }
        func ov34(_ parts: [String]) -> [String] { parts.map { "s" + $0 } }
        func ov34<K>(_ parts: [K: String]) -> [String] { parts.values.sorted() }
        ////
        return t(ov34([L34(part: "A")]) + ov34(["B"]) + ov34([1: "C"]))
        //// overloads by a property's type
        //// global
        struct Spec35 { var name: String; var deps: [Target.Dependency] = []; var files: [String] = [] }
        func ov35(_ d: [Target.Dependency]) -> String { "d\(d.count)" }
        func ov35(_ f: [String]) -> String { "f\(f.count)" }
        ////
        let spec = Spec35(name: "S")
        return t([ov35(spec.deps), ov35(spec.files) + "b"])
        //// static members of one name in several types
        //// global
        extension Target.Dependency { static let kit36: Target.Dependency = .product(name: "Kit", package: "kit") }
        extension Package.Dependency { static let kit36: Package.Dependency = .package(url: "https://x.y/kit", from: "1.0.0") }
        extension String { static let kit36 = "KitName" }
        ////
        let deps: [Package.Dependency] = [.kit36]
        return [.target(name: .kit36, dependencies: [.kit36], path: .kit36)] + t(["\(deps.count)"])

        """#
}
