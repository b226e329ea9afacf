extension Codebase {
    /// What a person has to know before calling the codebase clean: that there are sources which no
    /// module claims, and why; nil if there are none.
    package var unclaimedNotice: String? {
        if unclaimed.isEmpty { return nil }
        let files =
            unclaimed.count == 1
            ? "1 Swift file belongs to no module and was not checked"
            : "\(unclaimed.count) Swift files belong to no module and were not checked"
        guard let project = unreadProjects.first else { return files + "." }
        let others = unreadProjects.count - 1
        return switch others {
        case 0: "\(files): \(project) could not be read."
        case 1: "\(files): \(project) and 1 more project could not be read."
        default: "\(files): \(project) and \(others) more projects could not be read."
        }
    }
}
