import Codebase

extension AnalyzeCodebase {
    /// The analysis after some sources changed: only they are read, and only what they touch is
    /// linked again.
    ///
    /// - Parameter before: A complete analysis of modules.
    /// - Returns: nil if more than what sources say may be different, so that all has to be read
    ///   again: files came or went, or a manifest, a configuration or something unknown changed.
    func refreshed(_ before: Analysis, after change: CodebaseChange) async -> Analysis? {
        guard before.isComplete, case .files(let files) = change else { return nil }
        let start = ContinuousClock.now
        let known = files.filter { $0.value || !$0.key.isOfEditors }
        if known.isEmpty { return before }
        let sources = Set(known.keys)
        guard known.values.allSatisfy(\.self), before.codebase.onlyCompiles(sources) else {
            return nil
        }
        var facts = before.facts
        for await batch in self.facts.facts(of: sources.sorted(), in: before.codebase.contents) {
            for file in batch {
                if file.facts.problems.contains(where: { $0.kind == .unreadable }) { return nil }
                facts[file.file] = file.facts
            }
        }
        if Task.isCancelled { return nil }
        return await LinkedCodebase(
            before.codebase, facts: facts, written: before.written, after: before,
            changed: sources, start: start
        ).judged(baseline: before.baseline, unread: before.unread, by: further)
    }
}

extension RelativePath {
    /// Whether an editor writes such a file while it saves another one: nothing is read from it.
    fileprivate var isOfEditors: Bool {
        let name = self.name
        return name.hasPrefix(".#") || name == "4913" || name.contains(".sb-")
            || ["~", ".swp", ".swx", ".tmp"].contains(where: name.hasSuffix)
    }
}

extension Codebase {
    /// Whether all of some files are sources of modules and nothing else, so that what they say
    /// changes no module.
    fileprivate func onlyCompiles(_ files: Set<RelativePath>) -> Bool {
        let manifests = Set(modules.compactMap(\.manifest))
        var rest = files
        for module in modules { rest.subtract(module.allSources) }
        return rest.isEmpty
            && files.allSatisfy { !$0.isPackageManifest && !manifests.contains($0) }
    }
}
