/// An executable that exists to run one feature alone.
package struct DevApp: Equatable, Sendable, Identifiable {
    /// Why an executable counts as a dev app.
    package enum Evidence: String, CaseIterable, Sendable {
        /// Its name or its folder says so.
        case name
        /// Of all features it depends on one only, while the app depends on several.
        case oneFeature
    }

    /// The module of the executable.
    package let id: ModuleID
    /// The shortest name that is clear within the codebase.
    package let name: String
    /// The feature it runs; nil if it depends on none.
    package let feature: ModuleID?
    /// Why it counts as a dev app.
    package let evidence: Evidence
    /// All that has to be compiled for it, itself included.
    package let closure: BuildClosure
    /// The modules of its closure that do real work where a mock would do: implementations, and
    /// other features; in the order of their identifiers.
    package let real: [ModuleID]
    /// How it is started.
    package let launch: Launch

    /// A dev app as it was found.
    package init(
        id: ModuleID, name: String, feature: ModuleID?, evidence: Evidence, closure: BuildClosure,
        real: [ModuleID], launch: Launch
    ) {
        self.id = id
        self.name = name
        self.feature = feature
        self.evidence = evidence
        self.closure = closure
        self.real = real
        self.launch = launch
    }
}

/// How a dev app is started.
package enum Launch: Hashable, Sendable {
    /// SwiftPM builds this product of the package in this folder, and it runs in a terminal.
    case package(folder: RelativePath, product: String)
    /// It needs a Mac: the command to type there.
    case mac(command: String)
}

/// All that has to be compiled to build a module.
package struct BuildClosure: Equatable, Sendable {
    /// The own modules, in the order of their identifiers.
    package let modules: [ModuleID]
    /// Their Swift files.
    package let files: Int
    /// The lines of those files as far as they are read.
    package let lines: Int
    /// The products of packages from elsewhere, by name.
    package let externals: [String]

    /// A closure as it was worked out.
    package init(modules: [ModuleID], files: Int, lines: Int, externals: [String]) {
        self.modules = modules
        self.files = files
        self.lines = lines
        self.externals = externals
    }
}
