/// One variable, or one instance of a reference type, in the interpreter's heap.
struct Slot {
    /// The value; absent until it is initialised.
    var value: Value?
    /// The declared type, to which every assigned value is converted.
    let type: TypeReference?
}
