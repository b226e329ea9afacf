import Codebase

/// Which part of a module graph is drawn, and how.
package struct GraphCut: Equatable, Sendable {
    /// What is chosen of all modules.
    package enum Part: Equatable, Sendable {
        /// All of them.
        case whole
        /// A module, what depends on it and what it depends on, over at most so many edges each;
        /// the depth is 0 or more.
        case around(ModuleID, depth: Int)
        /// All that stands on any way from one module to another, both included; a way may pass
        /// a module twice, so that of a cycle on it all modules count.
        case between(ModuleID, ModuleID)
    }

    /// What is one node.
    package enum Folding: String, CaseIterable, Sendable {
        /// A module.
        case modules
        /// A layer.
        case layers
        /// A package, or a project.
        case packages
    }

    /// What is chosen of all modules.
    package var part: Part
    /// What is one node.
    package var folding: Folding
    /// The layers or packages of which the modules are nodes all the same.
    package var unfolded: Set<GraphPicture.NodeID>
    /// Whether tests and helpers of tests are left out.
    package var omitsTests: Bool
    /// Whether edges that longer ways imply are left out.
    package var omitsImplied: Bool
    /// Whether external modules are drawn, too.
    package var includesExternal: Bool

    /// Everything of the codebase itself, unless said otherwise.
    package init(
        _ part: Part = .whole,
        collapsesLayers: Bool = false,
        omitsTests: Bool = false,
        omitsImplied: Bool = false,
        includesExternal: Bool = false
    ) {
        self.part = part
        folding = collapsesLayers ? .layers : .modules
        unfolded = []
        self.omitsTests = omitsTests
        self.omitsImplied = omitsImplied
        self.includesExternal = includesExternal
    }

    /// Whether a layer is one node.
    package var collapsesLayers: Bool {
        get { folding == .layers }
        set { folding = newValue ? .layers : .modules }
    }

    /// Something of the graph that is not drawn.
    package enum Omission: String, CaseIterable, Sendable {
        /// What comes with the compiler or the platform.
        case system
        /// Modules of other packages, and those of unknown origin.
        case external
        /// Tests and helpers of tests.
        case tests
        /// What is further away than the depth.
        case distant
        /// What stands on no way between two modules.
        case aside
        /// Edges between modules that are one node.
        case inner
        /// Edges that longer ways imply.
        case implied
    }
}
