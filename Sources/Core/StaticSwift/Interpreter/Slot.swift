/// One variable, or one instance of a reference type, in the interpreter's heap.
struct Slot {
    enum Kind {
        case variable
        /// What never changes once it has its value.
        case constant
        /// An instance, which keeps its type whatever becomes of its properties.
        case instance
    }

    /// The value; absent until it is initialized.
    var value: Value?
    /// The declared type, to which every assigned value is converted.
    let type: TypeReference?
    let kind: Kind
}
