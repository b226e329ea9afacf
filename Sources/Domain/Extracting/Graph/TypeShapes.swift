import Codebase

/// What kind of thing each type of a module is, as far as names and inheritance tell.
struct TypeShapes {
    private var kinds: [String: Declaration.Kind] = [:]
    private var views: Set<String> = []
    private var singletons: Set<String> = []
    private var known: [String: EdgeClass] = [:]

    init(_ files: [SourceFacts]) {
        for file in files {
            for declaration in file.declarations {
                if let container = declaration.container {
                    if declaration.isSingleInstance { singletons.insert(container) }
                } else if declaration.kind.isType {
                    kinds[declaration.name] = declaration.kind
                }
            }
            for clause in file.inheritances where clause.names.contains(where: \.isViewName) {
                views.insert(clause.type)
            }
        }
    }

    /// What naming a type couples to.
    ///
    /// - Parameter isInherited: Whether the file that names it inherits from it.
    mutating func coupling(to type: String, isInherited: Bool) -> EdgeClass {
        if isInherited, kinds[type] == .class { return .inheritance }
        if let known = known[type] { return known }
        let found = coupling(to: type)
        known[type] = found
        return found
    }

    private func coupling(to type: String) -> EdgeClass {
        if kinds[type] == .protocol { return .contract }
        if Self.screens.contains(where: type.hasSuffix) { return .navigation }
        if views.contains(type) { return .component }
        if singletons.contains(type) { return .event }
        switch kinds[type] {
        case .class, .actor: return .service
        default: return .model
        }
    }

    private static let screens = [
        "ViewController", "Screen", "Page", "Flow", "Coordinator", "SceneDelegate",
    ]
}

extension Declaration {
    /// Whether it is called as the one instance of its type.
    fileprivate var isSingleInstance: Bool {
        (kind == .let || kind == .var) && (name == "shared" || name == "sharedInstance")
    }
}

extension String {
    fileprivate var isViewName: Bool {
        ["View", "ViewCell", "TableCell", "ViewRepresentable", "ControllerRepresentable"]
            .contains(where: hasSuffix)
    }
}
