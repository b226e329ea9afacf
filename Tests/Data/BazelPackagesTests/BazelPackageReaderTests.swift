import BazelPackages
import Codebase
import Testing

@Suite struct BazelPackageReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await BazelPackageReader().read(tree, trust: .untrusted) == ProjectReading())
    }

    @Test func `a library is known by its label, and its name is made of it`() async throws {
        let reading = try await read([
            "Sources/my-kit/BUILD.bazel": swiftRules + """
                swift_library(name = "Kit-UI", srcs = ["A.swift"], deps = ["//Sources/Core", "@repo//x:Y"])
                """,
            "Sources/my-kit/A.swift": "",
            "Sources/Core/BUILD": swiftRules + """
                swift_library(name = "Core", module_name = "CoreKit", srcs = glob(["**/*.swift"]))
                """,
            "Sources/Core/B/C.swift": "",
        ])
        let kit = reading.module("//Sources/my-kit:Kit-UI")
        #expect(kit?.moduleName == "Sources_my_kit_Kit_UI")
        #expect(kit?.container == "Sources/my-kit")
        #expect(kit?.manifest == "Sources/my-kit/BUILD.bazel")
        #expect(kit?.dependencies.map(\.line) == [2, 2])
        #expect(
            kit?.dependencies.map(\.name) == [
                .module("//Sources/Core:Core"), .product("Y", package: "repo"),
            ])
        #expect(
            reading.externals == [ExternalPackage(identity: "repo", container: "Sources/my-kit")])
        #expect(reading.module("//Sources/Core:Core")?.moduleName == "CoreKit")
        #expect(reading.sources(of: "//Sources/Core:Core") == ["Sources/Core/B/C.swift"])
    }

    @Test func `a dependency in a package that is not there is told`() async throws {
        let reading = try await read([
            "Sources/App/BUILD": swiftRules + """
                swift_library(name = "App", srcs = ["A.swift"], deps = ["//Core", "//Gone/Kit", ":B"])
                """,
            "Sources/App/A.swift": "", "Core/BUILD": swiftRules,
        ])
        #expect(reading.incomplete.map(\.path) == ["Sources/App/BUILD"])
        #expect(
            reading.incomplete.map(\.reason) == [
                "This refers to the package `Gone/Kit`, and nothing is there. Check it out, or "
                    + "correct the path."
            ])
    }

    @Test(arguments: [("Cafe\u{301}", "Caf\u{E9}"), ("Caf\u{E9}", "Cafe\u{301}")])
    func `files are spelled as on disk, however a build file spells them`(
        _ disk: String, _ text: String
    ) async throws {
        let reading = try await read([
            "\(disk)/BUILD": swiftRules
                + #"swift_library(name = "A", srcs = ["\#(text).swift"], deps = ["//\#(text)/\#(text):B"])"#,
            "\(disk)/\(disk).swift": "",
            "\(disk)/\(disk)/BUILD": swiftRules
                + #"swift_library(name = "B", srcs = glob(["\#(text)*.swift"]))"#,
            "\(disk)/\(disk)/\(disk)View.swift": "",
        ])
        let sources = reading.modules.flatMap(\.sources).map { Array($0.string.utf8) }
        #expect(
            sources == [
                Array("\(disk)/\(disk).swift".utf8),
                Array("\(disk)/\(disk)/\(disk)View.swift".utf8),
            ])
        #expect(reading.modules.first?.dependencies.map(\.name) == [.module(reading.modules[1].id)])
        #expect(reading.incomplete.isEmpty)
    }

    @Test
    func `a macro that fails stands for the target that it would have declared`() async throws {
        let reading = try await read([
            "macros.bzl": swiftRules + """
                def framework(name, srcs, deps = [], **kwargs):
                    fail("this needs a Mac")
                def both(name, srcs):
                    swift_library(name = name, srcs = srcs, module_name = "Real")
                    fail("too late")
                """,
            "BUILD": """
            load("//:macros.bzl", "both", "framework")
            framework(name = "Kit", srcs = glob(["Kit/*.swift"]), deps = [":Core"])
            both(name = "Core", srcs = ["core.swift"])
            swift_library(name = "Last", srcs = ["last.swift"])
            """,
            "Kit/a.swift": "", "core.swift": "", "last.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["Kit", "Core", "Last"])
        #expect(reading.sources(of: "//:Kit") == ["Kit/a.swift"])
        #expect(reading.dependencies(of: "//:Kit") == [.module("//:Core")])
        #expect(reading.module("//:Core")?.moduleName == "Real")
        #expect(reading.incomplete.map(\.line) == [2, 3])
    }

    @Test func `a statement that never ends leaves steps for those behind it`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                [[x for x in range(10000)] for y in range(10000)]
                swift_library(name = "A", srcs = ["a.swift"])
                """,
            "a.swift": "",
        ])
        #expect(reading.sources(of: "//:A") == ["a.swift"])
        #expect(reading.incomplete.map(\.line) == [2])
    }

    @Test func `types are told apart as Bazel's common library does`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                load("@bazel_skylib//lib:types.bzl", "types")
                [swift_library(name = "A%s" % i, srcs = ["a.swift"]) for i, x in enumerate([
                    types.is_dict({}), types.is_list([]), types.is_string("s"),
                    types.is_none(None), types.is_tuple((1, 2)), types.is_string([]),
                    types.is_dict(None),
                ]) if x]
                """,
            "a.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A0", "A1", "A2", "A3", "A4"])
    }

    @Test func `globs stop at packages below, and leave out what they exclude`() async throws {
        let reading = try await read([
            "BUILD": swiftRules
                + #"swift_library(name = "A", srcs = glob(["**/*.swift"], exclude = ["Old/**"]))"#,
            "a.swift": "", "Old/b.swift": "", "Deep/c.swift": "", "Sub/BUILD": "",
            "Sub/d.swift": "",
            "Nested/WORKSPACE": "", "Nested/BUILD.bazel": "", "Nested/e.swift": "",
        ])
        #expect(reading.sources(of: "//:A") == ["Deep/c.swift", "a.swift"])
    }

    @Test func `a nested workspace has roots of its own`() async throws {
        let library = #"swift_library(name = "A", srcs = ["a.swift"], deps = ["//:B"])"#
        let other = #"swift_library(name = "B", srcs = ["b.swift"])"#
        let reading = try await read([
            "BUILD": swiftRules + other, "b.swift": "",
            "Example/MODULE.bazel": "", "Example/App/BUILD": swiftRules + library,
            "Example/App/a.swift": "", "Example/BUILD": swiftRules + other, "Example/b.swift": "",
        ])
        #expect(reading.dependencies(of: "Example//App:A") == [.module("Example//:B")])
        #expect(reading.sources(of: "//:B") == ["b.swift"])
    }

    @Test func `aliases and groups stand for what they name`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                alias(name = "first", actual = ":second")
                alias(name = "second", actual = "//:K")
                alias(name = "loop", actual = ":loop")
                swift_library_group(name = "all", deps = [":first", ":L"])
                swift_library(name = "A", srcs = ["a.swift"], deps = [":all", ":loop"])
                swift_library(name = "K", srcs = [":files"])
                swift_library(name = "L", srcs = ["//Other:l.swift"])
                filegroup(name = "files", srcs = [":more", "k.swift"])
                filegroup(name = "more", srcs = glob(["M/*.swift"]) + [":files"])
                """,
            "a.swift": "", "k.swift": "", "M/m.swift": "", "Other/BUILD": "", "Other/l.swift": "",
        ])
        #expect(reading.dependencies(of: "//:A") == [.module("//:K"), .module("//:L")])
        #expect(reading.sources(of: "//:K") == ["M/m.swift", "k.swift"])
        #expect(reading.sources(of: "//:L") == ["Other/l.swift"])
    }

    @Test func `what all branches of a select have is always there`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                swift_library(
                    name = "A",
                    srcs = ["a.swift"] + select({"//c:mac": ["m.swift"], "//conditions:default": []}),
                    deps = select({"//c:mac": [":B", ":C"], "//conditions:default": [":B"]}),
                )
                swift_library(name = "B", srcs = ["b.swift"])
                swift_library(name = "C", srcs = ["b.swift"])
                """,
            "a.swift": "", "b.swift": "", "m.swift": "",
        ])
        #expect(reading.sources(of: "//:A") == ["a.swift", "m.swift"])
        #expect(reading.module("//:A")?.dependencies.map(\.condition) == [nil, "//c:mac"])
    }

    @Test func `macros of the codebase are run`() async throws {
        let reading = try await read([
            "tools/BUILD": "",
            "tools/defs.bzl": swiftRules + #"""
                load(":names.bzl", suffix = "TESTS")

                def feature(name, deps = [], **kwargs):
                    """A library and its tests."""
                    srcs = native.glob(["%s/Sources/**/*.swift" % name])
                    swift_library(name = name, srcs = srcs, module_name = name, deps = deps, **kwargs)
                    if kwargs.pop("tested", True):
                        swift_test(
                            name = name + suffix,
                            srcs = native.glob(["{}/Tests/*.swift".format(name)]),
                            deps = [":" + name],
                        )
                """#,
            "tools/names.bzl": #"TESTS = "Tests""#,
            "App/BUILD": """
            load("//tools:defs.bzl", "feature")
            [feature(name = n, deps = [":" + d for d in ds]) for n, ds in {"A": [], "B": ["A"]}.items()]
            """,
            "App/A/Sources/a.swift": "", "App/B/Sources/b.swift": "", "App/B/Tests/t.swift": "",
        ])
        #expect(
            Set(reading.modules.map(\.id.rawValue)) == [
                "//App:A", "//App:B", "//App:ATests", "//App:BTests",
            ])
        #expect(reading.dependencies(of: "//App:B") == [.module("//App:A")])
        #expect(reading.module("//App:BTests")?.kind == .test)
        #expect(reading.module("//App:A")?.dependencies.isEmpty == true)
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a foreign rule named after Swift, or given Swift, is a module`() async throws {
        let reading = try await read([
            "BUILD": """
            load("@tools//:x.bzl", "my_swift_thing", lib = "apple_framework")
            load("@elsewhere//:y.bzl", "lint_library")
            my_swift_thing(name = "A", srcs = ["a.swift"])
            lib(name = "B", srcs = ["b.swift"])
            lint_library(name = "C", srcs = ["a.swift"])
            genrule(name = "D", srcs = ["a.swift"], outs = ["d.txt"])
            """,
            "a.swift": "", "b.swift": "",
        ])
        #expect(reading.modules.map(\.id.rawValue) == ["//:A", "//:B"])
        #expect(reading.modules.map(\.moduleName) == ["A", "B"])
    }

    @Test func `apps, tests and plugins have their kinds and purposes`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                ios_application(name = "App", deps = [":L"], extensions = [":Ext"])
                ios_extension(name = "Ext", deps = [":L"])
                ios_unit_test(name = "T", deps = [":L"], test_host = ":App")
                swift_compiler_plugin(name = "M", srcs = ["m.swift"])
                swift_library(name = "L", srcs = ["l.swift"], plugins = [":M"], data = ["x.json", ":App"])
                swift_binary(name = "Tool", srcs = ["l.swift"])
                """,
            "m.swift": "", "l.swift": "",
        ])
        #expect(
            reading.modules.map(\.kind) == [
                .app, .appExtension, .test, .macro, .library, .executable,
            ])
        #expect(reading.module("//:App")?.dependencies.map(\.purpose) == [.code, .embedding])
        #expect(reading.module("//:T")?.dependencies.map(\.purpose) == [.code, .testHost])
        #expect(reading.module("//:L")?.dependencies.map(\.purpose) == [.plugin, .embedding])
    }

    @Test func `files that load each other end`() async throws {
        let reading = try await read([
            "BUILD": """
            load(":a.bzl", "swift_thing")
            swift_thing(name = "A", srcs = ["a.swift"])
            """,
            "a.bzl":
                "load(\":b.bzl\", \"x\")\ndef swift_thing(**kwargs):\n    swift_thing(**kwargs)\n",
            "b.bzl": "load(\":a.bzl\", \"y\")\nx = 1\n", "a.swift": "",
        ])
        #expect(reading.sources(of: "//:A") == ["a.swift"])
        #expect(reading.incomplete.count == 1)
    }

    @Test func `a repository in a folder of the codebase is no external`() async throws {
        let reading = try await read([
            "MODULE.bazel": """
            module(name = "me")
            bazel_dep(name = "kit", repo_name = "my_kit")
            local_path_override(module_name = "kit", path = "Kit")
            """,
            "BUILD": swiftRules + """
                swift_library(name = "A", srcs = ["a.swift"], deps = ["@my_kit//:K", "@me//:B", "@//:B"])
                swift_library(name = "B", srcs = ["b.swift"])
                """,
            "a.swift": "", "b.swift": "", "Kit/MODULE.bazel": "", "Kit/k.swift": "",
            "Kit/BUILD": swiftRules + #"swift_library(name = "K", srcs = ["k.swift"])"#,
        ])
        #expect(
            reading.dependencies(of: "//:A") == [
                .module("Kit//:K"), .module("//:B"), .module("//:B"),
            ])
    }

    @Test func `a dependency is declared in the element of the list that names it`() async throws {
        let reading = try await read([
            "Kit/BUILD": swiftRules + """
                swift_library(
                    name = "Kit",
                    srcs = ["A.swift"],
                    deps = [
                        "//Core",
                    ] + ["@repo//x:Y"],
                )
                """,
            "Kit/A.swift": "",
            "Core/BUILD": swiftRules + "swift_library(name = \"Core\", srcs = [\"B.swift\"])",
            "Core/B.swift": "",
        ])
        let kit = reading.module("//Kit:Kit")
        #expect(kit?.dependencies.map(\.line) == [6, 7])
    }

    @Test func `what only a build could tell is named, with its line`() async throws {
        let reading = try await read([
            "BUILD": swiftRules + """
                swift_library(name = "A", srcs = made_up(1), deps = [":B"])
                swift_library(name = "B", srcs = ["gone.swift", ":made.swift"])
                genrule(name = "g", outs = ["made.swift"])
                def broken(:
                swift_library(name = "C", srcs = ["c.swift"])
                fail("no")
                """,
            "c.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A", "B", "C"])
        #expect(reading.incomplete.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) } == [2, 3, 5, 7])
    }
}
