import BazelPackages
import Codebase
import Mutations
import TemporaryCodebases
import Testing
import Tiers

@Suite struct BuildFileFuzzTests {
    private static let seed = #"""
        load(":defs.bzl", "feature", other = "thing")
        load("@rules_swift//swift:swift.bzl", "swift_library")
        NAMES = ["A", "B"] + [n for n in ("C",) if n not in {"C": 1}]
        def f(name, n = 3, *args, **kwargs):
            if n > 0 and not kwargs.get("stop"):
                return f(name + "_%d" % n, n - 1, **kwargs)
            swift_library(name = name, srcs = glob(["*.swift"], exclude = ["b*"]), **kwargs)
        [f(name = n, deps = [":" + m for m in NAMES[:1]]) for n in NAMES]
        x = [1]; x.append(x); x += x
        feature(name = "F", srcs = select({"//a:b": ["a.swift"], "//conditions:default": x[::-1]}))
        alias(name = "G", actual = ":{}".format("G"))
        filegroup(name = "H", srcs = [":H", "a.swift".replace("a", 'b')])
        """#

    @Test(
        .long, .timeLimit(.minutes(20)),
        arguments: Mutations.rounds)
    func `damaged build files neither trap nor hang`(round: UInt64) async throws {
        let alphabet = [
            "\n", "    ", "[", "]", "{", "}", "(", ")", ":", ",", "**", "*", "\"", "'", "\"\"\"",
            "\\",
            "for", "in", "if", "lambda", "not", "-", "%", "//", "+=", "x", "range(99999)", "\t",
            "#",
            "9223372036854775807", ".pop()", "\u{0}", "é",
        ]
        let codebase = try TemporaryCodebase([
            "a.swift": "", "b.swift": "",
            "defs.bzl": "load(\":BUILD\", \"f\")\ndef feature(**kwargs):\n    f(**kwargs)\n",
        ])
        for text in Mutations(of: Self.seed, alphabet: alphabet, round: round) {
            try codebase.write(text, to: "BUILD")
            let reading = await BazelPackageReader().read(codebase.tree, trust: .untrusted)
            #expect(reading.modules.count < 10_000)
        }
    }
}
