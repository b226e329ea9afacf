/// What a program evaluated to.
package struct Evaluation {
    /// The variables of the main file, in order of declaration, as far as they got a value.
    package let globals: [(name: String, value: Value)]
    /// The instances of library reference types, in order of creation, with their final properties;
    /// those that may not have been made at all say why that is not known.
    package let instances: [(record: Record, doubt: Unknown?)]
    /// What could not be evaluated although it may have changed any of the values.
    package let problems: [Unknown]
    /// How many steps were taken; more than the limit if they were not enough.
    package let steps: Int

    /// The final state of the last instance of a library reference type.
    package func lastInstance(of type: String) -> (record: Record, doubt: Unknown?)? {
        instances.last { $0.record.type == type }
    }
}
