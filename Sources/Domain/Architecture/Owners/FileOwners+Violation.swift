import Codebase

extension FileOwners {
    /// Who owns what breaks a rule: those of the files behind it, who own most of them first; without
    /// such files those of the file that declares it, else of the sources of the module.
    package func owners(of violation: Violation, in codebase: Codebase) -> [String] {
        let sites = Set(violation.sites.map(\.file))
        if !sites.isEmpty { return owners(of: sites) }
        if let declared = violation.declaration?.file { return owners(of: [declared]) }
        let module = codebase.module(violation.from)
        return owners(of: Set(module?.sources ?? []))
    }

    /// Who owns some files, who own most of them first.
    func owners(of files: Set<RelativePath>) -> [String] {
        var counts: [String: Int] = [:]
        for file in files {
            for owner in owners(of: file) { counts[owner, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
}
