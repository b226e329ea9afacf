import Architecture
import Codebase
import Editing

/// Turns around what files that are to move use of files that stay in their module, by the recipes for
/// edges between modules: as if the files were a module already.
///
/// What is data, a protocol or a function moves along with its whole file where that is possible;
/// what acts gets a protocol, screens get a router, and shared values are handed in. The module
/// compiles afterwards as it did before: nothing has moved yet.
struct TurnOutgoing: Sendable {
    let read: ReadEdge
    let edit: EditManifest
    /// How often files turn out to have to move along.
    private static let rounds = 12
    /// How often more files are read for one recipe.
    private static let readings = 40
    /// The most names of which each is told why it cannot be turned around.
    private static let mostReasons = 40

    /// What was found.
    enum Outcome: Sendable {
        /// The files can move after this.
        case turned(TurnedFiles)
        /// They cannot: why, and why each of the names that they use cannot be turned around.
        case refused(String, of: [String: String])
    }

    /// - Parameters:
    ///   - sources: The module, as ``ReadEdge/module(_:in:)`` reads it.
    ///   - name: The name of the new module.
    func turn(
        _ request: ExtractionRequest, _ sources: EdgeSources, to name: String
    ) async -> Outcome {
        // Both tries begin with the same edge, which takes longest to read of all.
        var begun: EdgeSources?
        let first = await way(request, sources, to: name, turning: false, from: &begun)
        guard case .refused = first else { return first }
        // What it says stands against more than files that would have to move along.
        return await way(request, sources, to: name, turning: true, from: &begun)
    }

    /// One try.
    ///
    /// - Parameters:
    ///   - isTurning: Whether what could move along is turned around where a recipe knows how.
    ///   - begun: The edge of the files that were asked for, with what is known of it; nil at first.
    private func way(
        _ request: ExtractionRequest, _ sources: EdgeSources, to name: String,
        turning isTurning: Bool, from begun: inout EdgeSources?
    ) async -> Outcome {
        let most = ExtractionDraft.mostTaken(by: request)
        let own = Set(request.files)
        var files = own
        var reason = ""
        var first: [Coupling]?
        var last: (edge: EdgeSources, couplings: [Coupling])?
        for _ in 0..<Self.rounds {
            let known = files == own ? begun : nil
            guard var edge = known ?? read.inside(sources, moving: files, to: name) else {
                return .refused("A module \(name) cannot be added.", of: [:])
            }
            if files == own { begun = edge }
            let couplings = ClassifyUses(edge).couplings().map {
                isTurning ? Self.turned($0, in: edge) : $0
            }
            first = first ?? couplings
            last = (edge, couplings)
            if couplings.isEmpty {
                return files == own
                    ? .refused("", of: [:])
                    : .turned(TurnedFiles(taken: files.subtracting(own)))
            }
            let visible = VisibleNames(edge)
            let down = couplings.filter { coupling in
                let isRouted =
                    isTurning && coupling.kind.isShown
                    && FindScreenType(visible).screenType(named: coupling.name) != nil
                return coupling.kind.movesDown && !isRouted
            }
            if !down.isEmpty {
                let more = Set(down.compactMap(\.declaration?.file)).subtracting(files)
                let wanted = first?.first(where: \.kind.movesDown) ?? down[0]
                if let obstacle = obstacle(
                    of: more, to: files, besides: own, atMost: most, wanted: wanted, across: edge)
                {
                    reason = obstacle
                    break
                }
                files.formUnion(more)
                continue
            }
            let found = await draft(couplings, &edge)
            switch found {
            case .success(let draft):
                do throws(PlanStop) {
                    return .turned(
                        try TurnedFiles(
                            draft, couplings, taken: files.subtracting(own), in: edge))
                } catch { reason = error.reason }
            case .failure(.needed(let name, let why)):
                let declaring = edge.declarations(of: edge.to.id).topLevel(name).map(\.file)
                let more = Set(declaring).subtracting(files)
                if obstacle(
                    of: more, to: files, besides: own, atMost: most, wanted: nil, across: edge)
                    != nil
                {
                    reason = why
                    break
                }
                files.formUnion(more)
                continue
            case .failure(let stop): reason = stop.reason
            }
            break
        }
        guard let last else { return .refused(reason, of: [:]) }
        // What moves along in the end stands in nobody's way.
        let staying = (first ?? []).filter {
            $0.kind.movesDown && $0.declaration.map { !files.contains($0.file) } ?? true
        }
        return .refused(reason, of: await reasons(last.couplings + staying, last.edge))
    }

    /// A part of the edge as one that is handed in as functions, if it is nothing else.
    private static func turned(_ coupling: Coupling, in edge: EdgeSources) -> Coupling {
        let isEvent =
            edge.statics.isOnly(coupling.name) || edge.notifications.isOnly(coupling.name)
        return coupling.kind.movesDown && isEvent ? coupling.seen(as: .event) : coupling
    }

    /// Why files cannot be taken along; nil if they can.
    private func obstacle(
        of more: Set<RelativePath>, to files: Set<RelativePath>, besides own: Set<RelativePath>,
        atMost most: Int, wanted: Coupling?, across edge: EdgeSources
    ) -> String? {
        let reason = wanted.map(Self.reason) ?? ""
        if more.isEmpty { return reason }
        if let start = more.sorted().first(where: edge.startsProgram) {
            return "\(reason) \(start) starts the program, and cannot move along."
        }
        let count = files.union(more).subtracting(own).count
        return count > most
            ? "\(reason) With what it needs \(count.counted("file")) would have to move along; at most "
                + "\(most) do." : nil
    }

    private static func reason(of coupling: Coupling) -> String {
        let site = coupling.sites.first.map { "\($0.file.name):\($0.line): " } ?? ""
        return site + coupling.reason
    }

    /// The change for the parts of an edge that are turned around.
    private func draft(
        _ couplings: [Coupling], _ edge: inout EdgeSources
    ) async -> Result<RecipeDraft, PlanStop> {
        for _ in 0..<Self.readings {
            do throws(PlanStop) {
                var interface = InterfaceRecipe(edge, couplings, edit: edit)
                return .success(try interface.draft().0)
            } catch {
                guard case .unread(let names) = error else { return .failure(error) }
                guard let more = await read.adding(names, to: edge) else {
                    return .failure(
                        .obstacle(
                            "Too many files name \(names.sorted().joined(separator: ", "))."))
                }
                edge = more
            }
        }
        return .failure(.obstacle("Too many files would have to be read."))
    }

    /// Why each name cannot be turned around alone.
    private func reasons(
        _ couplings: [Coupling], _ edge: EdgeSources
    ) async -> [String: String] {
        var reasons: [String: String] = [:]
        var edge = edge
        for coupling in couplings.prefix(Self.mostReasons) {
            if coupling.kind.movesDown {
                reasons[coupling.name] = coupling.reason
            } else if case .failure(let stop) = await draft([coupling], &edge) {
                reasons[coupling.name] = stop.reason
            }
        }
        return reasons
    }
}

/// What is changed in a module before some of its files move, so that they use nothing that stays.
struct TurnedFiles: Sendable {
    /// What changes in files, all of which stay where they are.
    var changes: [FileChange] = []
    /// The files that are made for those that move, and move with them, in path order.
    var created: [RelativePath] = []
    /// The files that were to move and stay.
    var left: Set<RelativePath> = []
    /// The files that have to move along.
    let taken: Set<RelativePath>
    /// What is done, in a few words; nil if nothing is but to move files along.
    var title: String?
    /// What is turned around, in the order of names.
    var turned: [Extraction.Turned] = []
    /// The declarations that leave files of which the rest stays, and move.
    var parts: [Extraction.Part] = []
    /// What only a person can say.
    var questions: [RecipeQuestion] = []
    /// What stands in the texts for what a person has to fill in.
    var standIns = StandIns()

    /// Files that move along, and nothing else.
    init(taken: Set<RelativePath>) { self.taken = taken }

    /// - Throws: An obstacle if two edits meet.
    init(
        _ draft: RecipeDraft, _ couplings: [Coupling], taken: Set<RelativePath>,
        in edge: EdgeSources
    ) throws(PlanStop) {
        self.taken = taken
        let edits = draft.edits
        try edits.checkQualifiers(in: edge)
        for change in try edits.changes(in: edge) {
            let text = change.after.map { standIns.hide(in: $0) }
            if let hidden = FileChange(change.path, from: change.before, to: text) {
                changes.append(hidden)
            }
        }
        let shared = changes.map(\.path).first { edge.modules(of: $0).count > 1 }
        if let shared {
            throw .obstacle("\(shared) belongs to another module, too. Divide that first.")
        }
        // What the composition root gets stays: it names what stays.
        created = edits.createdFiles.filter { !draft.implementing.contains($0) }
        title = draft.title
        turned = couplings.sorted { $0.name < $1.name }.map {
            Extraction.Turned(name: $0.name, kind: $0.kind, sites: $0.sites)
        }
        questions = draft.questions.sorted { $0.text < $1.text }
    }
}
