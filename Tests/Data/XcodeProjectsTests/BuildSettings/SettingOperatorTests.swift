import Testing

@testable import XcodeProjects

@Suite struct SettingOperatorTests {
    private func apply(_ operators: String, to value: String) -> String? {
        SettingTable([
            SettingAssignment("V", value), SettingAssignment("X", "$(V:\(operators))"),
        ]).value(of: "X")
    }

    @Test(arguments: [
        ("lower", "My App", "my app"), ("upper", "My App", "MY APP"),
        ("identifier", "2 Pets-Ä_x", "__Pets___x"),
        ("c99extidentifier", "2 Pets-Ä_x", "__Pets_Ä_x"),
        ("c99extidentifier", "e\u{301}t", "ét"), ("c99extidentifier", "a😀b", "a_b"),
        ("rfc1034identifier", "2 Pets-Ä_x", "--Pets---x"), ("identifier", "", ""),
        ("quote", #"a b"c'\d"#, #"a\ b\"c\'\\d"#), ("not", "YES", "NO"), ("not", "x", "YES"),
        ("truncatedversion", "1.2.3.4", "1.2.3"),
    ])
    func `words are changed`(_ name: String, _ value: String, _ expected: String) {
        #expect(apply(name, to: value) == expected)
    }

    @Test(arguments: [
        ("file", "/tmp/Any.framework", "Any.framework"), ("file", "plain", "plain"),
        ("file", "/a/b/", ""), ("base", "/tmp/Any.framework", "Any"), ("base", "a.b.c", "a.b"),
        ("base", ".hidden", ""), ("base", "dir.d/name", "name"),
        ("suffix", "/tmp/Any.framework", ".framework"), ("suffix", "dir.d/name", ""),
        ("suffix", "/a.b/", ""), ("dir", "/tmp/Any.framework", "/tmp/"), ("dir", "plain", "./"),
        ("dir", "/root", "/"), ("standardizepath", "/foo//x/.././bar/", "/foo/bar"),
        ("standardizepath", "foo/../bar/./baz", "foo/../bar/baz"), ("standardizepath", ".", "."),
        ("standardizepath", "/../..", "/"),
    ])
    func `paths are taken apart`(_ name: String, _ value: String, _ expected: String) {
        #expect(apply(name, to: value) == expected)
    }

    @Test(arguments: [
        ("dir=ba ba", "ba ba/file.c"), ("file=ba", "/tmp/dir/ba"), ("base=ba", "/tmp/dir/ba.c"),
        ("suffix=.o", "/tmp/dir/file.o"), ("suffix=o", "/tmp/dir/file.o"),
        ("relativeto=/tmp/dir/file.c/deep", "deep"), ("relativeto=other", "/tmp/dir/file.c"),
        ("isancestor=/tmp", "YES"), ("isancestor=/tmp/d", "NO"), ("isancestor=x", "NO"),
    ])
    func `parts of paths are replaced`(_ operators: String, _ expected: String) {
        #expect(apply(operators, to: "/tmp/dir/file.c") == expected)
    }
}
