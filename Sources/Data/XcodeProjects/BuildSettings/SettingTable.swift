/// The build settings in force for one target: every assignment, the weakest first.
///
/// Lookups follow `MacroEvaluationScope` of swift-build: the strongest assignment whose conditions
/// hold gives the value, `$(inherited)` in it is the next weaker one, and so is the setting's own
/// name, however far the way from the setting to its name.
struct SettingTable: Sendable {
    /// The weakest first.
    private var levels: [SettingLevel] = []
    /// The values that conditions are checked against: `sdk`, `config`, `arch`.
    private(set) var parameters: [String: String]

    /// A table.
    ///
    /// - Parameters:
    ///   - assignments: The weakest first.
    ///   - parameters: What is known of the build; a condition on anything else does not hold.
    init(_ assignments: [SettingAssignment] = [], parameters: [String: String] = [:]) {
        self.parameters = parameters
        if !assignments.isEmpty { add(assignments) }
    }

    /// Adds assignments that are stronger than all before them.
    mutating func add(_ stronger: [SettingAssignment]) { add(SettingLevel(stronger)) }

    /// Adds a level that is stronger than all before it.
    mutating func add(_ stronger: SettingLevel) { levels.append(stronger) }

    /// The same assignments where a parameter of conditions has a value.
    func binding(_ parameter: String, to value: String) -> SettingTable {
        var table = self
        table.parameters[parameter] = value
        return table
    }

    /// The value of a setting with all references followed; nil if nothing assigns one.
    func value(of name: String) -> String? { evaluation(of: name).value }

    /// The value of a setting, with what was missing on the way to it.
    func evaluation(of name: String) -> SettingEvaluation {
        var evaluator = SettingEvaluator(table: self)
        let value = evaluator.value(of: name)
        return SettingEvaluation(
            value: value, unknown: evaluator.unknown, isComplete: evaluator.isComplete)
    }

    /// A text that belongs to no setting with all references in it followed.
    func expanding(_ text: String) -> String {
        var evaluator = SettingEvaluator(table: self)
        return evaluator.expanded(SettingExpression(text)) ?? ""
    }

    /// The strongest assignment below a position whose conditions hold.
    ///
    /// - Parameter position: How many assignments of the name are weaker; nil for all of them.
    func assignment(of name: String, below position: Int?) -> (value: String, position: Int)? {
        let all = levels.map { $0[name] }
        var start = all.reduce(0) { $0 + $1.count }
        let end = position ?? start
        for level in all.reversed() {
            start -= level.count
            let index = level.prefix(max(end - start, 0)).lastIndex { assignment in
                assignment.conditions.allSatisfy { $0.holds(for: parameters) }
            }
            if let index { return (level[index].value, start + index) }
        }
        return nil
    }
}

/// The value of a setting, with what was missing on the way to it.
struct SettingEvaluation: Equatable, Sendable {
    /// The value; nil if nothing assigns one.
    let value: String?
    /// The names that the value refers to and that nothing assigns, in the order in which they are
    /// met.
    let unknown: [String]
    /// Whether the value was followed to its end: settings that multiply each other are given up.
    let isComplete: Bool
}
