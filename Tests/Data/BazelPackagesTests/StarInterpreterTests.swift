import Testing
import Tiers

@testable import BazelPackages

@Suite struct StarInterpreterTests {
    /// What `x` is after a text has run.
    private func x(_ text: String) -> String? {
        let scope = StarScope()
        let host = StarInterpreter.Host(
            load: { _ in nil }, glob: { include, _ in include }, fileCount: 1, package: "a/b",
            declare: { _ in })
        let parsed = StarParser.parse(text)
        let errors = StarInterpreter(host: host).runFile(parsed.statements, in: scope)
        return (parsed.errors + errors).isEmpty ? scope.values["x"]?.identity : nil
    }

    @Test(arguments: [
        ("x = 1 + 2 * 3 - -1", "8"), ("x = 7 // 2, -7 // 2, -7 % 3", "(3, -4, 2)"),
        ("x = not 1 == 2 and 'a' in 'cat'", "True"), ("x = 3 not in [1, 2]", "True"),
        ("x = 'a' 'b' + r'\\n' + \"\"\"c\"\"\"", "\"ab\\\\nc\""), ("x = [1, 2, 3][-1]", "3"),
        ("x = 'abcdef'[1:-1], [1, 2, 3][::-1]", "(\"bcde\", [3, 2, 1])"),
        ("x = [a + b for a, b in [(1, 2), (3, 4)] if a > 1]", "[7]"),
        ("x = {k: v for k, v in {'a': 1}.items()}", "{\"a\": 1}"),
        ("x = 'yes' if [] else 'no'", "\"no\""), ("x = 0x10", "16"),
        ("x = (lambda a, b = 2: a + b)(1)", "3"), ("x = '%s-%d%%' % ('a', 1)", "\"a-1%\""),
        ("x = '{} {0} {n} {{}}'.format('a', n = 1)", "\"a a 1 {}\""),
        ("x = 'a/b/c'.rsplit('/', 1)", "[\"a/b\", \"c\"]"),
        ("x = 'A.b'.partition('.')[2]", "\"b\""),
        ("x = 'fooBar'.removeprefix('foo').lower()", "\"bar\""),
        ("x = sorted(['b', 'a'], reverse = True)", "[\"b\", \"a\"]"),
        ("x = dict(a = 1) | {'b': 2}", "{\"a\": 1, \"b\": 2}"),
        ("x = [i for i in range(1, 6, 2)]", "[1, 3, 5]"), ("x = package_name()", "\"a/b\""),
        ("x = native.package_name() + str(len('abc'))", "\"a/b3\""),
        ("x = struct(a = [1]).a", "[1]"), ("x = [e for e in enumerate(['a'])]", "[(0, \"a\")]"),
        ("x = list(zip([1, 2], [3, 4]))", "[(1, 3), (2, 4)]"),
        ("x = any([0, 1]), all([])", "(True, True)"),
        ("x = [[0] * 2, 'ab' * 2]", "[[0, 0], \"abab\"]"), ("x = type('')", "\"string\""),
    ])
    func `expressions have Starlark's values`(text: String, value: String) {
        #expect(x(text) == value)
    }

    @Test func `lists are shared, not copied`() {
        #expect(x("a = [1]\nx = a\na.append(2)\na += [3]\n") == "[1, 2, 3]")
    }

    @Test func `functions take defaults, lists and dictionaries of arguments`() {
        let text = """
            def f(a, *rest, b = 2, **more):
                for r in rest:
                    if r == 9: break
                    elif r == 8:
                        continue
                    a += r
                return [a, b, more]
            x = f(1, 2, 8, 3, 9, 5, b = 4, c = 5)
            """
        #expect(x(text) == "[6, 4, {\"c\": 5}]")
    }

    @Test(
        .long,
        arguments: [
            "def f(): return f()\nx = f()", "x = [i for i in range(99999) for j in range(99999)]",
            "x = 'a' * 999\nx = x * 999\nx = x * 999", "x = [1]\nfor i in range(60): x = x + x",
            "x = 'a'\nfor i in range(60): x += x", "x = (" + String(repeating: "(", count: 5_000),
            "x = 9223372036854775807 + 1\nx = -9223372036854775808 // -1\nx = fail()",
        ])
    func `what would not end is stopped`(text: String) {
        #expect(x(text) == nil)
    }

    @Test func `a list that holds itself can be looked at`() {
        #expect(x("y = [1]\ny.append(y)\ny.append(y)\nx = (y == y)") == "True")
    }
}
