import Codebase
import DomainStubs
import Testing

@testable import Architecture

@Suite struct TypeLookupTests {
    private static let place: DeclarationPlace = {
        let start = TextPosition(offset: 0, line: 1, column: 1)
        let extent = TextExtent(start: start, end: start)
        return DeclarationPlace(name: extent, whole: extent)
    }()

    /// Classes that each have a method `call`, and extensions of types from elsewhere that have one.
    private func lookup(classes: Int, extended: [String]) -> TypeLookup {
        var declarations: [DeclarationDetails] = []
        let names = (0..<classes).map { "C\($0)" } + extended
        for (number, name) in names.enumerated() {
            let kind: DeclarationDetails.Kind = number < classes ? .class : .extension
            declarations.append(DeclarationDetails(kind: kind, name: name, place: Self.place))
            var method = DeclarationDetails(kind: .func, name: "call", place: Self.place)
            method.container = name
            method.parent = declarations.count - 1
            declarations.append(method)
        }
        return TypeLookup(
            symbols: DeclaredSymbols(
                of: [SourceDetails(declarations: declarations)], modules: ["App"]),
            kinship: TypeKinship(of: .modules([], facts: [:])))
    }

    private func found(_ members: TypeLookup.Members) -> [SymbolID] {
        switch members {
        case .found(let symbols), .unclear(let symbols): symbols
        case .none: []
        }
    }

    @Test func `an extension of a type from elsewhere is found each time`() {
        let classes = 200
        let lookup = lookup(classes: classes, extended: ["String"])
        let text = MeantType(path: "String", isDeclared: false)
        let asked = (0..<classes).map { _ in
            found(lookup.members(of: text, named: "call", from: 0)).map(\.number)
        }
        #expect(Set(asked) == [[2 * classes + 1]])
    }
}
