extension RuleExplanation {
    static let cycle = RuleExplanation(
        kind: .cycle, summary: "modules import each other in a circle",
        what: """
            Modules reach each other by imports. Shown are the shortest way round and the smallest \
            set of edges whose removal leaves no cycle; where the circle is too large to be \
            certain, the text says so.
            """,
        why: """
            A cycle is one module with several names: nothing in it can be built, tested, \
            understood or moved alone. SwiftPM refuses declared cycles; those by undeclared \
            imports work by luck of the build order.
            """,
        remedy: """
            Begin with the edges that break it: they are the fewest. Turn each around with a \
            protocol beside its user, or move what both sides need into a module below them. If \
            the modules are one idea, merge them.
            """)

    static let undeclared = RuleExplanation(
        kind: .undeclared, summary: "a file imports what its target does not declare at all",
        what: """
            A file imports a module that its target reaches by no declaration, neither its own nor \
            through others. Imports under `#if canImport` or for some platforms only are left out, \
            and so are modules of which nothing is known.
            """,
        why: """
            It compiles only if something else happens to have built that module before. A clean \
            build, a different scheme or more cores can fail, and the build system does not \
            rebuild the file when the module changes.
            """,
        remedy: """
            Declare the dependency in the manifest if it is meant; then the layer rules judge it. \
            Else remove the import, which is often left over.
            """)

    static let transitive = RuleExplanation(
        kind: .transitive, summary: "a file imports what its target reaches only through others",
        what: """
            A file imports a module that its target does not declare itself, but reaches through \
            what it declares. That is common: between a sixth and two thirds of all import edges \
            in real codebases.
            """,
        why: """
            It works until the module in between drops its own dependency: then a file breaks that \
            nobody touched. The manifest tells less than the truth about who uses whom. It is \
            information, no error.
            """,
        remedy: """
            Declare the dependency where it is used. Where a module is meant to bring another \
            along, say so with `@_exported import`, or live with it.
            """)

    static let unused = RuleExplanation(
        kind: .unused, summary: "a target declares what none of its files imports",
        what: """
            A target declares a dependency that none of its files imports. Plugins, macros, \
            programs, system and prebuilt ones are left out, and so is what another import hands \
            on, and every target for which a plugin may generate sources. What comes from \
            elsewhere beside an import of the same package is a note only: only that package's \
            sources would tell whether linking needs it. Not imported does not mean useless: \
            resources, registration at start, and linking need no import.
            """,
        why: """
            Every declared dependency is built before the target and rebuilds it when it changes. \
            The ones that nobody uses cost build time and hide what the target really needs.
            """,
        remedy: """
            Remove it and build from clean. If something fails to link, to register or to find a \
            resource, put it back and exclude the edge in `.strata.yml` with that reason.
            """)

    static let unassigned = RuleExplanation(
        kind: .unassigned, summary: "a module stands in no layer",
        what: """
            A module that is shipped matches no pattern of any layer. Tests, their helpers, dev \
            apps, macros and plugins need no layer.
            """,
        why: """
            No layer rule holds for it, so that it may import everything and be imported by \
            everyone. New modules slip in that way, and the picture of the layers is no longer the \
            codebase.
            """,
        remedy: """
            Add its name or its folder to a layer. Patterns over folders take new modules in by \
            themselves.
            """)

    static let unregistered = RuleExplanation(
        kind: .unregistered, summary: "a container resolves what nothing registers",
        what: """
            A dependency injection container is asked for something that no code registers.
            """,
        why: """
            It compiles, and ends the program when the line runs: often only on a path that no \
            test takes.
            """,
        remedy: """
            Register it in the composition root, or pass it as a parameter, so that the compiler \
            finds what is missing.
            """)
}
