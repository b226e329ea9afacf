import Codebase
import Editing
import Extracting

/// What is to become a module of its own.
package struct ExtractionRequest: Sendable {
    /// The module that the files are of.
    package let module: ModuleID
    /// What the files are called together.
    package let candidate: String
    /// The files.
    package let files: [RelativePath]
    /// What the module is to be called; nil for a name made of the candidate's.
    package let name: String?

    /// Whether another step should be made first: then nothing is turned around, and only little may move
    /// along.
    package let needsOthers: Bool

    /// Whether what the files need of others moves along by declaration, and nothing is turned around.
    package var isClosed = false

    /// A request for a step of a plan.
    package init(
        _ candidate: ExtractionCandidate, of module: ModuleID, name: String? = nil
    ) {
        self.init(
            module: module, candidate: candidate.name, files: candidate.files, name: name,
            needsOthers: !candidate.isNext)
        isClosed = candidate.isClosed
    }

    /// A request for one step.
    package init(
        module: ModuleID, candidate: String, files: [RelativePath], name: String? = nil,
        needsOthers: Bool = false
    ) {
        self.needsOthers = needsOthers
        self.module = module
        self.candidate = candidate
        self.files = files
        self.name = name
    }
}

/// The change that makes a module of files, or why there is none.
package struct Extraction: Equatable, Sendable {
    /// A line that uses something of a file that stays.
    package struct Blocker: Hashable, Sendable {
        /// The file that would move.
        package let file: RelativePath
        /// The line, from 1.
        package let lineNumber: Int
        /// What it names.
        package let name: String
        /// The file that declares it and stays.
        package let target: RelativePath
        /// Why the use cannot be turned around, in one or two sentences; nil if that is not known.
        package var reason: String?
    }

    /// Something that stays and that the files know afterwards in another way.
    package struct Turned: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// What is done with it.
        package let kind: CouplingClass
        /// The places in the files that named it; at least one.
        package let sites: [CouplingSite]
    }

    /// Declarations that leave a file of which the rest stays, and move along.
    package struct Part: Hashable, Sendable {
        /// The file that they leave.
        package let file: RelativePath
        /// The file that they stand in afterwards.
        package var new: RelativePath
        /// What they are called, with the types around them; at least one.
        package let names: [String]
        /// How many lines they have, with their comments; 1 or more.
        package let lines: Int
    }

    /// What the files are called together.
    package let candidate: String
    /// The new module's name; nil if none was found.
    package var module: String?
    /// Its folder; nil if none was found.
    package var folder: RelativePath?
    /// The folder of the local package that it is made in; nil where it is a target beside the old
    /// one.
    package var package: RelativePath?
    /// Where each file goes.
    package var moves: [FileMove] = []
    /// The files that were not asked for and have to move along, in path order.
    package var taken: [RelativePath] = []
    /// The files that were asked for and stay, as they add to types that stay alone; in path order.
    package var left: [RelativePath] = []
    /// The declarations that have to move along without the rest of their files, in path order.
    package var parts: [Part] = []
    /// What the files used of files that stay and know in another way afterwards, in the order of names.
    package var turned: [Turned] = []
    /// How that is done, in a few words; nil where nothing is turned around.
    package var turning: String?
    /// What the files use of files that stay, so that they cannot move.
    package var blockers: [Blocker] = []
    /// The change, with what it was tried with; does not fit where something stands in its way.
    package var recipe: Recipe

    /// An extraction of which nothing but the recipe is known.
    package init(candidate: String, recipe: Recipe) {
        self.candidate = candidate
        self.recipe = recipe
    }

    /// Whether it can be made.
    package var fits: Bool { recipe.fits }
}
