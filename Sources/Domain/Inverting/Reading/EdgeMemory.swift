import Architecture
import Codebase
import Editing
import Synchronization

/// What was worked out about an edge and stays true while more files are read.
final class EdgeMemory: Sendable {
    private let answers = Mutex<[Set<EdgeID>: String?]>([:])
    private let contracts = Mutex<[String: Contract]>([:])
    /// The codebase with a new module, for the recipes of all edges.
    private let extended: ExtendedCodebases
    /// What manifests say after edits: the same for all recipes.
    let edited: EditedManifests
    /// Where names are declared; a new module declares nothing yet.
    let index: Once<DeclarationIndex>
    /// What the far end adds to types of others; its files are read from the beginning.
    let added: Once<AddedMembers.Table>
    /// Which types are kinds of others; a new module declares none yet, and moved files the same.
    let kinship: Once<TypeKinship>
    /// What the system finds by name.
    let runtimeNames: Once<RuntimeNames>
    /// What tools write for the far end alone.
    let generatedTypes: Once<GeneratedTypes>

    init(
        extended: ExtendedCodebases = ExtendedCodebases(),
        edited: EditedManifests = EditedManifests(),
        index: Once<DeclarationIndex> = Once(), added: Once<AddedMembers.Table> = Once(),
        kinship: Once<TypeKinship> = Once(), runtimeNames: Once<RuntimeNames> = Once(),
        generatedTypes: Once<GeneratedTypes> = Once()
    ) {
        self.extended = extended
        self.edited = edited
        self.index = index
        self.added = added
        self.kinship = kinship
        self.runtimeNames = runtimeNames
        self.generatedTypes = generatedTypes
    }

    /// A codebase with one more module.
    struct Contract: Sendable {
        let analysis: Analysis
        let memory: EdgeMemory
    }

    /// What the rules say against new edges, worked out once.
    func answer(to edges: [EdgeID], _ find: () -> String?) -> String? {
        let key = Set(edges)
        if let known = answers.withLock({ $0[key] }) { return known }
        let found = find()
        answers.withLock { $0[key] = .some(found) }
        return found
    }

    /// The codebase with a new module, made once.
    func contract(_ module: Module, in analysis: Analysis) -> Contract? {
        if let known = contracts.withLock({ $0[module.name] }) { return known }
        guard let extended = extended.adding(module, to: analysis) else { return nil }
        let made = Contract(
            analysis: extended,
            memory: EdgeMemory(
                extended: self.extended, edited: edited, index: index, added: added,
                kinship: kinship, runtimeNames: runtimeNames,
                generatedTypes: generatedTypes))
        contracts.withLock { $0[module.name] = made }
        return made
    }
}

/// A codebase with one more module each, as recipes want it again and again; of one reading.
final class ExtendedCodebases: Sendable {
    private struct Known {
        var reading: Analysis?
        var extended: [ModuleID: Analysis] = [:]
        var index = Once<DeclarationIndex>()
        var kinship = Once<TypeKinship>()
        var runtimeNames = Once<RuntimeNames>()
        var generatedTypes: [[ModuleID]: Once<GeneratedTypes>] = [:]

        /// Forgets what is of another reading.
        mutating func begin(_ analysis: Analysis) {
            if reading?.isOfSameReading(as: analysis) != true { self = Known(reading: analysis) }
        }
    }

    private let known = Mutex(Known())

    /// The analysis of the codebase with one more module; nil if it cannot have it.
    func adding(_ module: Module, to analysis: Analysis) -> Analysis? {
        let found = known.withLock { known in
            known.reading?.isOfSameReading(as: analysis) == true ? known.extended[module.id] : nil
        }
        if let found { return found }
        guard let made = try? analysis.adding(module) else { return nil }
        known.withLock { known in
            known.begin(analysis)
            known.extended[module.id] = made
        }
        return made
    }

    /// Where names are declared in a codebase.
    func index(of analysis: Analysis) -> Once<DeclarationIndex> {
        known.withLock { known in
            known.begin(analysis)
            return known.index
        }
    }

    /// What the system finds by name in a codebase.
    func runtimeNames(of analysis: Analysis) -> Once<RuntimeNames> {
        known.withLock { known in
            known.begin(analysis)
            return known.runtimeNames
        }
    }

    /// What tools write for a module of a codebase, or for several that are read as one.
    func generatedTypes(of modules: [ModuleID], in analysis: Analysis) -> Once<GeneratedTypes> {
        known.withLock { known in
            known.begin(analysis)
            let once = known.generatedTypes[modules] ?? Once()
            known.generatedTypes[modules] = once
            return once
        }
    }

    /// Which types of a codebase are kinds of others.
    func kinship(of analysis: Analysis) -> Once<TypeKinship> {
        known.withLock { known in
            known.begin(analysis)
            return known.kinship
        }
    }
}

/// What manifests say after edits, each made once.
final class EditedManifests: Sendable {
    private struct Key: Hashable {
        let text: String
        let fix: ManifestFixes.Fix
    }

    private let texts = Mutex<[Key: Result<String, ManifestEditError>]>([:])

    /// The text of a manifest after an edit.
    ///
    /// - Throws: What `make` throws.
    func text(
        after fix: ManifestFixes.Fix, of text: String,
        _ make: () throws(ManifestEditError) -> String
    ) throws(ManifestEditError) -> String {
        let key = Key(text: text, fix: fix)
        if let known = texts.withLock({ $0[key] }) { return try known.get() }
        let made: Result<String, ManifestEditError>
        do throws(ManifestEditError) {
            made = .success(try make())
        } catch {
            made = .failure(error)
        }
        texts.withLock { $0[key] = made }
        return try made.get()
    }
}
