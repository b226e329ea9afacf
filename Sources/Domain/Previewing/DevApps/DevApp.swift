import Architecture
import Codebase

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
    /// What of that is compiled for the whole app too.
    package let shared: BuildClosure
    /// The modules of its closure that do real work where a mock would do, in the order of their
    /// identifiers.
    package let real: [RealPart]
    /// How it is started.
    package let launch: Launch

    /// A dev app as it was found.
    package init(
        id: ModuleID, name: String, feature: ModuleID?, evidence: Evidence, closure: BuildClosure,
        shared: BuildClosure, real: [RealPart], launch: Launch
    ) {
        self.id = id
        self.name = name
        self.feature = feature
        self.evidence = evidence
        self.closure = closure
        self.shared = shared
        self.real = real
        self.launch = launch
    }
}

/// A module that a dev app is compiled with although a mock would do.
package struct RealPart: Equatable, Sendable, Identifiable {
    /// Why it is no mock.
    package enum Reason: String, CaseIterable, Sendable {
        /// It does the real work behind an interface or a port.
        case implementation
        /// It is another feature.
        case otherFeature
    }

    /// What is compiled although a mock would do.
    package let id: ModuleID
    /// Why it is no mock.
    package let reason: Reason
    /// How it is reached: the shortest way from the dev app to it, both included.
    package let way: [ModuleID]

    /// A part as it was found.
    package init(id: ModuleID, reason: Reason, way: [ModuleID]) {
        self.id = id
        self.reason = reason
        self.way = way
    }
}

/// How a dev app is started.
package enum Launch: Hashable, Sendable {
    /// SwiftPM builds this product of the package in this folder, and it runs in a terminal.
    case package(folder: RelativePath, product: String)
    /// It needs a Mac: the command to type there.
    case mac(command: String)
}

extension Launch {
    /// The command to type in the codebase's folder.
    package var command: String {
        switch self {
        case .package(let folder, let product):
            folder.isRoot
                ? "swift run \(product.shellWord)"
                : "swift run --package-path \(folder.string.shellWord) \(product.shellWord)"
        case .mac(let command): command
        }
    }
}

/// All that has to be compiled to build a module.
package struct BuildClosure: Equatable, Sendable {
    /// The own modules, in the order of their identifiers.
    package let modules: [ModuleID]
    /// Their Swift files, each once.
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
