/// The names one block declares, and the block around it.
final class Scope {
    let parent: Scope?
    /// The type whose members can be named here without a base.
    let owner: String?
    /// The slot of `self`, in instance members.
    let selfSlot: Int?
    private var slots: [String: Int] = [:]
    private var computed: [String: TypeDeclaration.ComputedProperty] = [:]
    private var functions: [String: [FunctionDeclaration]] = [:]

    init(parent: Scope?) {
        self.parent = parent
        owner = parent?.owner
        selfSlot = parent?.selfSlot
    }

    init(parent: Scope?, owner: String?, selfSlot: Int?) {
        self.parent = parent
        self.owner = owner
        self.selfSlot = selfSlot
    }

    func slot(named name: String) -> Int? { slots[name] }

    func functions(named name: String) -> [FunctionDeclaration]? { functions[name] }

    /// The functions of a name that have a property.
    func functions(
        named name: String, where fits: (FunctionDeclaration) -> Bool
    ) -> [FunctionDeclaration] {
        functions[name, default: []].filter(fits)
    }

    func computed(named name: String) -> TypeDeclaration.ComputedProperty? { computed[name] }

    func declare(_ name: String, _ property: TypeDeclaration.ComputedProperty) {
        computed[name] = property
    }

    func declare(_ name: String, slot: Int) { slots[name] = slot }

    func declare(_ function: FunctionDeclaration) {
        functions[function.name, default: []].append(function)
    }
}
