import Codebase

extension Analysis {
    /// What a person sees after asking for folders instead of modules, or the other way round:
    /// the folders that the configuration names, where it names any.
    package var otherUnits: Units {
        guard units.areModules else { return .modules }
        guard let written = written?.units, !written.areModules else { return .folders }
        return written
    }

    /// The word for one of what stands as modules here.
    package var unitNoun: String { units.areModules ? "module" : "folder" }
}
