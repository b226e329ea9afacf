/// What a program evaluated to.
package struct Evaluation {
    /// The variables of the main file, in order of declaration, as far as they got a value.
    package let globals: [(name: String, value: Value)]
    /// The instances of library reference types, in order of creation, with their final properties.
    package let instances: [Record]
    /// What could not be evaluated although it may have changed any of the values.
    package let problems: [Unknown]

    /// The final state of the last instance of a library reference type.
    package func lastInstance(of type: String) -> Record? {
        instances.last { $0.type == type }
    }
}
