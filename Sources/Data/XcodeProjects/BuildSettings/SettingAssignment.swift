/// One value given to one build setting, always or under conditions.
struct SettingAssignment: Hashable, Sendable {
    /// The setting's name.
    let name: String
    /// When it holds: under all of them.
    let conditions: [SettingCondition]
    /// The value as it is written, with references in it.
    let value: String

    /// An assignment as it is written.
    init(_ name: String, conditions: [SettingCondition] = [], _ value: String) {
        self.name = name
        self.conditions = conditions
        self.value = value
    }

    /// An assignment of a project file, whose keys hold the conditions: `NAME[sdk=iphoneos*]`.
    init(key: String, value: String) {
        let parts = key.split(separator: "[")
        let conditions = parts.dropFirst().compactMap { part -> SettingCondition? in
            guard let equals = part.firstIndex(of: "="), let end = part.firstIndex(of: "]"),
                equals < end
            else { return nil }
            return SettingCondition(
                String(part[..<equals]), String(part[part.index(after: equals)..<end]))
        }
        let isWhole = conditions.count == parts.count - 1
        self.init(isWhole ? String(parts[0]) : key, conditions: isWhole ? conditions : [], value)
    }
}

extension [SettingAssignment] {
    /// What a dictionary of a project file assigns: what holds under conditions is stronger.
    init(keys: [String: String]) {
        let all = keys.map { SettingAssignment(key: $0, value: $1) }
        self = all.sorted {
            ($0.conditions.count, $0.name, $0.value) < ($1.conditions.count, $1.name, $1.value)
        }
    }
}
