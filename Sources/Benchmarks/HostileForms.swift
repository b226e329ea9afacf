/// Short sources in which Swift is hard to read: what a mutation makes of them is read both ways.
enum HostileForms {
    static let all = (names + literals + macros + conditions + bytes + angles + rest)
        .map { Array($0.utf8) }

    private static let names = [
        "struct `a b` { let `1 + 2` = 1; func `is it?`(`in it` x: `a b`) -> `c d`<`e f`> { `g h`.`i j` } }",
        "enum `my enum`: `raw type` { case `first one`, `second`(`a label`: Int) }\nlet x = `my enum`.`first one`",
        "let `class` = `self`.`init`, `Type` = a.`Type`, `self` = b.`self`, c = d.`init`(e)",
        "func `+`(a: Int) {}\nfunc `func`() { `func`() }\nvar `$0` = 1\nlet `_` = 2",
        "import `a b`\nimport struct `c`.`d e`\nextension `a b`.`c d`: `p q` where `T` == `u v` {}",
        "let $a = 1, b = { $0.$b + $1 }, _$c = $d\nstruct S { @A var x = 1; func f() { $x; _x } }",
        "#if `a`\nimport A\n#endif\nlet a = #selector(`b c`.d), e = \\`A b`.`c d`",
    ]

    private static let literals = [
        "let a = /b+c/, d = #/e/f/#, g = ##/h/#i/##\nlet j = #/\n  k\n  # l\n/#",
        "let a = b / c / d, e = f(/g/), h = [/i/, /j k/]\nlet l = m ? /n/ : /o/",
        "foo(/a, b/)\nlet c = try /d/\nlet e = { /f/ }\nreturn /g/h\nlet i = !/j/",
        "let a = (b)/c, d = e[f]/g, h = i!/j, k = l?/m/\nlet n = o /p/ q\nlet r = s /t",
        "if /a/.b { }\nswitch /c/ { case /d/: e }\nlet f = \\/g/\nprefix operator /\nlet h = /i",
        "let a = \"b\\(c(\"d\\(e)f\"))g\", h = #\"i\\#(j)\\(k)\"#, l = \"\\(m { $0 }) \\(n, o: p)\"",
        "let a = \"\"\"\n  b \\(\"\"\"\n    c\n    \"\"\") d \\\n  e \\\"\"\" f\n  \"\"\"\nlet g = #\"\"\"\n\\#(h)\n\"\"\"#",
        "let a = \"\\u{1F600}\\0\\t\\\\\\\"\\'\", b = #\"\\#n\\n\"#, c = ##\"\"#\"##, d = #\"\"\"#",
        "let a = 1_000.5e-3, b = 0xAp-2, c = 0x1.8p3, d = 1.e, e = 0b1_0.f, g = .5, h = 1..<2, i = 1...",
        "let a = <#b#>, c = d<#e#>\nfunc f(<#g#>: Int) {}",
    ]

    private static let macros = [
        "@A @B(c: d) @C.D<E>(f) @attached(peer) struct S { #g\n #h(i) { j } k: { l } }",
        "#a\n#b.c\n#d(e).f { g }\nlet h = #i, j = #k<L>(m) { n } o: { p }, q = #r ?? #s[t]",
        "@freestanding(expression) macro a<T>(_ b: T) -> T = #externalMacro(module: \"C\", type: \"D\")",
        "#Preview(\"a\", traits: .b) { @Previewable @State var c = d\n E(c) }\n#Preview { F() }",
        "struct S { @A(wrappedValue: 1, { $0 }) var b: Int { didSet {} }\n @C let d = 1, e = 2\n #f }",
        "@available(*, deprecated, message: \"a\") @objc(b:c:) @inline(__always) public func d(b: Int, c: Int) {}",
        "func a(@B _ c: @escaping @Sendable () -> Void, @D(e) f: Int) { @G func h() {}; @I var j = 1 }",
        "let a = { @MainActor @Sendable (b: Int) async in c }\n@main struct D { #if e\n @f\n #endif\n static func main() {} }",
        "#warning(\"a\") #error(\"b\")\n#sourceLocation(file: \"c\", line: 1)\nlet d = 1\n#sourceLocation()",
        "#!/usr/bin/env swift\nlet a = 1",
    ]

    private static let conditions = [
        "let a = b\n#if C\n.d\n#elseif E\n.f { g }\n#else\n.h()\n#endif\n.i",
        "switch a {\n#if B\ncase .c: d\n#else\ncase .e: f\n#endif\n#if G\ncase .h:\n#endif\ni\ndefault: j }",
        "struct S {\n#if A\nvar b: Int {\n#else\nvar b: String {\n#endif\nc } }",
        "#if A || !B && (C) && os(iOS) && swift(>=5.9) && canImport(D.E, _version: 1.2) && compiler(<6) && hasFeature(F)\nimport G\n#endif",
        "@a\n#if B\n@c\n#endif\nfunc d() {}\n#if E\n#if F\n#else\n#endif\n#elseif G\n#endif",
        "f(a,\n#if B\nc,\n#endif\nd)\nlet e = [\n1,\n#if F\n2,\n#endif\n]",
        "#if A { let b = 1 }\n#endif\n#if C\nlet d = 1 #endif\n#if 0\n) } ]\n#endif",
        "func a() {\nguard b else {\n#if C\nreturn\n#else\nthrow d\n#endif\n}\n#if E\nif f {\n#endif\n} }",
        "enum E {\n#if A\ncase b\n#endif\ncase c\n}\nprotocol P {\n#if A\nfunc f()\n#endif\n}",
        "#if A\nimport B // strata:ignore because\n#endif // A\n#if targetEnvironment(simulator) /* b */ && C // d\n#endif",
    ]

    private static let bytes = [
        "let a = 1\rlet b = 2\r\nlet c = 3\n\rfunc d() {\r}\r// e\rimport F\r/* g\r*/import H",
        "\u{FEFF}import A\n\u{FEFF}let b = \"\u{FEFF}\"\n// \u{FEFF}\nlet c\u{FEFF} = 1",
        "let a\u{0} = 1\n\u{0}import B\nlet c = \"\u{0}\"\n// \u{0}\n/* \u{0} */ struct D {}",
        "let a\u{A0}= 1\u{2028}let b = 2\u{2029}import C\u{85}let d\u{3000}= 3\u{200B}",
        "let é = 1, 日本 = é, a\u{301} = 2, 😀 = 3\nfunc •(a: Int) {}\nlet b = \"é\" // é",
        "let a = 1\u{C}let b = 2\u{B}\tlet c = 3 \\\nlet d = 4 \\ e\u{1A}\nlet f = 5\u{7F}",
        "let a = \"\"\"\r\n  b\r\n  \\(c)\r  \"\"\"\r\nlet d = \"e\rf\"\n#if G\r#else\r\n#endif\r",
        "<<<<<<< a\nlet b = 1\n||||||| c\n=======\nlet d = 2\n>>>>>>> e\nlet f = 3 >>>> 4",
    ]

    private static let angles = [
        "let a: A<B<C>> = D<E<F>>(), g = h >> i, j: K<L<M>>? = nil, n: O<P<Q>>= r",
        "func a<T: B<C<D>>>(_ e: F<G<H>>, i: J<K<L<M>>>...) -> N<O<P>> where Q == R<S<T>> {}",
        "let a = b < c, d > (e), f = g<h>(i), j = k < l > m, n = o<p>.q, r = s<t>>>u",
        "f(a<b, c>(d))\ng(h < i, j > k)\nlet l = m<n, o>>p\nlet q = r<s?>>(t), u = v<w!>.x",
        "let a: @Sendable (B<C>) -> D<E>>, f: (any G<H>)?>, i: [J<K>: L<M<N>>]\nlet o = p<[q]>()",
        "operator >> : A\ninfix operator >>> : B\nfunc >><T>(a: T, b: T) {}\nfunc <<<T>(a: T) {}\nlet c = d >>> e",
        "typealias A<B> = C<B>.D<(E) -> F<G>>\nlet h = A<(b: C, D)>()\nlet i = J<each K>()\nlet l: M<3, -1> = n",
        "extension A<B<C>> {}\nextension [D<E>] {}\nlet f = G<~H>.i, j = K<L & M>(), n = (o<p>)q",
    ]

    private static let rest = [
        "let a = if b { c } else if d { e } else { f }\nlet g = switch h { case .i where j: k; default: l }\nlet m = do { n } catch { o }",
        "var a: Int { get async throws(E) { b } set(c) { } }\nvar d: E { _read { yield f } _modify { yield &g } }\nvar h: I { init(i) accesses(j) { } }",
        "func f(_ a: borrowing A, b: sending B, c: isolated C, d: inout sending D) async throws(E) -> sending F {}",
        "for await a in b where c { }\nfor case .d(let e)? in f { }\nwhile case let g? = h, i { }\nrepeat { } while j\ndefer { k }",
        "let a = b is C, d = e as! F, g = (h as? I)?.j ?? k as L\nlet m = await try n, o = try! await p",
        "actor A { nonisolated let b = 1; nonisolated(nonsending) func c() async {} ; isolated deinit {} }",
        "precedencegroup A { higherThan: B\n associativity: left\n assignment: true }\ninfix operator +++: A\nprefix operator √",
        "struct A: ~Copyable, @unchecked Sendable, @retroactive B { consuming func c() { discard self } }\nfunc d<let n: Int>(_ e: repeat each F) {}",
        "let a = consume b, c = copy d, e = unsafe f, g = each h, i = any J.self, k = some L\nyield m\nasync let n = o",
        "class A { required convenience init?() { super.init() }\n class var b: C { d }\n override subscript(e: F) -> G { h }\n deinit {} }",
        "a: while b { continue a }\nc: do { break c }\nlet d = { [weak self, unowned e, f = g] in self?.h }\nlet i = { (j, k: L) -> M in n }",
        "a.b { c } d: { e }\nf { g in h }.i { j }\nk[l] { m }\nn()()()[o]!?.p\n.q\nlet r = s\n{ t }\nu\n(v)\nw\n[x]",
        "@propertyWrapper @dynamicMemberLookup open class A<B>: C { open subscript<D>(dynamicMember e: KeyPath<F, D>) -> D { g[keyPath: e] } }",
        "public import A\n@_exported import B.C\n@testable @preconcurrency import class D.E\ninternal import func F.g // strata:ignore h",
    ]
}
