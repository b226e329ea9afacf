extension OddManifest {
    /// Where what a value is says less than the type it stands in.
    static let traps = #"""
        //// an optional by a conditional expression
        //// global
        func trap401(_ a: String?) -> String { "optional" }
        func trap401(_ a: String) -> String { "plain" }
        ////
        let flag = true
        let x = flag ? "a" : nil
        let d = ["k": "v"]["k"]
        return t([trap401(x) + "1", trap401(flag ? "a" : nil) + "2", trap401(d) + "3", trap401(flag ? "a" : "b") + "4"])
        //// a generic function does not see the special overload
        //// global
        func trap402(_ a: Any) -> String { "any" }
        func trap402(_ a: String) -> String { "text" }
        func wrap402<T>(_ a: T) -> String { trap402(a) }
        ////
        return t([wrap402("a"), trap402("a")])
        //// an extension for all does not see what some have
        //// global
        extension Array { func name403() -> String { "all" }; func both403() -> String { name403() + "!" } }
        extension Array where Element == String { func name403() -> String { "texts" } }
        ////
        return t([["a"].both403(), ["a"].name403(), [1].name403() + "2"])
        //// a default of another type
        //// global
        func trap404(_ a: String, _ b: Int = 1) -> String { "text" }
        func trap404(_ a: Any) -> String { "any" }
        ////
        return t([trap404("a")])
        //// results that are asked for after a change
        //// global
        func trap405(_ n: Int) -> String { "S\(n)" }
        func trap405(_ n: Int) -> Int { n * 2 }
        ////
        var n = 1
        let f = { () -> [String] in [trap405(n), trap405(n + 1)] }
        n = 5
        let numbers: [Int] = [1, 2].map(trap405)
        return t(f() + numbers.map(trap405))
        //// a superclass that calls what is overridden
        //// global
        class Base406 { var log: [String] = []; let n: Int; init(_ n: Int = 3) { self.n = n; setUp() }; func setUp() { log.append("base") }; class var kind: String { "B" }; var title: String { "T\(n)" } }
        class Mid406: Base406 { var extra = "e"; override func setUp() { super.setUp(); log.append("mid" + extra) }; override class var kind: String { "M" + super.kind } }
        final class Low406: Mid406 { let tag: String; init(tag: String) { self.tag = tag }; override func setUp() { super.setUp(); log.append("low") }; override var title: String { super.title + tag } }
        ////
        let low = Low406(tag: "x")
        return t(low.log + [low.title, Mid406(7).title, "\(low.n)"] + Mid406(1).log.map { $0 + "2" })
        //// a builder with bindings and nothing
        //// global
        @resultBuilder enum B407 {
            static func buildBlock(_ parts: [Target]...) -> [Target] { parts.flatMap { $0 } }
            static func buildExpression(_ target: Target) -> [Target] { [target] }
            static func buildExpression(_ name: String) -> [Target] { [.target(name: name)] }
            static func buildOptional(_ part: [Target]?) -> [Target] { part ?? [] }
            static func buildArray(_ parts: [[Target]]) -> [Target] { parts.flatMap { $0 } }
        }
        func make407(@B407 _ body: () -> [Target]) -> [Target] { body() }
        ////
        let maybe: String? = "M"
        let none: String? = nil
        return make407 {
            "A"
            Target.target(name: "B")
            if let maybe { maybe + "1" }
            if let none { none }
            if maybe == "M", none == nil { "C" }
            for name in ["D", "E"] { name; if name == "E" { name + "x" } }
        } + make407 { } + make407 { return [.target(name: "R")] }
        //// places in parts of texts
        let s = "ab-cd-ef"
        let i = s.firstIndex(of: "-")!
        let rest = s[s.index(after: i)...]
        let j = rest.firstIndex(of: "-")!
        return t([String(s[..<i]), String(rest[..<j]), String(s[j...]), s.lastIndex(of: "-").map { String(s[$0...]) } ?? "none"])
        //// errors that nobody near catches
        enum E: Error { case a, b }
        func inner(_ e: E) throws -> String { do { throw e } catch E.a { return "inner" } }
        func outer(_ e: E) -> String { do { return try inner(e) } catch { return "outer\(error)" } }
        return t([outer(.a), outer(.b)])
        //// a pattern beside ranges and texts
        //// global
        struct Odd410 {}
        func ~= (pattern: Odd410, value: Int) -> Bool { value % 2 == 1 }
        ////
        return t([1, 2, 4, 50].map { switch $0 { case Odd410(): "odd"; case 1...3: "small"; case 4: "four"; default: "big" } })
        //// lists typed by what they begin with
        var names = ["a"]
        names += ["b"].map { $0 + "1" }
        var deps = [Target.Dependency.byName(name: "A"), "B"]
        deps.append("C")
        var list = [Target.target(name: "X", dependencies: deps), .testTarget(name: "Y")]
        list[0].dependencies.append(.target(name: "Z"))
        let numbers = [1, 2.5]
        return list + t(names + numbers.map { "N\($0)" })
        //// existentials and what they hold
        //// global
        protocol P412 {}
        struct A412: P412 {}
        struct B412: P412 {}
        func trap412(_ a: A412) -> String { "a" }
        func trap412(_ p: any P412) -> String { "p" }
        func trap412(_ list: [A412]) -> String { "as" }
        func trap412(_ list: [any P412]) -> String { "ps" }
        ////
        let p: any P412 = A412()
        let ps: [any P412] = [A412()]
        let a = A412()
        return t([trap412(p), trap412(a) + "1", trap412(ps) + "2", trap412([a]) + "3", trap412([A412(), B412()]) + "4"])
        //// what may be nil when it is made
        //// global
        enum Kind413: String { case a, b }
        struct Even413 { let n: Int; init?(_ n: Int) { if n % 2 == 1 { return nil }; self.n = n } }
        func trap413(_ k: Kind413?) -> String { "optional" }
        func trap413(_ k: Kind413) -> String { "plain" }
        ////
        let n = Int("3")
        let none = Int("x")
        let kind = Kind413(rawValue: "a")
        let even = Even413(3)
        return t([String(describing: n), String(describing: none), trap413(kind) + "1", trap413(.a) + "2", even == nil ? "odd" : "even"])
        //// Self of what it is called on
        //// global
        protocol Copy414 {}
        extension Copy414 { func copy() -> Self { self } }
        struct Part414: Copy414 {}
        func trap414(_ p: any Copy414) -> String { "any" }
        func trap414(_ p: Part414) -> String { "part" }
        class Up414 { func same() -> Self { self } }
        final class Down414: Up414 {}
        func trap414(_ p: Up414) -> String { "up" }
        func trap414(_ p: Down414) -> String { "down" }
        ////
        let part = Part414().copy()
        let down = Down414().same()
        return t([trap414(part), trap414(down) + "1"])

        """#
}
