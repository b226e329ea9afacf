/// Compiles a manifest written in Swift with the modules it imports, and runs it.
package protocol ManifestRunner: Sendable {
    /// What a manifest prints.
    ///
    /// - Throws: ``ManifestRunError`` if there is no compiler, if it finds errors, or if the manifest
    ///   fails or does not end.
    func output(of program: ManifestProgram) async throws(ManifestRunError) -> String
}

/// A manifest with the modules it is compiled with.
package struct ManifestProgram: Hashable, Sendable {
    /// A module that is compiled before.
    package struct Library: Hashable, Sendable {
        /// What code writes after `import`.
        package let name: String
        /// Its source where it is our own.
        package let text: String?
        /// Its files where they are the codebase's, as absolute paths.
        package let files: [String]

        /// A module of our own.
        package init(name: String, text: String) {
            self.name = name
            self.text = text
            files = []
        }

        /// A module of the codebase.
        package init(name: String, files: [String]) {
            self.name = name
            text = nil
            self.files = files
        }
    }

    /// The modules, each of which may import those before it.
    package let libraries: [Library]
    /// The absolute path of the manifest.
    package let manifest: String
    /// The absolute path of the folder it is started in.
    package let folder: String

    /// A manifest to run.
    package init(libraries: [Library], manifest: String, folder: String) {
        self.libraries = libraries
        self.manifest = manifest
        self.folder = folder
    }
}

/// Why a manifest gave no answer.
package struct ManifestRunError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
