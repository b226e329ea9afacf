/// The assignments of one place, such as a file with all that it includes, by name.
///
/// Tables hold a level as it is: many targets that build on one file do not copy it.
struct SettingLevel: Equatable, Sendable {
    /// Those of each name, the weakest first.
    private var assignments: [String: [SettingAssignment]] = [:]

    /// A level.
    ///
    /// - Parameter assignments: The weakest first.
    init(_ assignments: [SettingAssignment] = []) {
        for assignment in assignments { add(assignment) }
    }

    /// Adds an assignment that is stronger than all before it.
    mutating func add(_ stronger: SettingAssignment) {
        assignments[stronger.name, default: []].append(stronger)
    }

    /// The assignments of a name, the weakest first.
    subscript(name: String) -> [SettingAssignment] { assignments[name] ?? [] }
}
