import Codebase

/// What sets one registration of a type apart from others: a name, or that only running tells it.
package enum RegisteredName: Hashable, Sendable {
    /// No name.
    case none
    /// A name as the text has it: a string without quotes, or the expression.
    case known(String)
    /// A name that only running tells.
    case unknown

    /// What stands in reports; nil for none.
    package var text: String? {
        switch self {
        case .none: nil
        case .known(let name): name
        case .unknown: "…"
        }
    }

    /// Whether both may mean the same: `Tags.url` inside of `Container` is `Container.Tags.url` outside.
    func mayEqual(_ other: RegisteredName) -> Bool {
        if self == other || self == .unknown || other == .unknown { return true }
        guard case .known(let one) = self, case .known(let two) = other else { return false }
        let (longer, shorter) = one.utf8.count > two.utf8.count ? (one, two) : (two, one)
        let end = shorter.hasPrefix("Self.") ? shorter.dropFirst("Self".count) : "." + shorter
        return longer.hasSuffix(end.hasPrefix("..") ? end.dropFirst() : end)
    }
}

/// Something that a container or a composition root makes.
package struct Registration: Hashable, Sendable {
    /// The type under which it is asked for, as it is compared: without `any` and optionals.
    package var type: String
    /// Further types under which it is asked for.
    package var otherTypes: [String] = []
    /// The name beside the type.
    package var name = RegisteredName.none
    /// The names beside the further types.
    package var otherNames: [RegisteredName] = []
    /// The types of the arguments it is made with, `_` for one of unknown type; nil if not even their
    /// number is known.
    package var arguments: [String]? = []
    /// How long what is made lives.
    package var lifetime: Lifetime
    /// The container or root that makes it, as the text names it.
    package var container: String
    /// Where it is registered.
    package let place: CompositionPlace
    /// The type that is made; nil if the text does not say.
    package var implementation: String?
    /// How it is registered.
    package let style: CompositionStyle
    /// What registers it, as people call it: `Locator.register`.
    var way = ""
    /// The module that registers it.
    package let module: ModuleID
    /// The type whose code registers it; nil at the top level.
    package var owner: String?
    /// The line of the function or property that registers it; 0 outside of one.
    var function = 0
    /// Whether it stands under a condition or in a loop.
    package var isConditional = false
    /// Whether it makes nothing, and only promises that somebody else registers something.
    package var isPromise = false
    /// The container that it stands in and no other sees; nil where that is not known.
    package var scope: String?

    /// A registration of which nothing more is known.
    package init(
        type: String, lifetime: Lifetime, container: String, place: CompositionPlace,
        style: CompositionStyle, module: ModuleID
    ) {
        self.type = type
        self.lifetime = lifetime
        self.container = container
        self.place = place
        self.style = style
        self.module = module
    }

    /// All types under which it is asked for.
    package var types: [String] { [type] + otherTypes }

    /// Whether it may be meant by a name, or by none.
    func isNamed(_ name: RegisteredName) -> Bool {
        self.name.mayEqual(name) || otherNames.contains { $0.mayEqual(name) }
    }
}

/// A place that asks a container for something.
package struct Resolution: Hashable, Sendable {
    /// The type, as it is compared: without `any` and optionals.
    package var type: String
    /// The name beside the type.
    package var name = RegisteredName.none
    /// The types of the arguments handed over, `_` for one of unknown type; nil if not even their
    /// number is known.
    package var arguments: [String]? = []
    /// Whether the program ends if there is nothing.
    package var isForced: Bool
    /// Where.
    package let place: CompositionPlace
    /// How it is asked for.
    package let style: CompositionStyle
    /// What asks, as people call it: `@Injected`, `Locator.resolve`; empty for what a library alone has.
    var way = ""
    /// The module that asks.
    package let module: ModuleID
    /// The number of the registration in whose factory it stands; nil if in none.
    package var registration: Int?
    /// Whether it is asked for only after what it stands in was made.
    package var isLater = false
    /// The container that it asks and no other; nil where that is not known.
    package var scope: String?
    /// Whether it hands over what it gets if nothing is registered.
    var hasDefault = false

    /// A resolution of which nothing more is known.
    package init(
        type: String, isForced: Bool, place: CompositionPlace, style: CompositionStyle,
        module: ModuleID
    ) {
        self.type = type
        self.isForced = isForced
        self.place = place
        self.style = style
        self.module = module
    }
}
