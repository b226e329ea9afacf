extension Codebase {
    /// What a person has to know before calling the codebase clean: that there are sources which no
    /// module claims, and why; nil if there are none.
    package var unclaimedNotice: String? {
        if unclaimed.isEmpty { return nil }
        let files =
            unclaimed.count == 1
            ? "1 Swift file belongs to no module and was not checked"
            : "\(unclaimed.count) Swift files belong to no module and were not checked"
        guard let project = unreadProjects.first else {
            guard let ignored = suspectedIgnoredProject else { return files + "." }
            return "\(files): \(ignored.path) is ignored by \(ignored.line)."
        }
        let others = unreadProjects.count - 1
        return switch others {
        case 0: "\(files): \(project) could not be read."
        case 1: "\(files): \(project) and 1 more project could not be read."
        default: "\(files): \(project) and \(others) more projects could not be read."
        }
    }

    /// The first ignored project that is said to be the reason why much is unclaimed.
    private var suspectedIgnoredProject: IgnoredProject? {
        ignoredProjects.first { project in suspicions.contains { $0.path == project.path } }
    }

    /// How many Swift files there are, manifests apart.
    package var swiftFileCount: Int {
        Set(modules.lazy.flatMap(\.sources)).count + unclaimed.count
    }

    /// A description that could not be read, beside Swift files that belong to no module: what these
    /// import, register and use is not known. Nil where there is none.
    package var descriptionHidingSources: IncompleteItem? {
        if unclaimed.isEmpty || incomplete.isEmpty { return nil }
        let sources = Set(modules.lazy.flatMap(\.sources))
        return incomplete.first { item in
            let folder = item.path.described.parent
            return !sources.contains(item.path)
                && unclaimed.contains { $0.isInside(folder) }
        }
    }
}
