extension RuleExplanation {
    static let unregistered = RuleExplanation(
        kind: .unregistered, summary: "a container is asked for what nobody registers",
        what: """
            Code resolves a type, with its name and the number of its arguments, that no \
            registration provides in an assembly that is applied. It is an error where the result \
            is forced, and a warning where it is optional. Registrations in tests and dev apps do \
            not count for the app. Types that only running tells are left out and listed by \
            `strata composition`, and so is a way of asking of which most would be missing.
            """,
        why: """
            The compiler cannot see it: the app builds, and ends at the line that resolves, often \
            on a screen that nobody opened in a test.
            """,
        remedy: """
            Register the type, or apply the assembly that registers it. If the name or the \
            arguments differ, make them the same in both places. Better still, hand the object in \
            through an initialiser: then a missing one does not compile.
            """)

    static let unresolved = RuleExplanation(
        kind: .unresolved, summary: "something is registered and never resolved",
        what: """
            No code resolves any of the types under which something is registered. It is not \
            judged while there are resolutions whose types only running tells, nor where nobody \
            would resolve most of what is registered in one way, nor of a type that code names as \
            if it wanted one, in a way that is not understood.
            """,
        why: """
            Registrations that nobody needs are read, built and kept right for nothing, and hide \
            which ones the app stands on.
            """,
        remedy: "Remove the registration, and what it makes if nothing else does.")

    static let duplicate = RuleExplanation(
        kind: .duplicate, summary: "one container registers the same twice",
        what: """
            The same type with the same name and arguments is registered twice in one container, \
            both times without a condition.
            """,
        why: """
            The second registration silently replaces the first, or the other way round if \
            somebody changes the order of the assemblies.
            """,
        remedy: "Remove one of them, or give them different names.")

    static let unapplied = RuleExplanation(
        kind: .unapplied, summary: "an assembly is never applied",
        what: "A type groups registrations, and no code of the app ever makes one.",
        why: "What it registers is missing when it is resolved, although it is written down.",
        remedy: "Apply it where the others are applied, or remove it.")

    static let recursion = RuleExplanation(
        kind: .recursion, summary: "objects need each other in order to be made",
        what: """
            The factories of registrations resolve each other in a circle. What is set after an \
            object was made, as in Swinject's `initCompleted`, and what is resolved later in a \
            closure do not count.
            """,
        why: "The first one to be resolved recurses until the stack is full, and the app ends.",
        remedy: """
            Set one of the references after both objects are made, or move what both need into a \
            third object.
            """)

    static let captured = RuleExplanation(
        kind: .captured, summary: "a shared object keeps one that is made anew each time",
        what: """
            An object that lives as long as its container is made with one whose registration \
            asks for a new object at each resolution.
            """,
        why: """
            The captured object lives as long as the one that holds it, whatever its registration \
            says: others get new ones, this one never does.
            """,
        remedy: """
            If the object has state, hand in a function that makes it. If it has none, nothing is \
            wrong: this is a note.
            """)

    static let unwired = RuleExplanation(
        kind: .unwired, summary: "a protocol has no implementation where objects are made",
        what: """
            A factory promises a protocol and makes nothing, and no code registers an \
            implementation; or a type implements a protocol for tests alone.
            """,
        why: "The app builds, and finds out at run time that there is nothing to use.",
        remedy: "Register the implementation in the composition root.")

    static let leak = RuleExplanation(
        kind: .leak, summary: "an implementation is made past the composition root",
        what: """
            A type that the container provides as the implementation of a protocol is constructed \
            in other code, or taken from its singleton.
            """,
        why: """
            There are two of what should be one, with a state each, and the code that makes it \
            cannot be tested or replaced without it.
            """,
        remedy: "Take the protocol as a parameter, and let the composition root hand it in.")

    static let unprovided = RuleExplanation(
        kind: .unprovided, summary: "a view reads an environment object that nobody provides",
        what: """
            A view has an `@EnvironmentObject`, or reads an object with `@Environment`, whose type \
            no code of the app hands to `environmentObject` or `environment`. It is not judged \
            while the type of something that is handed over is unknown. Where the codebase has no \
            container, `strata check` looks for it only if `.strata.yml` gives it a severity, as \
            that takes reading all views; `strata composition` and the screen always do.
            """,
        why: "SwiftUI ends the app when the view is shown.",
        remedy: "Hand the object to a view above this one.")

    static let unset = RuleExplanation(
        kind: .unset, summary: "an optional dependency or a delegate that nothing sets",
        what: """
            A composition root or a container makes an object of a class with an optional variable \
            for a protocol, or a weak one for a delegate, and no code of the app gives it a value. \
            Assignments to something of unknown type count as setting it. Variables with an \
            attribute, such as outlets, are left out. `strata check` looks for it only where \
            `.strata.yml` gives it a severity, as that takes reading many more files; \
            `strata composition` and the screen always do.
            """,
        why: """
            The compiler asks for the arguments of initialisers, and for nothing else: what is \
            optional stays nil in silence, and the calls to it do nothing.
            """,
        remedy: """
            Set it where the object is made, take it as a parameter of the initialiser, or remove \
            it.
            """)

    static let unchecked = RuleExplanation(
        kind: .unchecked, summary: "code that puts objects together can end the app",
        what: """
            A force cast (`as!`), a `try!`, or a call of `fatalError` or `preconditionFailure` in a \
            composition root, in a factory, or in what a registration runs. Initialisers from a \
            coder and code in `#if` are left out, and so are resolutions, which are judged by \
            `unregistered`. `strata check` looks for it only where `.strata.yml` gives it a \
            severity; `strata composition` and the screen always do.
            """,
        why: """
            What is put together in plain Swift is checked by the compiler. These are the places \
            where it is not: the app builds, and may end while it starts.
            """,
        remedy: """
            Let the types say it: return the type that is needed in place of casting to it, let \
            the factory throw or give an optional, switch over all cases of an enum.
            """)
}
