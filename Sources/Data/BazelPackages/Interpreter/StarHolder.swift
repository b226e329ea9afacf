/// Something that holds values.
///
/// A loop can put a value into itself, wrapped, a hundred thousand times. Freed level by level, such a
/// value would need more stack than there is, so every holder frees what it holds one by one.
class StarHolder {
    /// Gives up what it holds.
    func release() -> [StarHolder] { [] }

    /// Frees holders, and what they alone hold.
    static func free(_ waiting: inout [StarHolder]) {
        while var holder = waiting.popLast() {
            if isKnownUniquelyReferenced(&holder) { waiting += holder.release() }
        }
    }
}

extension StarValue {
    /// What holds the parts of the value; nil if it has none.
    var holder: StarHolder? {
        switch self {
        case .list(let list), .tuple(let list): list
        case .dictionary(let dictionary), .record(let dictionary): dictionary
        case .function(let function): function
        case .rule(let rule): rule
        case .choice(let parts): parts
        case .method(let owner, _): owner.holder
        case .none, .bool, .number, .string, .builtin, .unknown: nil
        }
    }
}
