import Architecture
import Codebase

/// Follows values of the far end through the near one, and finds out what is read of them.
///
/// What it does not know is an obstacle: a copy has no methods, no identity, and prints otherwise.
struct FollowValues {
    let sources: EdgeSources
    let types: MeantTypes
    let visible: VisibleNames
    /// What is read.
    var translated: TranslatedTypes
    /// Where the types are named that are translated.
    private(set) var annotations: [(file: RelativePath, range: Range<Int>, text: String)] = []
    private var followed: Set<Declared> = []

    init(_ visible: VisibleNames, _ translated: TranslatedTypes) {
        sources = visible.sources
        types = MeantTypes(visible.sources)
        self.visible = visible
        self.translated = translated
    }

    /// Follows all values that members of some types give.
    mutating func follow(_ drafts: [ProtocolDraft]) throws(PlanStop) {
        for use in sources.foreignUses where translated.names[use.name] != nil {
            try annotate(use)
        }
        for draft in drafts {
            for member in draft.members {
                guard let details = sources.declaration(member) else { continue }
                let given = details.signature?.parameters.first {
                    !ValueShape.names(in: $0.type.text).isDisjoint(with: translated.types)
                }
                if let given {
                    throw .obstacle(
                        "\(draft.type).\(details.name) takes a \(given.type.text), which only "
                            + "\(sources.to.name) can make. Move the type to a module that both may "
                            + "use.")
                }
                let type =
                    details.signature?.result?.text ?? details.value?.type?.text
                    ?? details.value?.inferredType ?? ""
                guard !ValueShape.names(in: type).isDisjoint(with: translated.types) else {
                    continue
                }
                guard let shape = ValueShape(type, of: translated.types) else {
                    throw .obstacle(
                        "\(draft.type).\(details.name) gives \(type), which Strata does not "
                            + "translate. Move the type to a module that both may use.")
                }
                try follow(members: details.name, of: draft, shape)
            }
        }
    }

    private mutating func follow(
        members name: String, of draft: ProtocolDraft, _ shape: ValueShape
    ) throws(PlanStop) {
        for (path, file) in sources.files(of: sources.from) {
            for (number, use) in file.details.uses.enumerated() where use.name == name {
                switch use.base?.kind {
                case .use(let base):
                    guard let type = types.type(of: base, in: path) else {
                        throw unclear(use, path, draft.type)
                    }
                    if type == draft.type { try follow(number, in: path, shape) }
                case .other, .implicit: throw unclear(use, path, draft.type)
                case nil, .own: continue
                }
            }
        }
    }

    private func unclear(_ use: NameUse, _ path: RelativePath, _ type: String) -> PlanStop {
        .obstacle(
            "\(sources.place(path, use.extent)): \(use.name) may be that of \(type), and what is read "
                + "of its value is not clear. Write the type there first.")
    }

    /// A place that names a type: an annotation of a variable that can be followed.
    private mutating func annotate(_ use: ForeignUse) throws(PlanStop) {
        guard let file = sources.files[use.file] else { return }
        let details = file.details.uses[use.number]
        let found = file.details.declarations.enumerated().first { _, declaration in
            guard declaration.kind == .var || declaration.kind == .let else { return false }
            return declaration.value?.type?.extent.contains(details.extent) == true
        }
        guard details.role == .type, details.base == nil, let (number, declaration) = found,
            let text = declaration.value?.type?.text,
            let shape = ValueShape(text, of: translated.types)
        else {
            throw .obstacle(
                "\(sources.place(use.file, details.extent)): \(use.name) is more than the type of a "
                    + "variable here. Move it to a module that both may use.")
        }
        let name = translated.names[use.name] ?? use.name
        annotations.append((use.file, details.extent.bytes, name))
        try follow(Declared(file: use.file, number: number), shape)
    }

    /// Whether tests may see what is internal.
    private var isTested: Bool {
        sources.analysis.codebase.modules.contains { module in
            module.role.isForTests
                && sources.analysis.graph.edge(EdgeID(from: module.id, to: sources.from.id)) != nil
        }
    }

    /// All uses of a variable.
    mutating func follow(_ variable: Declared, _ shape: ValueShape) throws(PlanStop) {
        guard followed.insert(variable).inserted, let file = sources.files[variable.file],
            let declaration = sources.declaration(variable)
        else { return }
        let place = sources.place(variable.file, declaration.place.name)
        let isPlain = declaration.value?.isStored == true && declaration.attributes.isEmpty
        if !declaration.isLocal {
            let access = declaration.access?.effective.rank ?? AccessLevel.public.rank
            let isOwn =
                access < AccessLevel.internal.rank || !isTested && access < AccessLevel.package.rank
            guard isPlain, isOwn else {
                throw .obstacle(
                    "\(place): \(declaration.name) holds a \(shape.type) for others, too. Move "
                        + "\(shape.type) to a module that both may use.")
            }
        }
        if declaration.value?.accessors.isEmpty == false {
            throw .obstacle("\(place): \(declaration.name) does more than keep a \(shape.type).")
        }
        let files = declaration.isLocal ? [(variable.file, file)] : sources.files(of: sources.from)
        for (path, file) in files {
            for (number, use) in file.details.uses.enumerated() where use.name == declaration.name {
                let isMeant =
                    declaration.isLocal
                    ? use.local == variable.number
                    : use.local == nil
                        && types.declarations(of: number, in: path).contains(variable)
                if isMeant {
                    try follow(number, in: path, shape)
                } else if !declaration.isLocal, use.local == nil, use.base != nil,
                    types.declarations(of: number, in: path).isEmpty
                {
                    throw unclear(use, path, shape.type)
                }
            }
        }
    }
}
