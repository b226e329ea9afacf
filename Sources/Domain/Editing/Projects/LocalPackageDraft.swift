import Codebase

/// A local package with one library, which takes over files of a project's target.
package struct LocalPackageDraft: Sendable {
    /// A product that the files import.
    package struct Need: Hashable, Sendable {
        /// Its name.
        package let product: String
        /// The identity of its package; nil if the project does not say it.
        package let package: String?
        /// The folder of its package; nil if that is none of the codebase.
        package let folder: RelativePath?

        /// A product of a package.
        package init(product: String, package: String?, folder: RelativePath?) {
            self.product = product
            self.package = package
            self.folder = folder
        }
    }

    /// Another target that compiles some of the files, too.
    package struct Owner: Sendable {
        /// The target.
        package let target: ModuleID
        /// The files of those that move which it compiles.
        package let files: [RelativePath]
        /// The products that it no longer uses itself.
        package let unused: [String]

        /// A target besides the one that the files are of.
        package init(target: ModuleID, files: [RelativePath], unused: [String]) {
            self.target = target
            self.files = files
            self.unused = unused
        }
    }

    /// The name of the package, of its product and of its target.
    package let name: String
    /// The folder of the package.
    package let folder: RelativePath
    /// The target that the files are of.
    package let target: ModuleID
    /// The file that declares the target, `project.pbxproj` or `project.yml`.
    package let manifest: RelativePath
    /// The files that move, where they stand now.
    package let files: [RelativePath]
    /// The targets of the same project that use the package.
    package let users: [ModuleID]
    /// What the package depends on.
    package let needs: [Need]
    /// The products that the target no longer uses itself.
    package let unused: [String]
    /// The other targets that compile some of the files; all of them are users.
    package let owners: [Owner]

    /// A package that is to be made.
    package init(
        name: String, folder: RelativePath, target: ModuleID, manifest: RelativePath,
        files: [RelativePath], users: [ModuleID], needs: [Need], unused: [String],
        owners: [Owner] = []
    ) {
        self.owners = owners
        self.name = name
        self.folder = folder
        self.target = target
        self.manifest = manifest
        self.files = files
        self.users = users
        self.needs = needs
        self.unused = unused
    }

    /// The products that a target no longer uses.
    package func unused(of name: String) -> [String] {
        name == target.targetName
            ? unused : owners.first { $0.target.targetName == name }?.unused ?? []
    }
}

/// What a project and a local package say once targets of the project use the package.
package struct LinkedPackage: Equatable, Sendable {
    /// The text of the project's file.
    package let project: String
    /// The text of the package's manifest.
    package let manifest: String
    /// What cannot be told from the project.
    package let questions: [String]

    /// What both files say.
    package init(project: String, manifest: String, questions: [String]) {
        self.project = project
        self.manifest = manifest
        self.questions = questions
    }
}

/// A file that is made beside another one, and belongs to what that belongs to.
package struct ListedFile: Hashable, Sendable {
    /// The new file.
    package let path: RelativePath
    /// The other one, in the same folder.
    package let sibling: RelativePath

    /// A file that is to be made.
    package init(_ path: RelativePath, beside sibling: RelativePath) {
        self.path = path
        self.sibling = sibling
    }
}

/// Makes targets of projects use local packages, so that the rest of their files stays as it is.
package protocol LocalPackageLinker: Sendable {
    /// Whether it knows projects that such a file describes.
    func knows(_ manifest: RelativePath) -> Bool

    /// The texts after the change; nothing is written.
    ///
    /// - Parameter tree: The codebase as it is.
    /// - Throws: ``ManifestEditError`` that says what is in the way.
    func linking(
        _ draft: LocalPackageDraft, in tree: SourceTree
    ) throws(ManifestEditError) -> LinkedPackage

    /// The text of a project's file once it lists more files; nothing is written.
    ///
    /// - Parameter tree: The codebase as it is.
    /// - Throws: ``ManifestEditError`` that says what is in the way.
    func listing(
        _ files: [ListedFile], in manifest: RelativePath, _ tree: SourceTree
    ) throws(ManifestEditError) -> String
}

extension LocalPackageLinker {
    /// Lists nothing: descriptions other than those of Xcode name folders.
    package func listing(
        _ files: [ListedFile], in manifest: RelativePath, _ tree: SourceTree
    ) throws(ManifestEditError) -> String {
        throw ManifestEditError(
            "\(files.first?.path ?? manifest) would belong to nothing, as \(manifest) lists files. Make "
                + "it by hand first.")
    }
}
