import Codebase

/// The order that a codebase's features have, as a new one follows it.
package struct FeaturePattern: Sendable {
    /// Something that was found, and where.
    package struct Finding: Equatable, Sendable {
        /// What: `Modules`, `Naming`, `Manifest` …
        package let subject: String
        /// What was found, as a phrase.
        package let what: String
        /// From where it was read; empty where something was chosen without an example.
        package let source: String

        /// A finding.
        package init(_ subject: String, _ what: String, from source: String = "") {
            self.subject = subject
            self.what = what
            self.source = source
        }
    }

    /// A module of the new feature.
    struct Member: Equatable {
        let part: FeatureFamily.PartRole
        let name: String
        let folder: RelativePath
        /// The module that it is modelled on.
        let model: Module?
        var dependencies: [DependencyReference.Name] = []
        /// What the files of all features import here.
        var imports: [String] = []
    }

    /// The words for the pieces of a feature: `Screen` or `View`, `Router` or `Coordinator` …
    struct Words: Equatable {
        var router = "Router"
        var factory = "Factory"
        var view = "View"
        var model = "ViewModel"
        var previews = "Previews"
    }

    /// Where features are put together.
    struct Composition: Equatable {
        let folder: RelativePath
        let fileName: String
        /// The type that the file extends; nil if it stands alone.
        let root: String?
        let module: Module
        let example: RelativePath?
    }

    /// The features there are.
    package var features: [String] { families.map(\.stem) }
    var families: [FeatureFamily] = []
    /// The one that is imitated; nil if there is none.
    package var model: String?
    /// What was found, in the order of reading.
    package var findings: [Finding] = []
    /// The modules that are made.
    var members: [Member] = []
    /// Modules of the same feature that are there already.
    var existing: [Member] = []
    var container: RelativePath = .root
    var manifest: RelativePath = "Package.swift"
    var kind = FeatureKind.plain
    var words = Words()
    /// The kinds of files to make, each with what its type's name ends with.
    var pieces: [FeaturePiece: String] = [:]
    /// Whether only a file for each module is made, as the features have nothing in common.
    var isBare = false
    /// What the file of a reducer has after the feature's name.
    var reducerFile = ""
    /// Whether a reducer and its view are in files of their own.
    var reducerIsBesideView = false
    /// Whether reducers have the macros of newer versions: `@Reducer`, `@ObservableState`.
    var usesReducerMacro = false
    var usesObservableState = false
    /// What a person has to know about the order, as sentences.
    var notes: [String] = []
    var access = "public"
    var usesXCTest = false
    var style = SourceStyle(of: [])
    var composition: Composition?
}

/// What the body of a feature is made with.
package enum FeatureKind: String, CaseIterable, Sendable {
    case terminal, swiftui, uikit, plain, composable
}
