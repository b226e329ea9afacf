/// What went wrong, and what to do.
struct Failure: Error, CustomStringConvertible {
    let description: String
}
