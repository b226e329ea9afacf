/// A line of a diff.
package struct DiffLine: Hashable, Sendable {
    /// What happened to a line.
    package enum Kind: Hashable, Sendable {
        /// Nothing: it is there for orientation.
        case context
        /// It is new.
        case added
        /// It is gone.
        case removed
        /// It says where the lines after it are.
        case heading
    }

    /// What happened to it.
    package var kind: Kind
    /// What it says; tabs are drawn as spaces.
    package var text: StyledText
    /// Its number before the change.
    package var oldNumber: Int?
    /// Its number after the change.
    package var newNumber: Int?

    /// A line.
    package init(
        _ kind: Kind, _ text: StyledText, oldNumber: Int? = nil, newNumber: Int? = nil
    ) {
        self.kind = kind
        self.text = text
        self.oldNumber = oldNumber
        self.newNumber = newNumber
    }

    var sign: String {
        switch kind {
        case .context, .heading: " "
        case .added: "+"
        case .removed: "-"
        }
    }

    var style: Style {
        switch kind {
        case .context: .plain
        case .added: Style(.addition, on: .additionBackground)
        case .removed: Style(.deletion, on: .deletionBackground)
        case .heading: Style(.info)
        }
    }
}
