extension OddManifest {
    /// The cases: `////` and a name, the body of a function; then, after `//// global`, what it needs
    /// declared outside.
    static let text = #"""
        //// overloads by element type that call each other
        //// global
        struct Made1 { let name: String }
        var products1: [String] = []
        func add1(products: [Made1], to suffix: String) { products1 += products.map { $0.name + suffix } }
        func add1(products: [String], to suffix: String) { add1(products: products.flatMap(products1(from:)), to: suffix) }
        func products1(from name: String) -> [Made1] { [Made1(name: name)] }
        ////
        products1 = []
        add1(products: ["A", "B"], to: "x")
        add1(products: [Made1(name: "C")], to: "y")
        return t(products1)
        //// a function with the base name of a variable, called
        //// global
        var names2 = ["V"]
        func names2(from n: Int) -> [String] { (0..<n).map { "N\($0)" } }
        ////
        return t(names2 + names2(from: 2))
        //// a function with the base name of a variable, passed on
        //// global
        var parts3 = [1, 2]
        func parts3(of n: Int) -> [String] { ["P\(n)"] }
        ////
        return t(parts3.flatMap(parts3(of:)))
        //// a method with the base name of a property
        //// global
        struct Box4 { var items: [String]; func items(at n: Int) -> String { items[n] + "!" }; func all() -> [String] { [items(at: 0)] + items } }
        ////
        let box = Box4(items: ["A", "B"])
        return t(box.all() + [box.items(at: 1)] + [0, 1].map(box.items(at:)))
        //// overloads by element type, empty list with a declared type
        //// global
        func kind5(_ list: [Int]) -> String { "ints" }
        func kind5(_ list: [String]) -> String { "strings" }
        ////
        let none: [Int] = []
        return t([kind5(none), kind5([1]), kind5(["a"])])
        //// overloads by label
        //// global
        func make6(a: String) -> String { "a" + a }
        func make6(b: String) -> String { "b" + b }
        ////
        return t([make6(a: "X"), make6(b: "Y")] + ["Z"].map(make6(b:)))
        //// overloads by number of arguments
        //// global
        func make7(_ a: String) -> String { a }
        func make7(_ a: String, _ b: String) -> String { a + b }
        ////
        return t([make7("X"), make7("X", "Y")])
        //// overloads by optional
        //// global
        func make8(_ a: String?) -> String { "optional" }
        func make8(_ a: String) -> String { "plain" }
        ////
        let some: String? = "x"
        return t([make8(some), make8("x")])
        //// overloads that append to a global
        //// global
        var log9: [String] = []
        func add9(_ x: Int) { log9.append("I\(x)") }
        func add9(_ x: String) { log9.append("S\(x)") }
        ////
        log9 = []
        add9(1); add9("a")
        return t(log9)
        //// an overload chosen by what is wanted
        //// global
        func any10() -> Int { 1 }
        func any10() -> String { "s" }
        ////
        let x: String = any10()
        return t([x])
        //// forEach over shuffled
        var seen: [String] = []
        ["A"].shuffled().forEach { seen.append($0) }
        return t(seen)
        //// for over shuffled
        var seen: [String] = ["Z"]
        for x in ["A"].shuffled() { seen.append(x) }
        return t(seen)
        //// map with an effect
        var seen: [String] = []
        let mapped = ["a", "b"].map { (x: String) -> String in seen.append(x + "!"); return x }
        return t(mapped + seen)
        //// forEach changes targets
        let list: [Target] = [.target(name: "A"), .target(name: "B")]
        list.forEach { $0.dependencies.append("X") }
        return list
        //// forEach over what Foundation sorts
        let list: [Target] = [.target(name: "B"), .target(name: "A")]
        list.sorted { $0.name.compare($1.name) == .orderedAscending }.forEach { $0.dependencies = ["S"] }
        return list
        //// map over random elements with effects
        var count = 0
        _ = [1, 2, 3].shuffled().map { _ in count += 1 }
        return t(["N\(count)"])
        //// lazy map with an effect runs when asked
        var ran: [String] = []
        let later = ["a"].lazy.map { (x: String) -> String in ran.append("R"); return x }
        ran.append("first")
        _ = Array(later)
        return t(ran)
        //// merge with a closure
        var d = ["a": 1, "b": 2]
        d.merge(["b": 5, "c": 3]) { old, new in old + new }
        return t(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
        //// merging with an operator
        let d = ["a": 1].merging(["a": 2, "z": 9], uniquingKeysWith: +)
        return t(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
        //// merging with what is read from the environment
        var d = ["a": "x"]
        d.merge(ProcessInfo.processInfo.environment.filter { $0.key == "NOT_SET_AT_ALL" }) { $1 }
        return t(d.keys.sorted())
        //// a dictionary made of pairs keeps the first
        let d = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { first, _ in first })
        return t(d.map { "\($0.key)\($0.value)" })
        //// a dictionary made of pairs keeps the last
        let d = Dictionary([("a", 1), ("a", 2)]) { $1 }
        return t(d.map { "\($0.key)\($0.value)" })
        //// split with a trailing closure on a string
        return t("a-b_c".split { $0 == "-" || $0 == "_" }.map(String.init))
        //// split where separator
        return t("aXbYc".split(whereSeparator: \.isUppercase).map { String($0) })
        //// split at newlines
        return t("A\nB\n\nC".split(whereSeparator: \.isNewline).map(String.init))
        //// split with maxSplits
        return t("a,b,c".split(separator: ",", maxSplits: 1).map(String.init).map { $0.replacingOccurrences(of: ",", with: "+") })
        //// split that keeps what is empty
        return t("a,,b".split(separator: ",", omittingEmptySubsequences: false).map { "<\($0)>" })
        //// split that keeps empty ends
        return t(",a,".split(separator: ",", omittingEmptySubsequences: false).map { "<\($0)>" })
        //// split of an array with a closure
        let parts = [1, 0, 2, 3, 0, 4].split { $0 == 0 }
        return t(parts.map { "N" + $0.map(String.init).joined() })
        //// split of an array at a separator
        return t(["a", "|", "b", "c"].split(separator: "|").map { $0.joined(separator: "+") })
        //// split at most of an array
        return t([1, 0, 2, 0, 3].split(separator: 0, maxSplits: 1).map { "N\($0.count)" })
        //// split at a text of two letters
        return t("a::b::c".split(separator: "::").map(String.init))
        //// unavailable
        var x = "old"
        if #unavailable(macOS 10.0) { x = "never" } else { x = "new" }
        return t([x])
        //// guard unavailable
        func f() -> String { guard #unavailable(macOS 1) else { return "available" }; return "not" }
        return t([f()])
        //// available
        if #available(macOS 999, *) { return t(["there"]) }
        return t(["not"])
        //// hasFeature of an old feature
        #if hasFeature(AsyncAwait)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// hasFeature of an upcoming feature
        #if hasFeature(BareSlashRegexLiterals)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// hasFeature of a feature to come
        #if hasFeature(ExistentialAny)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// hasFeature of no feature
        #if hasFeature(NoSuchFeatureAtAll)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// hasAttribute
        #if hasAttribute(preconcurrency)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// hasAttribute of none
        #if hasAttribute(nosuchattribute)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// the version of the language
        #if swift(>=6.0)
        return t(["six"])
        #elseif swift(>=5.10)
        return t(["five"])
        #else
        return t(["old"])
        #endif
        //// the version of the language below
        #if swift(<6)
        return t(["below"])
        #else
        return t(["not"])
        #endif
        //// the version of the compiler
        #if compiler(>=6.0) && !compiler(<5.9)
        return t(["new"])
        #else
        return t(["old"])
        #endif
        //// the environment of the target
        #if targetEnvironment(simulator) || os(Windows)
        return t(["sim"])
        #else
        return t(["real"])
        #endif
        //// canImport
        #if canImport(Darwin)
        return t(["darwin"])
        #elseif canImport(Glibc)
        return t(["glibc"])
        #else
        return t(["other"])
        #endif
        //// canImport of what stands beside the description of packages
        #if canImport(CompilerPluginSupport) && canImport(DispatchIntrospection)
        return t(["plugins"])
        #else
        return t(["none"])
        #endif
        //// canImport of modules inside Foundation and Dispatch
        #if canImport(CoreFoundation) && canImport(CDispatch) && canImport(_FoundationCShims)
        return t(["inner"])
        #else
        return t(["none"])
        #endif
        //// canImport of a module that is not there
        #if canImport(NoSuchModuleAnywhere)
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// a condition with parentheses and not
        #if !(os(Linux) && os(macOS)) || false
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// a flag that is not set
        #if MY_FLAG
        return t(["yes"])
        #else
        return t(["no"])
        #endif
        //// nested conditions
        #if os(Linux)
        #if compiler(>=99)
        return t(["future"])
        #else
        return t(["linux"])
        #endif
        #else
        return t(["other"])
        #endif
        //// a tuple that swaps
        var (a, b) = ("A", "B")
        (a, b) = (b, a)
        return t([a + "1", b + "2"])
        //// a tuple that rotates
        var a = "A", b = "B", c = "C"
        (a, b, c) = (b, c, a)
        return t([a, b, c])
        //// elements that swap
        var list = ["A", "B"]
        (list[0], list[1]) = (list[1], list[0])
        return t(list.enumerated().map { "\($0.offset)\($0.element)" })
        //// a tuple with a part left out
        var a = "A"
        (a, _) = ("B", "C")
        return t([a])
        //// swapAt
        var list = ["A", "B", "C"]
        list.swapAt(0, 2)
        return t([list.joined()])
        //// swap
        var a = "A", b = "B"
        swap(&a, &b)
        return t([a + b])
        //// fibonacci with tuples
        var (a, b) = (0, 1)
        var seen: [String] = []
        while a < 10 { seen.append("F\(a)x\(b)"); (a, b) = (b, a + b) }
        return t(seen)
        //// an autoclosure that is never asked
        //// global
        var asked50: [String] = []
        func note50(_ s: String) -> Bool { asked50.append(s); return true }
        func when50(_ flag: Bool, _ value: @autoclosure () -> Bool) -> Bool { flag && value() }
        ////
        asked50 = []
        _ = when50(false, note50("A"))
        _ = when50(true, note50("B"))
        return t(asked50)
        //// an autoclosure that is asked twice
        //// global
        func twice51(_ value: @autoclosure () -> Int) -> Int { value() + value() }
        ////
        var n = 0
        func next() -> Int { n += 1; return n }
        let sum = twice51(next())
        return t(["S\(sum)N\(n)"])
        //// an autoclosure with a label and a default
        //// global
        func pick52(_ name: String, if condition: @autoclosure () -> Bool = true) -> [String] { condition() ? [name] : [] }
        ////
        return t(pick52("A") + pick52("B", if: 1 > 2) + pick52("C", if: [1].isEmpty == false))
        //// an autoclosure in a method
        //// global
        struct Guard53 { let on: Bool; func value(_ v: @autoclosure () -> String) -> String { on ? v() : "off" } }
        ////
        return t([Guard53(on: true).value("A"), Guard53(on: false).value(String(repeating: "B", count: 2))])
        //// an autoclosure that throws nothing
        //// global
        func attempt54<T>(_ body: @autoclosure () throws -> T) -> T? { try? body() }
        ////
        return t([attempt54("X") ?? "none"])
        //// an operator with an autoclosure
        //// global
        infix operator |||: LogicalDisjunctionPrecedence
        var ran55 = 0
        func act55() -> Bool { ran55 += 1; return true }
        func ||| (a: Bool, b: @autoclosure () -> Bool) -> Bool { a ? true : b() }
        ////
        ran55 = 0
        let x = true ||| act55()
        let y = false ||| act55()
        return t(["\(x)\(y)\(ran55)"])
        //// withExtendedLifetime
        var list = ["A"]
        withExtendedLifetime(list) { _ in list.append("B") }
        return t(list)
        //// withUnsafeMutablePointer
        var n = 1
        withUnsafeMutablePointer(to: &n) { $0.pointee = 5 }
        return t(["N\(n)"])
        //// withUnsafeBufferPointer
        var total = 0
        [1, 2, 3].withUnsafeBufferPointer { for x in $0 { total += x } }
        return t(["T\(total)"])
        //// withUnsafeMutableBufferPointer
        var list = [1, 2]
        list.withUnsafeMutableBufferPointer { $0[0] = 9 }
        return t(list.map { "N\($0)" })
        //// withUnsafePointer gives a value
        let name = withUnsafePointer(to: 7) { "N\($0.pointee)" }
        return t([name])
        //// withCString
        var seen: [String] = []
        "abc".withCString { _ in seen.append("called") }
        return t(seen)
        //// withoutActuallyEscaping
        func run(_ f: () -> String) -> String { withoutActuallyEscaping(f) { g in g() } }
        return t([run { "R" }])
        //// a regular expression in contains
        return t(["Abc1", "abc", "x2"].filter { $0.contains(#/[0-9]/#) })
        //// a regular expression's first match
        var found: [String] = []
        if let match = "key=value".firstMatch(of: #/(\w+)=(\w+)/#) { found = [String(match.1), String(match.2)] }
        return t(found)
        //// a regular expression that matches whole
        return t(["abc", "abc1"].filter { $0.wholeMatch(of: #/[a-z]+/#) != nil })
        //// split at a regular expression
        return t("a1b22c".split(separator: #/[0-9]+/#).map(String.init))
        //// replacing a regular expression
        return t(["a-b".replacing(#/-/#, with: "+")])
        //// a regular expression in a switch
        var kinds: [String] = []
        for name in ["ab", "12"] {
            switch name {
            case let x where x.contains(#/^[0-9]+$/#): kinds.append("n" + x)
            default: kinds.append("t" + name)
            }
        }
        return t(kinds)
        //// trimming a prefix
        return t(["--ab".trimmingPrefix("--")].map(String.init))
        //// matches of a regular expression
        return t("a1b2".matches(of: #/[0-9]/#).map { "D" + String($0.output) })
        //// replacing with NSRegularExpression
        let s = "Foo-Bar".replacingOccurrences(of: "[a-z]", with: "x", options: .regularExpression)
        return t([s])
        //// defer after return
        var list: [String] = []
        func f() -> String { defer { list.append("D") }; list.append("B"); return "R" }
        let r = f()
        return t(list + [r])
        //// defer in a loop
        var list: [String] = []
        for x in ["a", "b"] { defer { list.append(x + "!") }; if x == "a" { continue }; list.append(x) }
        return t(list)
        //// defer after throw
        struct E: Error {}
        var list: [String] = []
        func f() throws { defer { list.append("D") }; throw E() }
        do { try f(); list.append("no") } catch { list.append("caught") }
        return t(list)
        //// defers run backwards
        var list: [String] = []
        do { defer { list.append("1") }; defer { list.append("2") }; list.append("0") }
        return t(list)
        //// try? that fails
        struct E: Error {}
        func f(_ n: Int) throws -> String { if n > 1 { throw E() }; return "N\(n)" }
        return t([try? f(1), try? f(2)].compactMap { $0 })
        //// a catch with a pattern
        enum E: Error { case a, b }
        func f(_ e: E) -> String { do { throw e } catch E.a { return "A" } catch { return "other" } }
        return t([f(.a), f(.b)])
        //// rethrows
        struct E: Error {}
        func all(_ f: (Int) throws -> String) rethrows -> [String] { try [1, 2].map(f) }
        let x = (try? all { if $0 == 2 { throw E() }; return "A" }) ?? ["failed"]
        return t(x)
        //// labelled loops
        var seen: [String] = []
        outer: for a in 1...3 { for b in 1...3 { if b == 2 { continue outer }; if a == 3 { break outer }; seen.append("\(a)\(b)") } }
        return t(seen)
        //// break out of a switch in a loop
        var seen: [String] = []
        loop: for x in [1, 2, 3] { switch x { case 2: break loop; default: break }; seen.append("S\(x)") }
        return t(seen)
        //// fallthrough
        var seen: [String] = []
        switch 1 { case 1: seen.append("one"); fallthrough; case 2: seen.append("two"); default: seen.append("d") }
        return t(seen)
        //// repeat while
        var n = 0
        repeat { n += 2 } while n < 5
        return t(["N\(n)"])
        //// while let
        var queue = ["a", "b"]
        var seen: [String] = []
        while let x = queue.popLast() { seen.append(x); if x == "b" { queue.append("c") } }
        return t(seen)
        //// an inout argument of a closure
        var list = ["A"]
        let add: (inout [String]) -> Void = { $0.append("B") }
        add(&list)
        return t(list)
        //// an inout argument of a function
        func add(_ list: inout [String], _ x: String) { list.append(x) }
        var list = ["A"]
        add(&list, "B")
        return t(list)
        //// an inout element of a dictionary
        func add(_ list: inout [String], _ x: String) { list.append(x) }
        var d: [String: [String]] = [:]
        add(&d["k", default: []], "B")
        return t(d["k"] ?? [])
        //// reduce into
        let groups = ["a1", "b1", "a2"].reduce(into: [String: [String]]()) { $0[String($1.prefix(1)), default: []].append($1) }
        return t(groups.sorted { $0.key < $1.key }.map { $0.key + $0.value.joined() })
        //// a class that is shared
        final class Box { var list: [String] = [] }
        let a = Box()
        let b = a
        b.list.append("X")
        return t(a.list)
        //// a class with a subclass
        class A { func name() -> String { "A" } }
        class B: A { override func name() -> String { "B" + super.name() } }
        let all: [A] = [A(), B()]
        return t(all.map { $0.name() })
        //// a subclass with an inherited initialiser
        class A { var name: String; init(_ n: String) { name = n } }
        class B: A {}
        return t([B("X").name])
        //// a closure that counts
        func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
        let next = counter()
        _ = next()
        return t(["N\(next())"])
        //// a closure with a capture list
        var n = 1
        let f = { [n] in "N\(n)" }
        n = 2
        return t([f(), "M\(n)"])
        //// a closure that is called at once
        let x: String = { let a = "A"; return a + "B" }()
        return t([x])
        //// a closure of three parameters
        let f: (String, String, String) -> String = { $0 + $1 + $2 }
        return t([f("a", "b", "c")])
        //// a local variable that is computed
        var base = "A"
        var both: String { base + "!" }
        base = "B"
        return t([both])
        //// property observers
        struct S { var log: [String] = []; var n = 0 { didSet { log.append("N\(oldValue)\(n)") } } }
        var s = S()
        s.n = 1; s.n = 2
        return t(s.log)
        //// a lazy property
        final class S { var made: [String] = []; lazy var x: String = { made.append("made"); return "X" }() }
        let s = S()
        s.made.append("first")
        _ = s.x
        return t(s.made)
        //// a static variable is made once
        //// global
        enum Once102 { nonisolated(unsafe) static var count = 0; static let value: Int = { count += 1; return count }() }
        ////
        return t(["V\(Once102.value)\(Once102.value)"])
        //// a subscript with a setter
        //// global
        struct Grid103 { var cells = ["a", "b"]; subscript(i: Int) -> String { get { cells[i] } set { cells[i] = newValue + "!" } } }
        ////
        var g = Grid103()
        g[0] = "z"
        return t(g.cells)
        //// a computed property with a setter
        //// global
        struct Temp104 { var c = 1; var double: Int { get { c * 2 } set { c = newValue / 2 } } }
        ////
        var x = Temp104()
        x.double = 10
        x.double += 4
        return t(["C\(x.c)"])
        //// an operator of its own
        //// global
        infix operator +++: AdditionPrecedence
        func +++ (a: [String], b: String) -> [String] { a + [b, b] }
        ////
        return t((["A"] +++ "B").enumerated().map { "\($0.offset)\($0.element)" })
        //// a compound operator of its own
        //// global
        struct Bag106 { var items: [String] = []; static func += (bag: inout Bag106, item: String) { bag.items.append(item + "!") } }
        ////
        var bag = Bag106()
        bag += "A"
        return t(bag.items)
        //// a prefix operator of its own
        //// global
        prefix operator ^^
        prefix func ^^ (x: String) -> String { x + x }
        ////
        return t([^^"A"])
        //// callAsFunction
        //// global
        struct Maker108 { let suffix: String; func callAsFunction(_ n: String) -> String { n + suffix } }
        ////
        let make = Maker108(suffix: "!")
        return t([make("A")] + ["B"].map { make($0) })
        //// dynamic member lookup
        //// global
        @dynamicMemberLookup struct Dyn109 { subscript(dynamicMember name: String) -> String { name.uppercased() } }
        ////
        return t([Dyn109().hello])
        //// a property wrapper
        //// global
        @propertyWrapper struct Upper110 { var value = ""; var wrappedValue: String { get { value } set { value = newValue.uppercased() } } }
        struct Has110 { @Upper110 var name: String }
        ////
        var h = Has110()
        h.name = "abc"
        return t([h.name])
        //// a result builder
        //// global
        @resultBuilder enum List111 { static func buildBlock(_ parts: String...) -> [String] { parts } }
        func list111(@List111 _ body: () -> [String]) -> [String] { body() }
        ////
        return t(list111 { "A"; "B" })
        //// key paths that write
        struct P { var name = "A"; var other = "B" }
        var p = P()
        p[keyPath: \.name] = "C"
        for path in [\P.other] { p[keyPath: path] += "D" }
        return t([p.name, p.other])
        //// key paths that read
        struct P { var inner: [String] }
        return t([P(inner: ["A"]), P(inner: ["B", "C"])].flatMap(\.inner))
        //// sets
        var set: Set = ["A", "B"]
        let (isNew, _) = set.insert("A")
        return t(set.union(["C"]).subtracting(["B"]).sorted() + ["\(isNew)"])
        //// insert that says whether it did
        var seen = Set<String>()
        return t(["A", "B", "A"].filter { seen.insert($0).inserted })
        //// symmetric difference
        return t(Set(["A", "B"]).symmetricDifference(["B", "C"]).sorted())
        //// remove at
        var list = ["A", "B", "C"]
        let x = list.remove(at: list.firstIndex(of: "B")!)
        return t(list + [x + "!"])
        //// removing by a range
        var list = ["A", "B", "C", "D"]
        list.removeSubrange(1...2)
        return t(list)
        //// replacing by a range
        var list = ["A", "B", "C"]
        list.replaceSubrange(0..<2, with: ["X"])
        return t(list)
        //// removeAll where
        var list = ["A", "Bx", "C"]
        list.removeAll { $0.hasSuffix("x") }
        return t(list)
        //// partition
        var list = [3, 1, 2]
        let i = list.partition { $0 > 1 }
        return t(["I\(i)"])
        //// removeLast of two
        var list = ["A", "B", "C"]
        list.removeLast(2)
        return t(list)
        //// drop while
        return t(["a", "b", "C", "d"].drop { $0.first!.isLowercase }.map { $0 })
        //// prefix while
        return t(Array(["a", "b", "C", "d"].prefix { $0.first!.isLowercase }))
        //// max by
        return t([["a", "bbb", "cc"].max { $0.count < $1.count }!])
        //// min by a key
        return t([["aa", "b"].min(by: { $0.count < $1.count })!])
        //// zip and stride
        return t(zip(["a", "b"], stride(from: 0, to: 10, by: 5)).map { "\($0)\($1)" })
        //// sequence of states
        return t(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { "N\($0)" })
        //// chunked by hand
        let all = ["a", "b", "c"]
        return t(stride(from: 0, to: all.count, by: 2).map { all[$0..<min($0 + 2, all.count)].joined() })
        //// a range of characters
        return t(("a"..."c").contains("b") ? ["in"] : ["out"])
        //// indices of a string
        let s = "a.b.c"
        return t([String(s[s.index(after: s.firstIndex(of: ".")!)...])])
        //// prefix up to
        let s = "key:value"
        return t([String(s.prefix(upTo: s.firstIndex(of: ":")!)), String(s.prefix { $0 != ":" })])
        //// a string that changes
        var s = "abc"
        s.removeLast()
        s.append(contentsOf: "XY")
        s.insert("0", at: s.startIndex)
        return t([s])
        //// a string in reverse and capitals
        return t([String("abc".reversed()), "hello world".capitalized.replacingOccurrences(of: " ", with: "")])
        //// padding and format
        return t([String(format: "%02d-%@", 7, "x"), "7".padding(toLength: 3, withPad: "0", startingAt: 0)])
        //// numbers as text
        return t([String(255, radix: 16), "\(7 / 2)", "\(7 % 4)", "\(1 << 3)", "\(6 & 3)"])
        //// a switch over a tuple
        func f(_ a: Int, _ b: Bool) -> String { switch (a, b) { case (0, _): "zero"; case (let n, true) where n > 1: "many"; default: "else" } }
        return t([f(0, true), f(2, true), f(2, false)])
        //// an enum with values
        enum Kind { case plain(String), pair(a: String, b: String) }
        let all: [Kind] = [.plain("A"), .pair(a: "B", b: "C")]
        return t(all.map { switch $0 { case .plain(let n): n; case let .pair(a, b): a + b } })
        //// if case let
        enum Kind { case named(String), none }
        var names: [String] = []
        for kind in [Kind.named("A"), .none] { if case .named(let n) = kind { names.append(n) } }
        for case .named(let n) in [Kind.named("B"), .none] { names.append(n) }
        return t(names)
        //// raw values
        enum Kind: String, CaseIterable { case a, b = "bee" }
        return t(Kind.allCases.map(\.rawValue) + [Kind(rawValue: "bee") == .b ? "found" : "no"])
        //// optional map and flatMap
        let a: String? = "A"
        let b: String? = nil
        return t([a.map { $0 + "!" }, b.map { $0 + "!" }, a.flatMap { $0.isEmpty ? nil : "F" }].compactMap { $0 })
        //// optional chaining that assigns
        struct P { var list: [String] = [] }
        var p: P? = P()
        p?.list.append("A")
        var q: P? = nil
        q?.list.append("B")
        return t((p?.list ?? []) + (q?.list ?? ["none"]))
        //// if let with several
        let a: Int? = 1, b: Int? = nil
        if let a, let b { return t(["\(a)\(b)"]) }
        return t(["one is nil"])
        //// a ternary with effects
        var n = 0
        func inc() -> Int { n += 1; return n }
        let x = n == 0 ? inc() : inc() + inc()
        return t(["X\(x)N\(n)"])
        //// logic that stops
        var n = 0
        func inc() -> Bool { n += 1; return true }
        _ = true || inc()
        _ = false && inc()
        _ = false || inc()
        return t(["N\(n)"])
        //// nil coalescing that stops
        var n = 0
        func inc() -> String { n += 1; return "made" }
        let a: String? = "A", b: String? = nil
        return t([a ?? inc(), b ?? inc(), "N\(n)"])
        //// interpolation with effects
        var n = 0
        func inc() -> Int { n += 1; return n }
        return t(["\(inc())-\(inc())", "N\(n)"])
        //// a generic function with a constraint
        protocol Named { var name: String { get } }
        struct A: Named { let name: String }
        func names<T: Named>(_ list: [T]) -> [String] { list.map(\.name) }
        return t(names([A(name: "X")]))
        //// a default of a protocol
        //// global
        protocol Named155 { var name: String { get } }
        extension Named155 { var name: String { "default" }; func twice() -> String { name + name } }
        struct A155: Named155 {}
        struct B155: Named155 { let name: String }
        ////
        return t([A155().twice(), B155(name: "B").twice()])
        //// an extension of Array where
        //// global
        extension Array where Element == String { func suffixed156(_ s: String) -> [String] { map { $0 + s } } }
        extension Array where Element == Int { func suffixed156(_ s: String) -> [String] { map { "I\($0)" + s } } }
        ////
        return t(["A"].suffixed156("x") + [1].suffixed156("y"))
        //// a recursive function
        func all(_ n: Int) -> [String] { n == 0 ? [] : all(n - 1) + ["N\(n)"] }
        return t(all(3))
        //// functions as values
        let makers: [(String) -> String] = [{ $0 + "1" }, { $0.uppercased() }]
        return t(makers.map { $0("a") })
        //// a dictionary of functions
        let makers: [String: () -> String] = ["x": { "X" }]
        return t([makers["x"]!(), makers["y"]?() ?? "none"])
        //// a setter called through a function value
        var list: [String] = []
        let add = { (x: String) in list.append(x) }
        ["A", "B"].forEach(add)
        return t(list)
        //// a method passed on
        var list = ["b", "a"]
        let contains = list.contains
        list = []
        return t([contains("a") ? "yes" : "no"])
        //// targets that are shared
        let a: Target = .target(name: "A")
        let b = a
        b.dependencies += ["X", .product(name: "P", package: "p")]
        return [a]
        //// targets changed in a loop with a condition
        let all: [Target] = [.target(name: "A"), .testTarget(name: "T"), .target(name: "B")]
        for target in all where target.type != .test { target.dependencies.append("Kit") }
        return all
        //// targets changed by index
        var all: [Target] = [.target(name: "A"), .target(name: "B")]
        all[1].dependencies = [.target(name: "A")]
        all.first?.dependencies.append("Z")
        return all
        //// targets changed by a function
        func with(_ target: Target, _ name: String) -> Target { target.dependencies.append(.byName(name: name)); return target }
        return [with(.target(name: "A"), "X")]
        //// targets found by name
        let all: [Target] = [.target(name: "A"), .target(name: "B")]
        all.first { $0.name == "B" }?.dependencies.append("F")
        if let i = all.firstIndex(where: { $0.name == "A" }) { all[i].dependencies.append("I") }
        return all
        //// a file that is read
        let text = (try? String(contentsOfFile: "/no/such/file/at/all", encoding: .utf8)) ?? "none"
        return t([text])
        //// the environment
        let flag = Context.environment["STRATA_NOT_SET"] != nil
        let other = ProcessInfo.processInfo.environment["STRATA_NOT_SET_EITHER"] ?? "unset"
        return t([flag ? "on" : "off", other])
        //// a unit of measure and a date
        let now = Date()
        return t(now > Date.distantPast ? ["past"] : ["future"])
        //// components of a path
        let url = URL(fileURLWithPath: "/a/b/c.swift")
        return t([url.lastPathComponent, url.deletingLastPathComponent().lastPathComponent, url.pathExtension])
        //// an ordered comparison of cases
        enum Level: Int, Comparable { case low, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
        return t([Level.high > .low ? "yes" : "no", "\([Level.high, .low].sorted())"])
        //// sorting by two keys
        let all = [("b", 1), ("a", 2), ("a", 1)]
        return t(all.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.0)\($0.1)" })
        //// a list of lists, flattened and unique
        var seen: Set<String> = []
        let all = [["A", "B"], ["B", "C"]].joined().filter { seen.insert($0).inserted }
        return t(all)
        //// sums of mixed lists
        let flag = false
        return t(["A"] + (flag ? ["B"] : []) + ["C"].filter { _ in !flag })
        //// an if that is a value
        let n = 3
        let name = if n > 2 { "big" } else { "small" }
        return t([name])
        //// a nested function that changes what is around
        var list: [String] = []
        func outer() { func inner(_ x: String) { list.append(x) }; inner("A"); inner("B") }
        outer()
        return t(list)
        //// shadowed names
        let name = "A"
        var list: [String] = []
        do { let name = name + "!"; list.append(name) }
        list.append(name)
        return t(list)
        //// variadic functions
        func all(_ names: String..., suffix: String = "") -> [String] { names.map { $0 + suffix } }
        return t(all("A", "B") + all("C", suffix: "!"))
        //// a type inside of a type with a static
        //// global
        enum Names180 { enum Inner { static let a = "A" + Outer.b; enum Outer { static let b = "B" } } }
        ////
        return t([Names180.Inner.a])
        //// a typealias of a tuple
        typealias Pair = (name: String, deps: [String])
        let all: [Pair] = [("A", ["X"]), (name: "B", deps: [])]
        return all.map { .target(name: $0.name, dependencies: $0.deps.map { .byName(name: $0) }) }
        """#
}
