/// A change that a person is asked about before it is made.
package struct Question {
    /// What would be done, as a title: `Save layers?`.
    package let title: String
    /// What a person has to know besides, each on lines of its own.
    package let remarks: [StyledText]
    /// The change itself.
    package let lines: [DiffLine]
    /// What Yes does, in a word or two for the bottom bar.
    package let yes: String
    /// What Yes does to the world.
    package let effect: CommandEffect

    /// - Parameters:
    ///   - title: What would be done.
    ///   - remarks: What a person has to know besides.
    ///   - lines: The change itself, line by line.
    ///   - yes: What Yes does, in a word or two.
    ///   - effect: What Yes does to the world.
    package init(
        _ title: String, remarks: [StyledText] = [], lines: [DiffLine] = [], yes: String,
        effect: CommandEffect = .writes
    ) {
        self.title = title
        self.remarks = remarks
        self.lines = lines
        self.yes = yes
        self.effect = effect
    }
}
