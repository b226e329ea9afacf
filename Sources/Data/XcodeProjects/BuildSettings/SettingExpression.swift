/// The value of a setting taken apart: text, and references to other settings.
struct SettingExpression: Equatable {
    enum Part: Equatable {
        case text(String)
        case reference(Reference)
    }

    /// `$(NAME:operator)`, `${NAME}`, `$[NAME]` or `$NAME`.
    struct Reference: Equatable {
        /// The name, which can hold references itself.
        let name: [Part]
        let operators: [Operation]
        /// Whether it stands in brackets; one that does not stays as it is if nothing has its name.
        let isBracketed: Bool
    }

    /// An operator after a colon.
    struct Operation: Equatable {
        let name: String
        let argument: [Part]?
    }

    let parts: [Part]
    /// Whether all of it was read: false if brackets are nested too deeply.
    let isComplete: Bool

    init(_ text: String) {
        var parser = SettingExpressionParser(text)
        parts = parser.parts(until: nil, depth: 0)
        isComplete = parser.isComplete
    }
}
