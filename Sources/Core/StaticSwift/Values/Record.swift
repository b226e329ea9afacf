/// An instance: which type it has, which member of the type made it, and its labelled values.
package struct Record {
    /// The qualified name of the type, such as `Target.Dependency`.
    package let type: String
    /// The enum case or static function that made it; `init` for plain initializers.
    package let member: String
    /// Arguments of the call, then whatever properties have been set since.
    package var fields: [Field]
    /// Where it was made, in the main file or a helper; nil if that is not known.
    package var position: SourcePosition?

    /// An instance of `type` made by `member`.
    package init(type: String, member: String, fields: [Field] = []) {
        self.type = type
        self.member = member
        self.fields = fields
    }

    /// The value under a label; setting one that is absent adds it.
    package subscript(label: String) -> Value? {
        get { fields.first { $0.label == label }?.value }
        set {
            guard let newValue else { return }
            if let index = fields.firstIndex(where: { $0.label == label }) {
                fields[index].value = newValue
            } else {
                fields.append(Field(label, newValue))
            }
        }
    }

    /// The values that have no label, in order.
    package var unlabelled: [Value] {
        fields.filter { $0.label == nil }.map(\.value)
    }
}

extension Value {
    /// Where an instance was made; nil for other values, and where that is not known.
    var made: SourcePosition? {
        switch self {
        case .record(let record): record.position
        case .implicit(let member): member.place
        case .optional(let wrapped?): wrapped.made
        default: nil
        }
    }
}
