/// A place in a file that makes an edge.
package enum Site: Hashable, Sendable {
    /// An import of the module.
    case `import`(ImportSite)
    /// Names of the module in a file that imports it nowhere.
    case reference(Reference)

    /// The file.
    package var file: RelativePath {
        switch self {
        case .import(let site): site.file
        case .reference(let reference): reference.file
        }
    }

    /// The line, from 1.
    package var line: Int {
        switch self {
        case .import(let site): site.statement.line
        case .reference(let reference): reference.line
        }
    }

    /// The column in UTF-8 bytes, from 1.
    package var column: Int {
        switch self {
        case .import(let site): site.statement.column
        case .reference: 1
        }
    }

    /// The import; nil where names stand for themselves.
    package var statement: ImportStatement? {
        switch self {
        case .import(let site): site.statement
        case .reference: nil
        }
    }
}

/// One import statement in one file.
package struct ImportSite: Hashable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The statement.
    package let statement: ImportStatement

    /// A statement where it stands.
    package init(file: RelativePath, statement: ImportStatement) {
        self.file = file
        self.statement = statement
    }
}

/// What one file names of another module or folder.
package struct Reference: Hashable, Sendable {
    /// One line that uses one name.
    package struct Use: Hashable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// The name as its module declares it.
        package let name: String

        /// A use as it was found.
        package init(line: Int, name: String) {
            self.line = line
            self.name = name
        }
    }

    /// The file.
    package let file: RelativePath
    /// The uses, ordered by line, then by name; at least one.
    package let uses: [Use]

    /// - Returns: nil if the file uses nothing.
    package init?(file: RelativePath, uses: [Use]) {
        if uses.isEmpty { return nil }
        self.file = file
        self.uses = uses.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    /// What a file names in one line.
    package init(file: RelativePath, _ use: Use) {
        self.file = file
        uses = [use]
    }

    /// The line of the first use.
    package var line: Int { uses.first?.line ?? 1 }
}
