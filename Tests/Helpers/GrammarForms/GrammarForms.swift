/// Small sources, each of one form of Swift's grammar.
package enum GrammarForms {
    package static let declarations = [
        "import Foundation\n@testable import A.B\npublic import struct C.D\n@_spi(X) @preconcurrency import E",
        "#if canImport(UIKit) && !os(tvOS)\nimport UIKit\n#elseif swift(>=5.9.1)\nimport AppKit\n#else\nimport C\n#endif",
        "public struct A<T: P & Q, each U>: B, C.D<E> where T.X == Int, T: ~Copyable {}",
        "open class A: @unchecked Sendable, B { override open class func f() {} ; deinit {} }",
        "public protocol P<A>: AnyObject { associatedtype A: Q = R where A.B == C\n func f() async throws -> A\n var longerName: Int { get set } }",
        "public extension Array where Element == Int { func sum() -> Element { 0 } }",
        "extension [String: Int] { var x: Int { 1 } }",
        "extension A.B: P, Q { static let shared = A() ; private struct Hidden {} }",
        "indirect enum E: String { case a, b(Int, label: E = .a), c = \"x\"\n case `default` }",
        "actor A { nonisolated let id: Int ; isolated deinit {} }",
        "distributed actor A { nonisolated(unsafe) static var x = 1 }",
        "public typealias Handler<T> = @Sendable (inout T, _ x: Int...) async throws(E) -> (A, b: B)?",
        "infix operator <>: AdditionPrecedence\nprefix operator ^^\nprecedencegroup G { higherThan: A, B\n associativity: left\n assignment: true }",
        "let a = b\n#if C\n.d\n#elseif E\n.f { import g }\n#else\n.h()\n#endif\n.i",
        "protocol P { associatedtype `each` ; associatedtype eachOne }",
        "func <><T>(lhs: T, rhs: T) -> Bool { lhs == rhs }\nprefix func ^^ (x: Int) -> Int { x }",
        "@attached(member, names: named(init), prefixed(_)) public macro M<T>(_ x: T) -> Int = #externalMacro(module: \"A\", type: \"B\")",
        "class C { public init?<T>(longParameter name: T, _: Int = 1, callback: @escaping () -> Void) where T: P { self.init() } }",
        "struct S { subscript<T>(index: T, default value: @autoclosure () -> Int) -> Int where T: P { get { 1 } set(newer) { } } }",
        "@objc(doIt:with:) @available(iOS 13.0.1, *) @available(*, deprecated, renamed: \"g\", message: \"no\") func f(a: Int, with: Int) {}",
        "@backDeployed(before: iOS 17, macOS 14.1) public func f() {}",
        "@inlinable public func f() -> Other { Inner.make(of: Type.self) }",
        "@usableFromInline internal struct S { @usableFromInline var x: Other }",
        "@Wrapper(wrappedValue: 1, \\.path) private(set) public var first: A = B(), second: C",
        "public var (left, right): (A, B) = (1, 2), third = Foo()",
        "var x: Int = 0 { willSet(newest) { print(newest) } didSet { print(oldValue) } }",
        "var x: Int { get async throws { 1 } }\nvar y: Int { _read { yield z } _modify { yield &z } }",
        "var body: some View { Text(\"a\").bold() }\nlazy var lazily: Int = { 1 }()",
        "let closure: (Int) -> Void = { _ in }, other = { (a: Int, b) -> Int in a + b }",
        "weak var a: A?, b: B!\nunowned(unsafe) let c: C\nfinal class X {}",
        "#if DEBUG\nstruct A {}\n#if os(iOS)\nfunc f() {}\n#endif\n#else\nstruct B {}\n#endif",
        "struct S {\n#if DEBUG\nlet x = 1\n#else\nlet x = 2\n#endif\n}",
        "struct S { #warning(\"todo\")\n #macro(1) { 2 } }\n#error(\"no\")",
        "func f<let n: Int, each T: P>(_ x: repeat each T, y: borrowing A, z: consuming B, w: sending C, v: isolated D) {}",
        "func f(_ a: any P.Type, b: some Q & R, c: [Int: [String]], d: (a: Int, b: B), e: A.Type) {}",
        "private struct Hidden { let hiddenProperty = 1 }\nfileprivate func hiddenFunction() {}",
    ]

    package static let statements = [
        "func f() { if let x, var y = z?.w, case .some(let v) = q, #available(iOS 17, *) { } else if a { } else { } }",
        "func f() { guard let self, case let .b(x, _) = y else { return } ; while true { break } }",
        "func f() { outer: for case let (a, b?) in zip(x, y) where a < b { continue outer } }",
        "func f() async throws { for try await x: Int in stream { print(x) } ; repeat { } while a }",
        "func f() { switch x { case 1, 2...: fallthrough\ncase let .a(b) where b > 1: break\ncase is A, let c as B: g()\n@unknown default: h() } }",
        "func f() {\nswitch x {\n#if DEBUG\ncase 1: a()\n#endif\ncase 2:\nb()\n#if os(iOS)\nc()\n#endif\ndefault: d()\n}\n}",
        "func f() throws(E) { do throws(E) { try g() } catch let error as F where error.x { } catch { throw error } ; defer { h() } }",
        "func f() { let a = if x { 1 } else { 2 }\nlet b = switch y { case .a: 1\ndefault: 2 }\nreturn if a { b } else { c } }",
        "func f() { async let x = g() ; let y = await x\n_ = try? await z!.w\nlet longLocalName = 1 }",
        "func f() { label: do { break label } ; discard self }",
        "func f() { return\n}\nfunc g() { return ; }",
        "print(\"top\")\nfor x in y { z(x) }\nlet topLevel = 1",
        "func f() { struct Local<T> { let x: T } ; func inner() {} ; enum E { case a } }",
        "func f() { if x { y } else { z } ; var observed = 1 { didSet { } } }",
    ]

    package static let expressions = [
        "let a = b + -c * !d ?? e ... f ..< g && h || i <> j\nlet k = l ? m : n ? .o : p",
        "let a = b as? C ?? d as! E is F\nlet g = h as (Int) -> Void",
        "let a = f(1, b: 2, &c, default: 3) { $0 } then: { x, _ in x } else: { }",
        "let a = A<B, C<D>>(e).f<G>(h)[i]?.j!.k(l:m:).n.0.1",
        "let a = b < c, d = e > f\nlet g = h(i < j, k > (l))\nlet m = n<o>(p)",
        "let a = [1, 2, ], b = [c: d, e: f], g = [:], h = [Int](), i = [String: [Int]](), j = []",
        "let a = (b, c: d), e = (), f = ((g))\nlet h = x.map(\\.y.z?.w[0]).filter(\\A<B>.c).sorted(by: <)",
        "let a = { [weak self, unowned(safe) b, c = d] (e: inout F, g) async throws -> H in i }",
        "let a = { @MainActor [x] in y }, b = { (z) in }, c = { z, w in }, d = { }, e = { _ = $0 }",
        "let a = \"b\\(c + \"d\\(e)\") \\u{1F600}\\n\", f = #\"g\\h\\#(i)\"#, j = ##\"\"#k\"##",
        "let a = \"\"\"\n    b \\(c)\n\n      d \\\n    e\n    \"\"\"\nlet f = #\"\"\"#\nlet g = \"\"",
        "let a = #selector(B.c(_:d:)), e = #keyPath(F.g), h = #file, i = #line",
        "let a = 0x1F + 0b10 + 0o17 + 1_000 + 1.5e-3 + 1e10, b = 5.description, c = x.0",
        "let a = b\n    .c()\n    #if DEBUG\n    .d { e }\n    #else\n    .f\n    #endif\n    .g()",
        "let a: [Int] = .init(b), c = .d, e = .f(g) { h }, i = Self.j, k = super.l, m = type(of: n)",
        "let a = try await b, c = try? d, e = try! f\nlet g = unsafe h, i = copy j, k = consume l",
        "let a = any P.self, b = (any Q).self, c = (A & B).self, d = (Int) -> Void.self",
        "let a = b / c, d = (e) / 2, f = self / 3\nlet g = h/i\nvar j = 1\nj /= 2",
        "let a = x, y = z // comment\n/* block /* nested */ */ let b = 1 /* end */",
        "let `class` = `a b`.`init`, $c = $d.e, _f = $g",
        "let a = b is C ? d : e\nlet f = g ?? { h }()",
        "let a = i.j { k }.l { m } n: { o }\nlet p = q { r } [0]",
        "let a = b.c { d in\n e\n} f: {\n g\n}",
        "let a = repeat each b, c = (repeat (each d).e)",
    ]

    package static let previews = [
        "#Preview(\"Name\", traits: .landscapeLeft, .sizeThatFits) { Thing(name: Other.value) }",
        "#Preview { @Previewable @State var x = 1\n Thing(x) }\n#Preview(\"B\", as: .systemSmall) { W() } timeline: { E() }",
        "struct A_Previews: PreviewProvider { static var previews: some View { Group { B().previewDisplayName(\"One\")\n C() }.previewDisplayName(\"All\") } }",
        "enum CartPreviews: PreviewList { case empty, full\n var body: some View { Cart() } }",
    ]

    package static let all = declarations + statements + expressions + previews

    /// Forms that are Swift and that the scanner does not read.
    package static let leftToTheParser = [
        "let a = /b+/", "let a = #/b+/#", "let été = 1", "func • () {}", "#!/usr/bin/swift",
        "let a = <#placeholder#>", "class A: nonisolated B {}", "let a: [3 of Int] = x",
        "let a = [2 of Int]()", "@_specialize(where T == Int) func f<T>(_ x: T) {}",
        "let a = \\.?.b", "#sourceLocation(file: \"a\", line: 1)", "let a = Module::b",
        "#if A\n@objc\n#endif\nfunc f() {}", "var a: B { unsafeMutableAddress { } }",
        "var a: B { addressWithOwner { b } }",
        "@_originallyDefinedIn(module: \"A\", iOS 1) func f() {}",
        "let a =  b\n#if C\n<A<B>>.d\n#elseif E\n.f { g }\n#else\n.h()\nH#endif\n.i",
        "let a = A<(b: (C, d: E = F { #if G\n#endif\n})) -> H>.i",
        "let a = b\n#if C\n<A<B>>.d\n#elseif E\n.f { g }\n#else\n.h()\n#endif\n.i",
        "var a: B { borrowing get { b } set { c = newValue } }", "var a: B { consuming get { b } }",
    ]

    /// Texts that are not Swift.
    package static let mistakes = [
        "let a = ", "let a b", "func f( {}", "struct {}", "let a = 1 let b = 2", "a = [1, 2",
        "if { }", "let x = \"abc", "let x = \"\"\"\na\"\"\"", "func f() -> {}", "case a",
        "switch x { a() }", "let a =1", "foo(a b)", "let a = 0xZ", "@ objc func f() {}", "}",
        "let a = \"\\q\"", "#if A\nlet a = 1", "let a = b ? c", "let a = (1", "import 1",
        "func f() {} func g() {}", "class A { 1 }", "/* open", "let a = 1;;",
        "if let a = b, c = d {}",
        "struct S { let a = }", "enum E { case }", "let a: = 1", "for x y {}", "guard x { }",
        "let x = \"\"\"\n  a\n b\n  \"\"\"", "var x: Int { get set { } }", "let a = try let b",
        "@_dynamicReplacement(for: a + b) func f() {}", "var a: (B) rethrows -> C",
        "var a: B { get rethrows { b } }", "let z = \"\\(if a { }\nelse { })\"",
        "let a = \"\"\"\n  \\(b\r)\n  \"\"\"", "let a:A<B/*\n*/>?", "try open\nfunc f() { }",
        "try repeat { }", "return actor\nfunc f() {}", "infix operator +\n{ }",
        "@backDeployed(before: *) func f() {}", "protocol P { associatedtype each\n\n}",
        "#if os( await )\n#endif", "@attached(member, names: named(id),\n)\nmacro M()",
        "let a = A<(b: C = D)>", "let a = A<(b: C = D, e: F)>()", "a.b<[(c: D = e)]>(f)",
        "enum E { case a\n class public case b }", "any actor\nimport A",
        "let i = { (j, k:~ L) -> M in n }",
    ]

    /// What may come into a text to damage it.
    package static let alphabet = [
        " if ", " let ", " case ", " in ", " is ", " try ", " await ", " async ", " throws ", "->",
        " some ", " each ", "{", "}", "(", ")", "[", "]", "<", ">", ",", ";", ":", ".", "@", "#",
        "\\", "\"", "?", "!", " = ", "&", " where ", " init ", ".self", " get ", " func ",
        " class ",
        " inout ", "/", " // ", "/*", "*/", "`", "$0", "_", "\n", "\n#if A\n", "\n#endif\n", "...",
        " actor ", " open ", " consuming ", " isolated ", " set ", "é", "\t",
    ]

    /// Words that stand where names may stand.
    package static let keywords: Set<String> = ["default", "extension", "init", "self", "Self"]
}
