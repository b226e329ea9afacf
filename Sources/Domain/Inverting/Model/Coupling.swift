import Codebase

/// One part of an edge: a declaration of the other module, and how it is used.
package struct Coupling: Hashable, Sendable {
    /// What is done with it.
    package let kind: CouplingClass
    /// The declaration's name, as the other module declares it.
    package let name: String
    /// Where it is declared; nil if it was not found.
    package let declaration: DeclarationSite?
    /// Why it is of this kind, in one sentence.
    package let reason: String
    /// The places that use it, ordered by file and line; at least one.
    package let sites: [CouplingSite]

    /// A part of an edge.
    package init(
        kind: CouplingClass, name: String, declaration: DeclarationSite?, reason: String,
        sites: [CouplingSite]
    ) {
        self.kind = kind
        self.name = name
        self.declaration = declaration
        self.reason = reason
        self.sites = sites
    }

    /// The same part as one of another kind.
    func seen(as kind: CouplingClass) -> Coupling {
        Coupling(kind: kind, name: name, declaration: declaration, reason: reason, sites: sites)
    }
}

/// A place that uses a declaration of another module.
package struct CouplingSite: Hashable, Comparable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int
    /// The column in UTF-8 bytes, from 1.
    package let column: Int

    /// A place as compilers count it.
    package init(file: RelativePath, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    package static func < (left: CouplingSite, right: CouplingSite) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
