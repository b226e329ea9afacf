extension RuleExplanation {
    static let upward = RuleExplanation(
        kind: .upward, summary: "a module imports one in a higher layer",
        what: """
            A module imports one in a higher layer, or in a layer that `may_import` or `strict` \
            does not allow. Layers are ordered from top to bottom; imports point down.
            """,
        why: """
            Low layers are built first and used by many modules. Once a low module depends on a \
            high one, neither can be built, tested, replaced or moved without the other, every \
            change above rebuilds what is below, and a cycle is one import away.
            """,
        remedy: """
            Describe what the lower module needs as a protocol in the lower module, implement the \
            protocol in the higher one, and connect the two in the composition root. If the lower \
            module only needs a type or a function, move that down. If the module is in the wrong \
            layer, move the module up.
            """)

    static let sideways = RuleExplanation(
        kind: .sideways, summary: "a feature imports another feature",
        what: """
            A feature imports another feature of the same layer. Interface modules are allowed \
            where the layer says so, and so are modules that belong to the same feature by name.
            """,
        why: """
            Features that depend on each other cannot be built, shown or tested alone: each one \
            pulls in the next, and the dev app of one feature becomes the whole app. Teams wait \
            for each other's changes.
            """,
        remedy: """
            Most sideways imports open a screen of the other feature: declare a router protocol in \
            the feature that navigates, and implement it in the composition root. Move shared \
            views to the UI layer and shared rules to the domain; put shared data behind a \
            protocol.
            """)

    static let peer = RuleExplanation(
        kind: .peer, summary: "a module imports another module of a layer that forbids it",
        what: """
            A module imports another module of its own layer, and the layer has `peers: \
            forbidden`.
            """,
        why: """
            Independent core modules can be used one at a time. When they depend on each other, \
            using one brings in all of them, and the bottom of the codebase becomes one block that \
            every build waits for.
            """,
        remedy: """
            Move the shared code into a smaller module below, or pass it in as a parameter. If the \
            two modules always change together, merge them. If the layer was never meant to be \
            this strict, write `peers: allowed`.
            """)

    static let bypass = RuleExplanation(
        kind: .bypass, summary: "an implementation is imported although its interface exists",
        what: """
            A module imports an implementation although there is an interface module for it \
            (`XInterface` or `XAPI` beside `X`). The composition root, dev apps and the tests of \
            any of these or of the implementation may import it, and so may who needs what no \
            interface can give: a class to inherit from, or nothing but members that it adds to \
            types of others.
            """,
        why: """
            The interface exists so that other modules build without the implementation, and so \
            that tests and previews can replace it. One bypass brings back all of its build time \
            and all of its dependencies.
            """,
        remedy: """
            Import the interface and take the implementation as a parameter; the composition root \
            knows both. If the interface lacks something, add it there. If nobody needs the split, \
            remove the interface module.
            """)

    static let impure = RuleExplanation(
        kind: .impure, summary: "a domain module imports UI or data, or a view imports its data",
        what: """
            A module of a layer with `pure: true`, such as a domain, imports a UI module, a data \
            module or a framework that draws or stores (SwiftUI, UIKit, AppKit, CoreData and \
            others); or a UI module imports an implementation, which its previews do not need.
            """,
        why: """
            The domain describes what the app does, and should outlive its screens and its \
            storage. A pure domain builds on every platform, and its tests run in milliseconds. A \
            view that imports its data layer makes every preview as heavy as the app.
            """,
        remedy: """
            Describe what the domain needs as a protocol in the domain, and implement it in the \
            data layer. Replace framework types with your own values, and convert where the two \
            meet. Give views plain values and closures.
            """)

    static let forbidden = RuleExplanation(
        kind: .forbidden, summary: "a module imports what a rule in .strata.yml forbids",
        what: """
            A module imports another one although a rule under `rules:` in `.strata.yml` forbids it, \
            or although the module is not among the ones that the rule allows. The sentence after \
            the colon is the reason that the rule gives.
            """,
        why: """
            Somebody on the team decided this and wrote down why. Layers say which way \
            dependencies point; a rule says what they cannot, such as that only one module may know \
            a library.
            """,
        remedy: """
            Use what the reason names in place of the import. If the rule is wrong, change it; if \
            one module has to be different, exclude it with a reason of its own.
            """)
}
