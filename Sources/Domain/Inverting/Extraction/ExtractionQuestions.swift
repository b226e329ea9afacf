import Codebase

/// What the text does not tell of files that become a module.
struct ExtractionQuestions {
    /// The questions, in order.
    let questions: [RecipeQuestion]

    init(_ split: Split, _ access: ExtractedAccess, _ outgoing: OutgoingUses) {
        let all =
            Self.unclear(outgoing) + Self.macros(access) + Self.conformances(split, access.moved)
            + Self.archives(access.moved, in: split)
        questions = all.map { RecipeQuestion($0) }
    }

    /// Names that may mean something that stays.
    private static func unclear(_ outgoing: OutgoingUses) -> [String] {
        let groups = Dictionary(grouping: outgoing.possible) { [$0.name, $0.target.string] }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, uses in
            guard let first = uses.first else { return nil }
            return "Does \(first.name) at \(first.file.name):\(first.line) mean what "
                + "\(first.target.name) declares? Then that has to move along "
                + "(\(uses.count.counted("line")))."
        }
    }

    /// What macros write is not looked at.
    private static func macros(_ access: ExtractedAccess) -> [String] {
        var names: Set<String> = []
        for (declared, details) in access.moved.all where access.isSeen(declared) {
            for attribute in details.attributes
            where details.kind.hasMembers && !Self.known.contains(attribute.name)
                && access.moved.types[attribute.name] == nil
            {
                names.insert(attribute.name)
            }
        }
        return names.sorted().map {
            "Does what @\($0) writes have to be seen by others? Strata does not look into macros."
        }
    }

    /// Conformances that stay behind, on which what moves may rely without naming them.
    private static func conformances(_ split: Split, _ moved: MovedDeclarations) -> [String] {
        split.stayingFiles.flatMap { path, file in
            file.details.declarations.compactMap { declaration -> String? in
                guard declaration.kind == .extension, moved.byPath[declaration.name] != nil else {
                    return nil
                }
                let names = declaration.inherited.map(\.name).filter {
                    split.outer.topLevel($0.outermostPart).isEmpty
                }
                guard let first = names.first else { return nil }
                return
                    "\(path.name):\(declaration.place.whole.start.line) makes \(declaration.name) "
                    + "conform to \(first). Does what moves rely on that? Then it has to move along."
            }
        }
    }

    /// Classes whose archives say in which module they were.
    private static func archives(_ moved: MovedDeclarations, in split: Split) -> [String] {
        let coding: Set<String> = ["NSCoding", "NSSecureCoding"]
        return moved.all.compactMap { declared, details in
            guard details.kind == .class, details.attribute("objc") == nil,
                details.inherited.contains(where: { coding.contains($0.name) })
            else { return nil }
            return "Is anything kept in which \(details.name) is archived? "
                + "\(split.sources.place(declared.file, details.place.name)) is archived under the "
                + "name of its module: let NSKeyedUnarchiver.setClass(_:forClassName:) name the "
                + "old one."
        }
    }

    /// Attributes that write nothing, or nothing that others need.
    private static let known: Set<String> = [
        "MainActor", "available", "objc", "objcMembers", "frozen", "propertyWrapper",
        "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "globalActor", "preconcurrency",
        "Observable", "usableFromInline", "unchecked", "nonobjc", "main", "Sendable",
    ]
}
