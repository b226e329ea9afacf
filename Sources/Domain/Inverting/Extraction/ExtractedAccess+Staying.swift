import Codebase

extension ExtractedAccess {
    /// A declaration that is seen afterwards, and how far.
    typealias Shown = (declared: Declared, details: DeclarationDetails, level: AccessLevel)

    /// The members by which extensions that stay make types conform to something: they have to be seen
    /// as far as the type.
    ///
    /// - Throws: An obstacle where such a member shows what others do not see.
    func witnessesLeft() throws(PlanStop) -> [Shown] {
        var found: [Shown] = []
        for (path, file) in split.stayingFiles {
            for (number, part) in file.details.declarations.enumerated()
            where part.kind == .extension && !part.inherited.isEmpty {
                guard let type = moved.byPath[part.name], isSeen(type) else { continue }
                let names = witnesses(of: part)
                let level = raised[type] == .open ? AccessLevel.public : raised[type] ?? base
                for (member, details) in file.details.declarations.enumerated()
                where details.parent == number && details.access?.formal == .internal {
                    guard details.kind.isMember, details.kind != .case,
                        names.map(details.isWitness) ?? true
                    else { continue }
                    let declared = Declared(file: path, number: member)
                    try check(declared, details)
                    found.append((declared, details, level))
                }
            }
        }
        return found
    }

    /// The names of members by which an extension makes a type conform; nil if any may be.
    private func witnesses(of part: DeclarationDetails) -> Set<String>? {
        var names: Set<String> = []
        for inherited in part.inherited.map(\.name) {
            // What stays and is seen in its module only asks for no more than that.
            if !split.outer.topLevel(inherited.outermostPart).isEmpty { continue }
            guard let more = moved.witnesses(of: inherited, isSeen: isSeen) else { return nil }
            names.formUnion(more)
        }
        return names
    }

    private func check(_ declared: Declared, _ details: DeclarationDetails) throws(PlanStop) {
        let hidden = ShownUses(of: declared, details, in: split).uses.first { use in
            split.outer.topLevel(use.name).contains {
                (split.sources.declaration($0)?.access?.formal.rank ?? 0) < AccessLevel.package.rank
            }
        }
        guard let hidden else { return }
        throw .obstacle(
            "\(split.sources.place(declared.file, details.place.name)): \(details.path) would have to "
                + "be seen by others and names \(hidden.name), which is not. Move that extension "
                + "along first.")
    }
}
