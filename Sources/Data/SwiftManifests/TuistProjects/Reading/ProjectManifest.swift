import Codebase
import StaticSwift

/// What a `Project.swift` says, as far as it matters for modules.
struct ProjectManifest: Equatable {
    var name: String?
    var targets: [ProjectTarget] = []
    var packages: [ProjectPackage] = []
    /// Whether everything that decides about targets is known.
    var unknowns: [Unknown] = []
}

/// One target of a project.
struct ProjectTarget: Equatable {
    let name: String
    let product: String
    var productName: String?
    /// The platforms that it is built for; empty if they are not known.
    var platforms: Set<Platform> = []
    /// Build settings that decide about the module's name, in order of precedence.
    var settings: [String: String] = [:]
    /// The patterns of its sources; nil if they are not known.
    var sources: [SourcePattern]?
    var folders: [SourceFolder] = []
    var dependencies: [ProjectDependency] = []
    var line: Int?
}

/// Files by pattern.
struct SourcePattern: Equatable {
    let pattern: ProjectPath
    let excluding: [ProjectPath]
}

/// All files of a folder.
struct SourceFolder: Equatable {
    /// Files that another target compiles too.
    struct Loan: Equatable {
        let target: String
        /// Their paths in the folder.
        let files: [String]
    }

    let path: ProjectPath
    /// Patterns of paths in the folder.
    var excluding: [String] = []
    var lent: [Loan] = []
}

/// A path as it is written, with what it starts from.
struct ProjectPath: Equatable {
    enum Base: String {
        case relativeToManifest, relativeToRoot, relativeToCurrentFile
    }

    let text: String
    var base = Base.relativeToManifest
    /// The file that wrote it.
    var caller: String?
}

/// What a target depends on.
struct ProjectDependency: Equatable {
    enum Kind: Equatable {
        case target(String)
        case project(target: String, path: ProjectPath)
        case external(String)
        case package(product: String)
        case plugin(String)
        /// A framework, library or macro that is built already.
        case binary(String)
        /// Comes with the platform.
        case system(String)
    }

    let kind: Kind
    var condition: String?
    /// Where it is written; nil where the manifest was run.
    var position: SourcePosition?
}

/// A package that a project uses.
enum ProjectPackage: Equatable {
    case remote(url: String)
    case registry(String)
    case local(ProjectPath)
}
