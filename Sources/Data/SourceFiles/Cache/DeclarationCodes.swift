import Codebase

// What stands for kinds and levels in packs of facts. There are many declarations, and to tell a kind
// by its name took a tenth of reading them. A number stays what it is, whatever cases are added.

extension Declaration.Kind {
    var code: Int {
        switch self {
        case .struct: 0
        case .class: 1
        case .enum: 2
        case .protocol: 3
        case .actor: 4
        case .extension: 5
        case .func: 6
        case .var: 7
        case .let: 8
        case .typealias: 9
        case .associatedtype: 10
        case .`init`: 11
        case .subscript: 12
        case .case: 13
        case .macro: 14
        case .operator: 15
        case .precedencegroup: 16
        }
    }

    /// The kinds by their codes.
    static let coded: [Self?] = table(of: allCases, by: \.code)
}

extension AccessLevel {
    /// How many codes there are at most.
    static let codes = 8

    var code: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    /// The levels by their codes.
    static let coded: [Self?] =
        table(of: allCases, by: \.code) + Array(repeating: nil, count: codes - allCases.count)
}

private func table<Value>(of values: [Value], by code: (Value) -> Int) -> [Value?] {
    var table = [Value?](repeating: nil, count: values.count)
    for value in values { table[code(value)] = value }
    return table
}
