import Codebase

/// What one module has to change before two stricter ways of importing can be switched on.
package struct ModuleReadiness: Equatable, Sendable {
    /// Whose files would have to change.
    package let module: ModuleID
    /// Imports that files need for the members they use, once `MemberImportVisibility` is on;
    /// ordered by file, then by module.
    package let missing: [MissingImport]
    /// Imports that must be seen from outside, once `InternalImportsByDefault` is on; ordered by
    /// file and line.
    package let access: [ImportAccess]

    /// What was found out about a module.
    package init(module: ModuleID, missing: [MissingImport], access: [ImportAccess]) {
        self.module = module
        self.missing = missing
        self.access = access
    }
}

/// An import that a file does without only because another file of its module has it.
package struct MissingImport: Equatable, Sendable {
    /// Who lacks the import.
    package let file: RelativePath
    /// The line to write it on, from 1: the one after the last import.
    package let line: Int
    /// The module to import.
    package let module: ModuleID
    /// What to write.
    package let text: String
    /// What the file uses of the module, by line and name.
    package let uses: [Evidence.Use]

    /// An import that is missing.
    package init(
        file: RelativePath, line: Int, module: ModuleID, text: String, uses: [Evidence.Use]
    ) {
        self.file = file
        self.line = line
        self.module = module
        self.text = text
        self.uses = uses
    }
}

/// An import that a declaration for others depends on.
package struct ImportAccess: Equatable, Sendable {
    /// The import, with the access level that it has today.
    package let site: ImportSite
    /// The module it brings in.
    package let module: ModuleID
    /// How far it has to be seen: `package` or `public`.
    package let access: AccessLevel
    /// The lines that declare something for others, with the name of the module that they use.
    package let uses: [Evidence.Use]
    /// Whether the module is known to declare those names; else it is the likely one.
    package let isCertain: Bool

    /// An import whose access level matters.
    package init(
        site: ImportSite, module: ModuleID, access: AccessLevel, uses: [Evidence.Use],
        isCertain: Bool
    ) {
        self.site = site
        self.module = module
        self.access = access
        self.uses = uses
        self.isCertain = isCertain
    }

    /// What to write in place of the import.
    package var text: String {
        let statement = site.statement
        let words = statement.attributes + [access.rawValue, "import"]
        return (words + [statement.kind.keyword, statement.path].compactMap(\.self)).joined(
            separator: " ")
    }
}
