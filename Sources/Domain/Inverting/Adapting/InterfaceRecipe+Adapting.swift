import Architecture
import Codebase

extension InterfaceRecipe {
    /// Finds out what is read of values that are translated, and which types need an adapter.
    mutating func translate(_ hidden: [HiddenType]) throws(PlanStop) {
        if translated.isEmpty { return }
        let own = hidden.filter { !$0.isKnown }
        var follow = FollowValues(visible, translated)
        try follow.follow(own.map(\.draft))
        translated = follow.translated
        for annotation in follow.annotations {
            edits.replace(annotation.range, of: annotation.file, with: annotation.text)
        }
        if let unread = translated.read.keys.sorted().first(where: { translated.read[$0] == [] }) {
            throw .obstacle(
                "Nothing is read of \(unread), so there is nothing to translate it to. Write by hand "
                    + "what \(sources.from.name) wants to know.")
        }
        let near = NearNames(sources)
        for type in own where AdapterDraft.isNeeded(for: type.draft, translated) {
            let plain = type.draft.type + "Adapter"
            let name = near.isTaken(plain) ? near.stem + plain : plain
            if type.isHandedIn(in: sources) {
                throw .obstacle(
                    "Other modules hand a \(type.draft.type) to \(sources.from.name), each of which "
                        + "would have to wrap it. Write the adapter by hand.")
            }
            let isWeak = type.annotations.contains { annotation in
                let details = sources.files[annotation.file]?.details
                let use = details?.uses.first { $0.extent.bytes == annotation.range }
                let declaration = details?.declaration(use?.declaration)
                return declaration?.has(modifier: "weak") == true
                    || declaration?.has(modifier: "unowned") == true
            }
            if isWeak {
                throw .obstacle(
                    "\(type.draft.type) is held weakly, and nobody would keep an adapter. Write it by "
                        + "hand.")
            }
            adapters[type.draft.type] = try AdapterDraft(
                of: type.draft, translating: translated, named: name)
        }
    }

    /// Declares the near end's own values, and what translates into them.
    ///
    /// - Returns: The edges that code makes afterwards.
    mutating func declareAdapters(
        _ hidden: [HiddenType], _ handIn: HandIn
    ) throws(PlanStop) -> [EdgeID] {
        let access = access(of: handIn, hidden)
        let first = hidden.first { adapters[$0.draft.type] != nil }?.makings.first?.making.file
        for type in translated.types.sorted() {
            guard let name = translated.names[type] else { continue }
            try place(
                translated.text(of: type, access: access), named: name, besides: first,
                importing: translated.imports(of: type, visible)
                    .subtracting([sources.from.moduleName]).sorted())
            if !access.isEmpty { newSymbols.append(name) }
        }
        var added: [EdgeID] = []
        var rest = translated.types
        for (_, adapter) in adapters.sorted(by: { $0.key < $1.key }) {
            let code = try adapter.text()
            let here = rest.sorted()
            rest = []
            let draft = hidden.first { adapters[$0.draft.type]?.name == adapter.name }?.draft
            let imports = Set(draft?.imports ?? [])
                .union([sources.from.moduleName, sources.to.moduleName])
            let all = [code] + here.map { translated.translation(of: $0) }
            added += try place(
                all.joined(separator: "\n"), named: adapter.name, importing: imports, handIn)
        }
        return added
    }
}
