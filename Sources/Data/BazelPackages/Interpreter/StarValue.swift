/// What an expression of a build file is worth.
indirect enum StarValue {
    case none
    case bool(Bool)
    case number(Int)
    case string(String)
    case list(StarList)
    case tuple(StarList)
    case dictionary(StarDictionary)
    case function(StarFunction)
    /// What the language or Bazel itself brings.
    case builtin(String)
    /// A rule or a macro from elsewhere: calling it declares a target.
    case rule(StarRule)
    /// A method with what it is called on.
    case method(StarValue, String)
    case record(StarDictionary)
    /// Parts that are joined, some of which depend on a condition.
    case choice(StarParts)
    /// What only a build could tell.
    case unknown(String)
}

/// A list, which several names may share, or a tuple.
final class StarList: StarHolder {
    var items: [StarValue]
    /// How many loops go through it, which must not change it.
    var loops = 0

    init(_ items: [StarValue]) { self.items = items }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] {
        let held = items.compactMap(\.holder)
        items = []
        return held
    }
}

/// The parts that a value is joined from.
final class StarParts: StarHolder {
    private(set) var all: [StarChoice]

    init(_ all: [StarChoice]) { self.all = all }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] {
        let held = all.flatMap(\.values).compactMap(\.holder)
        all = []
        return held
    }
}

/// A dictionary in the order of its keys' first appearance, which several names may share.
final class StarDictionary: StarHolder {
    private(set) var keys: [StarValue] = []
    private var values: [String: StarValue] = [:]

    init(_ entries: [(StarValue, StarValue)] = []) {
        super.init()
        for (key, value) in entries { self[key] = value }
    }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] {
        let held = (keys + values.values).compactMap(\.holder)
        keys = []
        values = [:]
        return held
    }

    var entries: [(key: StarValue, value: StarValue)] {
        keys.map { ($0, values[$0.identity] ?? .none) }
    }

    var count: Int { keys.count }

    subscript(key: StarValue) -> StarValue? {
        get { values[key.identity] }
        set {
            let identity = key.identity
            if newValue == nil {
                keys.removeAll { $0.identity == identity }
            } else if values[identity] == nil {
                keys.append(key)
            }
            values[identity] = newValue
        }
    }

    subscript(name: String) -> StarValue? { self[.string(name)] }
}

/// A function of a build file.
final class StarFunction: StarHolder {
    let name: String
    let parameters: [StarParameter]
    let defaults: [String: StarValue]
    let body: [StarStatement]
    let scope: StarScope
    /// The names that its body gives values to.
    let locals: Set<String>

    init(
        name: String, parameters: [StarParameter], defaults: [String: StarValue],
        body: [StarStatement], scope: StarScope
    ) {
        self.name = name
        self.parameters = parameters
        self.defaults = defaults
        self.body = body
        self.scope = scope
        locals = body.assignedNames
    }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] {
        [scope] + defaults.values.compactMap(\.holder)
    }
}

/// Something that declares a target when it is called.
final class StarRule: StarHolder {
    /// The name it was first given.
    var name: String
    /// Where it was loaded from; empty if it is Bazel's own or the codebase's.
    let origin: String
    /// What runs instead, for a symbolic macro.
    let implementation: StarFunction?

    init(name: String, origin: String = "", implementation: StarFunction? = nil) {
        self.name = name
        self.origin = origin
        self.implementation = implementation
    }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] { implementation.map { [$0] } ?? [] }
}

/// One part of a value that is joined from several.
enum StarChoice {
    case always(StarValue)
    case select([(condition: String, value: StarValue)])

    /// What it may be worth.
    var values: [StarValue] {
        switch self {
        case .always(let value): [value]
        case .select(let branches): branches.map(\.value)
        }
    }
}

/// Where names have values: a file, or a call in it.
final class StarScope: StarHolder {
    var values: [String: StarValue] = [:]
    /// The names that a function gives values to, which hide those of outside from the start.
    var locals: Set<String> = []
    let outer: StarScope?

    init(outer: StarScope? = nil) { self.outer = outer }

    deinit {
        var parts = release()
        StarHolder.free(&parts)
    }

    override func release() -> [StarHolder] {
        let held = values.values.compactMap(\.holder) + (outer.map { [$0] } ?? [])
        values = [:]
        return held
    }

    func value(of name: String) -> StarValue? {
        var scope: StarScope? = self
        while let here = scope {
            if let value = here.values[name] { return value }
            if here.locals.contains(name) { return .unknown(name) }
            scope = here.outer
        }
        return nil
    }
}
