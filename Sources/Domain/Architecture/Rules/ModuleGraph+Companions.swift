import Codebase

extension ModuleGraph {
    /// What a target imports beside something that it declares and does not import, where both are
    /// of one package from elsewhere; nil if there is none.
    ///
    /// The one may need the other for linking, as `RealmSwift` needs `Realm`, which only the sources
    /// of the package would tell.
    package func companion(of edge: Edge) -> ModuleID? {
        guard edge.dependency != nil, edge.imports.isEmpty else { return nil }
        return edges(from: edge.from).first { other in
            !other.imports.isEmpty && edge.to.isOfPackage(of: other.to)
        }?.to
    }
}

extension ModuleID {
    /// Whether both are of one package from elsewhere; where nothing says of which they are, names
    /// that begin with the same word tell.
    fileprivate func isOfPackage(of other: ModuleID) -> Bool {
        guard foreignKind == .external, other.foreignKind == .external else { return false }
        guard foreignPackage == nil, other.foreignPackage == nil else {
            return foreignPackage == other.foreignPackage
        }
        let words = [self, other].map { ModuleWords.words(of: $0.targetName).first ?? "" }
        return words[0] == words[1] && words[0].count > 2 && words[0] != "swift"
    }
}
