/// How much is read and parsed at a time.
struct ReadingLimits {
    /// How many bytes of a file are read.
    let file: Int
    /// How many bytes of a text are parsed into one tree, where it can be cut.
    let tree: Int
    /// How many bytes of a text are parsed into one tree where it cannot be cut; of more, the start.
    var whole = 4 << 20
}
