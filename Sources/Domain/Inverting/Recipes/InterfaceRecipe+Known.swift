import Architecture
import Codebase

extension InterfaceRecipe {
    /// Lets all files import the protocols that are there already and that they name now.
    ///
    /// - Returns: The edges that are made.
    mutating func importKnown(_ hidden: [HiddenType], _ handIn: HandIn) -> [EdgeID] {
        let known = KnownProtocols(sources)
        var added: [EdgeID] = []
        for type in hidden where type.isKnown {
            guard let module = known.module(of: type.draft.name) else { continue }
            var files = Set(
                type.annotations.map(\.file) + type.makings.map(\.making.file))
            for (owner, needs) in handIn.needs
            where needs.contains(where: { $0.need.valueType.contains(type.draft.name) }) {
                let declared = sources.declarations(of: owner.module)
                let inits = declared.members(of: owner.type, named: "init").map(\.file)
                let types = declared.topLevel(owner.type.outermostPart).map(\.file)
                files.formUnion(inits + types)
            }
            for file in files {
                guard let own = sources.module(of: file), own.id != module.id,
                    own.id != sources.to.id
                else { continue }
                edits.addImports([module.moduleName], to: file, in: sources)
                added.append(EdgeID(from: own.id, to: module.id))
            }
        }
        return added
    }
}
