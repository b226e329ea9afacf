import Codebase
import Testing

@Suite struct ProtocolRequirementsTests {
    @Test func `an extension stands in for what is declared alike`() throws {
        let file = RelativePath("A.swift")
        let other = RelativePath("B.swift")
        let found = ProtocolRequirements(of: [
            file: SourceDetails(declarations: [
                declaration(.protocol, "P", in: nil, parent: nil),
                declaration(.func, "f", in: "P", parent: 0, types: ["Int"]),
                declaration(.func, "f", in: "P", parent: 0, types: ["String"]),
                declaration(.var, "v", in: "P", parent: 0),
                declaration(.var, "w", in: "P", parent: 0),
            ]),
            other: SourceDetails(declarations: [
                declaration(.extension, "P", in: nil, parent: nil),
                declaration(.func, "f", in: "P", parent: 0, types: ["String"]),
                declaration(.let, "v", in: "P", parent: 0),
                declaration(.func, "more", in: "P", parent: 0),
            ]),
        ])
        #expect(found.requirements.map(\.number) == [1, 2, 3, 4])
        #expect(
            found.defaults == [
                .init(file: file, number: 2): [.init(file: other, number: 1)],
                .init(file: file, number: 3): [.init(file: other, number: 2)],
            ])
    }

    private func declaration(
        _ kind: DeclarationDetails.Kind, _ name: String, in container: String?, parent: Int?,
        types: [String] = []
    ) -> DeclarationDetails {
        let start = TextPosition(offset: 0, line: 1, column: 1)
        let extent = TextExtent(start: start, end: start)
        var found = DeclarationDetails(
            kind: kind, name: name, place: DeclarationPlace(name: extent, whole: extent))
        found.container = container
        found.parent = parent
        if !types.isEmpty {
            found.labels = types.map { _ in "_" }
            found.signature = Signature(
                parameters: types.map {
                    ParameterDetails(
                        label: nil, name: "a", type: TextFragment($0, at: extent), extent: extent)
                }, extent: extent)
        }
        return found
    }
}
