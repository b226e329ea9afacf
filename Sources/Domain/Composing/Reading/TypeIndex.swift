/// Types as they were written, to find those that may mean the same without comparing all.
struct TypeIndex {
    /// Where the types stand that have a name in common; more than may mean the same.
    private var places: [Substring: [Int]] = [:]

    /// - Parameter types: The keys of ``TypeText`` that each place has.
    init(_ types: some Sequence<[String]>) {
        for (place, keys) in types.enumerated() {
            for name in keys.reduce(into: Set<Substring>(), { $0.formUnion(Self.names(in: $1)) }) {
                places[name, default: []].append(place)
            }
        }
    }

    /// The places that may mean a type, ascending: all for which ``TypeText/match(_:_:)`` is true,
    /// and others.
    func candidates(for type: String) -> [Int] {
        let names = Self.names(in: type)
        if names.count == 1, let name = names.first { return places[name] ?? [] }
        return names.reduce(into: Set<Int>()) { $0.formUnion(places[$1] ?? []) }.sorted()
    }

    /// What stands last in the type and in front of its generic arguments, without the names around
    /// it: of types that may mean the same, one is the end of the other.
    private static func names(in type: String) -> Set<Substring> {
        Set(
            type.split(separator: "<", omittingEmptySubsequences: false).map {
                $0.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
            })
    }
}
