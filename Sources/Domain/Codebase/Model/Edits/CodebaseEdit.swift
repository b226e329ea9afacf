/// A change to a codebase in thought: what would the analysis say if it were made?
package enum CodebaseEdit: Equatable, Sendable {
    /// Files of one module become another's. Their paths stay what they are.
    case move([RelativePath], from: ModuleID, to: ModuleID)
    /// Lines of a file become a file of their own in another module, with a copy of the imports.
    case extract(FileCut, from: ModuleID, to: ModuleID)
    /// A new module; files of others are moved into it afterwards.
    case add(Module)
    /// A module is no more: nothing claims its files, and nothing declares to depend on it.
    case remove(ModuleID)
    /// A module declares to depend on another.
    case declare(EdgeID)
    /// A module no longer declares to depend on another.
    case undeclare(EdgeID)
    /// The code of a module uses another.
    case connect(EdgeID)
    /// No code of a module uses another any more, whatever its files say.
    case disconnect(EdgeID)
}

/// Lines of a file that become a file of their own.
package struct FileCut: Hashable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The lines, from 1, in any order.
    package let lines: [ClosedRange<Int>]
    /// The path that they get; no file has it yet.
    package let newFile: RelativePath

    /// Lines and where they go.
    package init(of file: RelativePath, lines: [ClosedRange<Int>], to newFile: RelativePath) {
        self.file = file
        self.lines = lines
        self.newFile = newFile
    }
}

/// What was changed in a codebase in thought, as linking needs to know it.
package struct AppliedEdits: Equatable, Sendable {
    /// For each file that was moved, the module it came from first, in its new home.
    package var moves: [FileHome: ModuleID] = [:]
    /// The files that were cut, in the order of the cuts.
    package var cuts: [FileCut] = []
    /// The edges that code makes although no file says so.
    package var connected: Set<EdgeID> = []
    /// The edges that code makes no more, whatever files say.
    package var disconnected: Set<EdgeID> = []

    /// Nothing was changed.
    package init() {}

    /// Whether linking the files alone gives the whole graph.
    package var isEmpty: Bool { self == AppliedEdits() }
}

/// A file as one module compiles it.
package struct FileHome: Hashable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The module.
    package let module: ModuleID

    /// A file in a module.
    package init(_ file: RelativePath, in module: ModuleID) {
        self.file = file
        self.module = module
    }
}

/// Why a change cannot be made even in thought.
package enum CodebaseEditError: Error, Equatable, Sendable {
    /// The codebase has no such module.
    case noModule(ModuleID)
    /// The codebase has such a module already.
    case moduleExists(ModuleID)
    /// The module does not compile this file.
    case notInModule(RelativePath, ModuleID)
    /// Another file has this path.
    case fileExists(RelativePath)
    /// The module does not declare this dependency.
    case notDeclared(EdgeID)
    /// One declaration stands for several modules, so that it cannot be taken away for one.
    case declaredTogether(EdgeID, with: [ModuleID])
    /// A module cannot depend on itself.
    case itself(ModuleID)
}

extension CodebaseEditError: CustomStringConvertible {
    /// What is wrong, and what to do instead.
    package var description: String {
        switch self {
        case .noModule(let id):
            "There is no module \(id). Name one that strata modules lists."
        case .moduleExists(let id):
            "There is a module \(id) already. Give the new one another name."
        case .notInModule(let file, let id):
            "\(id) does not compile \(file). Name the module that does."
        case .fileExists(let file):
            "There is a file \(file) already. Give the new one another name."
        case .notDeclared(let edge):
            "\(edge.from) does not declare to depend on \(edge.to). There is nothing to remove."
        case .declaredTogether(let edge, let others):
            "\(edge.from) depends on \(edge.to) by a product that also brings "
                + others.map(\.rawValue).joined(separator: ", ")
                + ". Remove all of them, or declare the others one by one first."
        case .itself(let id):
            "\(id) cannot depend on itself. Name two modules."
        }
    }
}
