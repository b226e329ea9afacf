extension RuleExplanation {
    static let cycle = RuleExplanation(
        kind: .cycle, summary: "modules depend on each other in a cycle",
        what: """
            Modules depend on each other through imports. Strata shows the shortest path around \
            the cycle and the smallest set of edges whose removal leaves no cycle; if the cycle is \
            too large to be certain of either, the text says so.
            """,
        why: """
            A cycle is one module with several names: no part of it can be built, tested, \
            understood or moved alone. SwiftPM rejects declared cycles; cycles through undeclared \
            imports build only by luck of the build order.
            """,
        remedy: """
            Start with the edges that break the cycle: there are few of them. Invert each with a \
            protocol in the module that uses it, or move the shared code to a module below. If the \
            modules are one idea, merge them.
            """)

    static let undeclared = RuleExplanation(
        kind: .undeclared, summary: "a file imports a module that its target does not depend on",
        what: """
            A file imports a module that its target does not depend on, directly or transitively. \
            Imports under `#if canImport` or for some platforms only are left out, and so are \
            modules that Strata knows nothing about.
            """,
        why: """
            The file compiles only if something else happened to build that module before. A clean \
            build, a different scheme or more cores can make it fail, and the build system does \
            not rebuild the file when the module changes.
            """,
        remedy: """
            If the dependency is intended, declare it in the manifest; the layer rules then apply \
            to it. Otherwise remove the import: it is often left over.
            """)

    static let transitive = RuleExplanation(
        kind: .transitive,
        summary: "a file imports a module that its target depends on only transitively",
        what: """
            A file imports a module that its target does not declare, but depends on through other \
            targets. This is common: between a sixth and two thirds of all import edges in real \
            codebases.
            """,
        why: """
            The file compiles until the module in between drops the dependency: then a file breaks \
            that nobody changed. The manifest does not show who uses the module. It is a note, not \
            an error.
            """,
        remedy: """
            Declare the dependency where it is used. If a module is meant to bring another one \
            along, use `@_exported import`, or accept the note.
            """)

    static let unused = RuleExplanation(
        kind: .unused, summary: "a target declares a dependency that none of its files imports",
        what: """
            A target declares a dependency that none of its files imports. Plugins, macros, \
            executables, system libraries and binary targets are left out, and so are modules \
            re-exported by another import, modules that make types of others conform to something, \
            which the runtime finds, targets for which a plugin may generate sources, and what a \
            test target is called after: its tests may still have to be written. An \
            external dependency is only a note if another product of the same package is imported: \
            linking may need both, and only the sources of the package would tell. It is a note, too, \
            if the line that declares it does so for other targets, as in a template, and one of them \
            needs it, if the same name makes the target that it depends on, or if a codebase has too \
            many such declarations to know of all whether others reach something through them. \
            If files use names that the dependency declares, the violation is `unimported` instead; \
            if what they import is reached through it alone, \
            `indirect`. Not imported does not mean useless: resources, registration at launch and linking need no import.
            """,
        why: """
            Every declared dependency is built before the target, and rebuilds the target when it \
            changes. Unused ones cost build time and hide what the target really needs.
            """,
        remedy: """
            Remove the dependency and run a clean build. If something fails to link, to register \
            or to find a resource, restore it and exclude the edge in `.strata.yml` with that \
            reason.
            """)

    static let unimported = RuleExplanation(
        kind: .unimported,
        summary: "a target declares what no file imports, but files use its names",
        what: """
            A target declares a dependency that none of its files imports, but files use names that \
            it declares: a member that another import lets them see, a key path such as \
            `\\.apiClient`, or a type that something hands on. The uses are found by name and shown \
            with their lines. Names that the target declares itself, or that another import of the \
            file may bring, do not count.
            """,
        why: """
            Swift shows the members of a module to every file once any file of the build imports \
            it. The dependency is likely needed, but no import says so: whoever takes it for unused \
            breaks the build, and the upcoming feature `MemberImportVisibility` makes the import \
            compulsory.
            """,
        remedy: """
            Import the module where its names are used: `strata imports --readiness` lists what \
            each file lacks. If the names belong to something else, remove the dependency; `--fix` \
            never does that for you here.
            """)

    static let indirect = RuleExplanation(
        kind: .indirect,
        summary: "a target declares what no file imports, to reach what files do import",
        what: """
            A target declares a dependency that none of its files imports, and its own files, or \
            those of a target that depends on it, import modules that are reached through that \
            dependency and no other. What a package that is \
            not read brings along counts as reached.
            """,
        why: """
            The dependency is needed, but not for what it is: the target is built after all that it \
            depends on, and breaks when it drops one of them. Where many targets declare the same \
            one, it has become an umbrella that everything waits for.
            """,
        remedy: """
            Declare the modules that are imported, then remove the dependency. `strata imports \
            --fix` shows the change where it knows how the manifest names them.
            """)

    static let unassigned = RuleExplanation(
        kind: .unassigned, summary: "a module is in no layer",
        what: """
            A shipped module matches no pattern of any layer. Tests, test helpers, dev apps, \
            macros and plugins need no layer.
            """,
        why: """
            No layer rule applies to the module: it may import everything, and everything may \
            import it. New modules slip in this way, and the layers no longer describe the \
            codebase.
            """,
        remedy: """
            Add the name or the folder of the module to a layer. Patterns for folders include new \
            modules automatically.
            """)

    static let exclusion = RuleExplanation(
        kind: .exclusion, summary: "a comment excludes nothing, or gives no reason",
        what: """
            A comment `// strata:exclude KIND: REASON` lets the import behind it, or in the next \
            line of code, break a rule. It must name rules that this line breaks, and a reason; \
            several kinds are separated by commas. `unused`, `unimported`, `indirect` and `unassigned` are \
            about no line of code: exclude them in `.strata.yml`.
            """,
        why: """
            An exclusion without a reason cannot be judged later. One that has outlived its \
            violation lets the next one through unseen.
            """,
        remedy: """
            Remove the comment if the violation is gone. Otherwise correct the kind, put the \
            comment at the import, and write the reason behind the colon.
            """)
}
