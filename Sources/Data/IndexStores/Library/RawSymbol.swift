import CIndexStore
import Codebase

/// A symbol with the library's own numbers.
struct RawSymbol {
    let kind: Int
    let subkind: Int
    let name: String
    let usr: String

    /// In words, with what its identifier says of the module.
    var symbol: CompiledSymbol {
        let home = SymbolHome(usr: usr)
        return CompiledSymbol(
            kind: symbolKind, name: name, usr: usr, module: home?.module, owner: home?.owner)
    }

    /// https://github.com/swiftlang/llvm-project, `indexstore_symbol_kind_t` and `…_subkind_t`.
    private var symbolKind: CompiledSymbol.Kind {
        switch subkind {
        case 3, 4, 1000...1003, 1014...1018: .accessor
        case 1012: .associatedType
        case 1013: .genericParameter
        default: Self.kinds[kind] ?? .other
        }
    }

    private static let kinds: [Int: CompiledSymbol.Kind] = [
        1: .module, 4: .macro, 5: .enum, 6: .struct, 7: .class, 8: .protocol, 9: .extension,
        11: .typealias, 12: .function, 13: .variable, 15: .enumCase, 16: .method,
        17: .staticMethod, 18: .staticMethod, 19: .property, 20: .staticProperty,
        21: .staticProperty, 22: .initializer, 23: .deinitializer, 25: .parameter,
    ]
}
