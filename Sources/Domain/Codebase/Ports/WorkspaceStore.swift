/// Remembers the codebases that were opened, and which of them are trusted.
package protocol WorkspaceStore: Sendable {
    /// The codebases opened before, latest first.
    ///
    /// - Throws: ``WorkspaceError`` if what is stored cannot be read.
    func workspaces() async throws(WorkspaceError) -> [Workspace]

    /// Notes that a codebase was opened now.
    func noteOpened(_ root: String) async throws(WorkspaceError)

    /// Changes whether code of a codebase may be run.
    func setTrust(_ trust: Trust, of root: String) async throws(WorkspaceError)

    /// Forgets a codebase, and its trust.
    func forget(_ root: String) async throws(WorkspaceError)

    /// Takes a codebase back that was forgotten, with its time and its trust.
    func remember(_ workspace: Workspace) async throws(WorkspaceError)

    /// The folders inside a folder that a person may want to open, by name; hidden ones left out.
    func folders(in folder: String) async throws(WorkspaceError) -> [FolderEntry]
}

/// A codebase that was opened before.
package struct Workspace: Hashable, Sendable, Identifiable {
    /// The absolute path of its folder.
    package let root: String
    /// When it was last opened, in seconds since 1970.
    package let openedAt: Int
    /// Whether its code may be run.
    package let trust: Trust
    /// Whether the folder is still there.
    package let exists: Bool

    /// The absolute path.
    package var id: String { root }

    /// A codebase as it is remembered.
    package init(root: String, openedAt: Int, trust: Trust, exists: Bool = true) {
        self.root = root
        self.openedAt = openedAt
        self.trust = trust
        self.exists = exists
    }
}

/// A folder on the way to a codebase.
package struct FolderEntry: Hashable, Sendable, Identifiable {
    /// The absolute path.
    package let path: String
    /// The last component of the path.
    package let name: String
    /// Whether a package or a project stands directly in it.
    package let holdsProject: Bool

    /// The absolute path.
    package var id: String { path }

    /// A folder as it was listed.
    package init(path: String, name: String, holdsProject: Bool) {
        self.path = path
        self.name = name
        self.holdsProject = holdsProject
    }
}

/// Why the list of workspaces cannot be read or changed.
package struct WorkspaceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
