extension RuleExplanation {
    static let upward = RuleExplanation(
        kind: .upward, summary: "a module imports one in a higher layer",
        what: """
            A module imports one that stands in a higher layer, or in a layer that its own may not \
            import because of `may_import` or `strict`. Layers are ordered from top to bottom; \
            imports point down.
            """,
        why: """
            What stands low is built first and used by many. Once it knows something higher, \
            neither can be built, tested, replaced or moved without the other, every change above \
            rebuilds what is below, and a cycle is one import away.
            """,
        remedy: """
            Ask what the lower module really needs, say it as a protocol in the lower module, and \
            let the higher one implement it; the composition root hands the implementation in. If \
            the lower module only uses a type or a function, move that down. If it is the module \
            that stands wrong, move it up.
            """)

    static let sideways = RuleExplanation(
        kind: .sideways, summary: "a feature imports another feature",
        what: """
            A feature imports another feature of the same layer. The other's interface module is \
            allowed where the layer says so, and so is what belongs to the same feature by its \
            name.
            """,
        why: """
            Features that know each other cannot be built, shown or tested alone: each drags in \
            the next, and the dev app of one becomes the whole app. Two teams then wait for each \
            other's changes.
            """,
        remedy: """
            Most sideways imports open the other's screen: declare a router protocol in the \
            feature that wants to leave, and implement it in the composition root. A view that \
            both show belongs into the UI layer, a rule that both need into the domain, and data \
            that both use behind a protocol.
            """)

    static let peer = RuleExplanation(
        kind: .peer, summary: "a module imports another of a layer whose modules stand alone",
        what: """
            A module imports another of its own layer, and the layer says `peers: forbidden`: its \
            modules stand alone.
            """,
        why: """
            Core modules are worth having because each can be taken by itself. When they lean on \
            each other, whoever wants one gets all, and the bottom of the codebase turns into one \
            lump that every build waits for.
            """,
        remedy: """
            Move what both need into one of them only if the other is really about it; else into a \
            smaller module below, or let the caller pass it in. If the two change together all the \
            time, merge them. If the layer was never meant to be that strict, write `peers: \
            allowed`.
            """)

    static let bypass = RuleExplanation(
        kind: .bypass, summary: "an implementation is imported although its interface exists",
        what: """
            A module imports an implementation although there is an interface module for it \
            (`XInterface` or `XAPI` beside `X`). The composition root, dev apps, and the \
            implementation's own tests may.
            """,
        why: """
            The interface was split off so that others can be built without the implementation, \
            and so that it can be replaced in tests and previews. One bypass brings back all of \
            its build time and all of its dependencies.
            """,
        remedy: """
            Import the interface and take the implementation as a parameter; the composition root \
            knows both. If the interface lacks what is needed, add it there. If nobody needs the \
            split, remove the interface module instead.
            """)

    static let leak = RuleExplanation(
        kind: .leak, summary: "an implementation is constructed outside the composition root",
        what: """
            An implementation of the data layer is imported or constructed anywhere but in the \
            composition root.
            """,
        why: """
            Whoever constructs a thing decides for everyone what it is. Tests, previews and dev \
            apps can no longer put something else in its place, and lifetimes are spread over the \
            codebase.
            """,
        remedy: """
            Take it as a parameter of the initialiser, typed as the protocol of the domain, and \
            construct it in the composition root. If a fresh one is needed each time, take a \
            factory.
            """)

    static let impure = RuleExplanation(
        kind: .impure, summary: "a domain module imports presentation or data, or a view its data",
        what: """
            A module of a layer that says `pure: true`, as a domain should, imports a user \
            interface, a data layer or a framework that draws or stores (SwiftUI, UIKit, AppKit, \
            CoreData and the like); or a UI module imports an implementation, which its previews \
            do not need.
            """,
        why: """
            The domain says what the program is about, and should outlive its screens and its \
            storage. Pure, it builds everywhere and its tests run in milliseconds. A view that \
            brings its data layer along makes every preview as heavy as the app.
            """,
        remedy: """
            Describe what is needed as a protocol in the domain and implement it in the data \
            layer. Replace framework types with values of your own and convert at the border. Give \
            views plain values and closures.
            """)
}
