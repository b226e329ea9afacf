/// How a statement or a block ended.
enum Completion {
    /// It ran to its end; a block of one expression has that expression's value.
    case normal(Value?)
    case returned(Value)
    case broke(String?)
    case continued(String?)
    case fellThrough
}
