/// Why an evaluation could not go on to the next expression.
enum Interruption: Error {
    /// The program threw the interpreter's ``Interpreter/thrownError``.
    case thrown
    /// The base of an optional chain is nil.
    case chainEnded
    /// The program ended itself: `fatalError`, a failed precondition, an index out of range.
    case failed(Unknown)
    /// It is not known how the program goes on.
    case lost(Unknown)
    /// A limit of the evaluator was reached.
    case exhausted(Unknown)
}
