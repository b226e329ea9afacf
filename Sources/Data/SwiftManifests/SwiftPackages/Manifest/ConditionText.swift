/// How a dependency's condition reads.
enum ConditionText {
    /// `platforms: linux, macos; traits: Logging`, or nil without any.
    static func text(platforms: [String], traits: [String]) -> String? {
        var parts: [String] = []
        if !platforms.isEmpty {
            parts.append("platforms: " + platforms.map { $0.lowercased() }.joined(separator: ", "))
        }
        if !traits.isEmpty {
            parts.append("traits: " + traits.sorted().joined(separator: ", "))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
