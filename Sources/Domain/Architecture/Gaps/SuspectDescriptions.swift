import Codebase

/// Finds descriptions that were read and leave so many files over that they may be read wrongly.
///
/// A target that got lost leaves a whole folder behind of which nothing is claimed. Folders of that
/// kind which belong to no target in healthy codebases say nothing: templates, playgrounds, test data,
/// examples, scripts, what a target leaves out of its own folder, and what is for another system.
struct SuspectDescriptions {
    /// One item for each description or ignored project, at its path.
    let items: [IncompleteItem]
    /// One item for each project that leaves fewer files over than it compiles, at its path.
    let notes: [IncompleteItem]

    /// - Parameter files: All Swift files of the codebase.
    init(_ codebase: Codebase, files: [RelativePath]) {
        let reasons = UnclaimedReasons(codebase)
        let ignored = Self.ignored(codebase, reasons, files)
        let lost = Self.lostFiles(in: codebase)
        guard !lost.isEmpty else {
            (items, notes) = (ignored, [])
            return
        }
        let claimed = Self.claimed(in: codebase, reasons)
        let origins = Self.origins(in: codebase)
        var shares: [Origin: Share] = [:]
        for description in Set(claimed.keys).union(lost.keys) {
            guard let origin = origins[description.parent] else { continue }
            shares[origin, default: Share()].claimed += claimed[description] ?? 0
            shares[origin, default: Share()].lost += lost[description]?.count ?? 0
        }
        let territories = lost.compactMap { description, files -> Territory? in
            guard let origin = origins[description.parent], origin.traits.listsAllTargets,
                !(origin == .swiftpm && files.allSatisfy(\.isInTestFolder)
                    && Self.isPlain(description, in: codebase))
            else { return nil }
            let territory = Territory(
                description: description, origin: origin, lost: files,
                claimed: claimed[description] ?? 0, modules: codebase.modules)
            return territory.isSuspect(among: shares[origin]) ? territory : nil
        }
        items = ignored + territories.filter { !$0.isLeftOver }.map(\.item)
        notes = territories.filter(\.isLeftOver).map(\.note)
    }

    /// Whether a manifest says all in literals: tests that it leaves over were left behind, and not misread.
    private static func isPlain(_ description: RelativePath, in codebase: Codebase) -> Bool {
        guard let text = codebase.contents.text(of: description) else { return false }
        let forms = ["#if", "for ", "if ", "map", "func ", "var ", "append", "+", "extension "]
        let code = text.split(whereSeparator: \.isNewline).filter {
            !$0.drop(while: \.isWhitespace).hasPrefix("//")
        }
        return !code.contains { line in forms.contains(where: line.contains) }
    }

    /// How many files the modules of each description have, or stand below it and belong to some module.
    private static func claimed(
        in codebase: Codebase, _ reasons: UnclaimedReasons
    ) -> [RelativePath: Int] {
        var below: [RelativePath: Int] = [:]
        for file in Set(codebase.modules.lazy.flatMap(\.sources)) {
            guard let description = reasons.nearestDescription(to: file)?.path else { continue }
            below[description, default: 0] += 1
        }
        // Targets of a package may stand in the folders of others.
        var own: [RelativePath: Set<RelativePath>] = [:]
        for module in codebase.modules {
            guard let description = module.manifest?.described else { continue }
            own[description, default: []].formUnion(module.sources)
        }
        return below.merging(own.mapValues(\.count)) { max($0, $1) }
    }

    /// The files of whole folders that a description which was read claims nothing of.
    private static func lostFiles(in codebase: Codebase) -> [RelativePath: [RelativePath]] {
        var lost: [RelativePath: [RelativePath]] = [:]
        for group in listUnclaimed(in: codebase) where group.isWholeFolder {
            guard case .unlisted(let description) = group.reason else { continue }
            let files = group.files.filter { file in
                !file.isBystander(below: description.parent)
                    // What a template left is no code that a target could have lost.
                    && codebase.contents.text(of: file)?.isWithoutCode != true
            }
            if !files.isEmpty { lost[description, default: []] += files }
        }
        return lost
    }

    /// For each folder the kind of its description; a project where there is one beside a package.
    private static func origins(in codebase: Codebase) -> [RelativePath: Origin] {
        var origins: [RelativePath: Origin] = [:]
        for module in codebase.modules where module.origin != .folders {
            guard let manifest = module.manifest else { continue }
            let folder = manifest.described.parent
            if let known = origins[folder], known != .swiftpm { continue }
            origins[folder] = module.origin
        }
        return origins
    }

    /// The ignored projects beside which more than a tenth of the files have no described module.
    private static func ignored(
        _ codebase: Codebase, _ reasons: UnclaimedReasons, _ files: [RelativePath]
    ) -> [IncompleteItem] {
        if codebase.ignoredProjects.isEmpty { return [] }
        let folders = codebase.modules.lazy.filter { $0.origin == .folders }.flatMap(\.sources)
        var counts: [IgnoredProject: Int] = [:]
        for file in codebase.unclaimed + folders {
            guard case .ignored(let project) = reasons.reason(for: file) else { continue }
            counts[project, default: 0] += 1
        }
        return counts.compactMap { project, count in
            let all = files.count { $0.isInside(project.path.parent) }
            return count * 10 > all ? project.item(undescribed: count) : nil
        }
    }
}

/// How many files descriptions claim, and how many they leave over.
private struct Share {
    var claimed = 0
    var lost = 0

    /// Whether more than a tenth is left over.
    var isSuspect: Bool { lost * 10 > claimed + lost }
}

/// What one description claims and what it leaves over.
private struct Territory {
    let description: RelativePath
    let origin: Origin
    let lost: [RelativePath]
    let claimed: Int
    let modules: [Module]

    /// Whether too much is left over for a description that was read right.
    ///
    /// Of a package that is more than a tenth where targets usually are, or more than it claims. Many
    /// projects of one codebase are small and keep what a template made: a tenth of one counts if it
    /// is many files, or if it is a tenth of all projects.
    ///
    /// - Parameter all: What all descriptions of this kind claim and leave over.
    func isSuspect(among all: Share?) -> Bool {
        if origin != .swiftpm {
            // A project of Xcode names each file, and teams leave tests behind that they gave up.
            let count = origin == .xcode ? lost.count { !$0.isInTestFolder } : lost.count
            let isMuch = count >= 10 || all?.isSuspect ?? true
            return isMuch && Share(claimed: claimed, lost: count).isSuspect
        }
        let places = places
        let usual = lost.count { file in places.contains { file.isInside($0) } }
        return Share(claimed: claimed, lost: usual).isSuspect || lost.count > claimed
    }

    /// Whether the files are left over, and the description was read right: a project of which more is
    /// claimed than is lost. A target that gets lost takes its files with it.
    var isLeftOver: Bool { origin != .swiftpm && lost.count < claimed }

    /// The folders in which the package's targets usually are.
    private var places: [RelativePath] {
        let folder = description.parent
        let own = modules.lazy.filter { $0.container == folder }.compactMap {
            $0.path.relative(to: folder)?.components.first.map(String.init)
        }
        return Set(Self.standard + own).sorted().map { folder.appending(RelativePath($0)) }
    }

    private static let standard = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

    /// What is left over, in the words of a sentence's first half.
    private var what: String {
        "\(lost.count) of \(lost.count + claimed) Swift files here belong to no target, "
            + "most of them in \(largestFolder)"
    }

    var note: IncompleteItem {
        IncompleteItem(
            path: description,
            reason: "\(what): nothing compiles them. Add them to a target, or delete them.")
    }

    var item: IncompleteItem {
        IncompleteItem(
            path: description,
            reason: "\(what): Strata may have misread it. \(advice), or accept this in .strata.yml."
        )
    }

    private var advice: String {
        description.isPackageManifest
            ? "Compare the modules with `swift package describe`"
            : "Compare the modules with the targets in Xcode"
    }

    /// The folder two levels below the description with the most of what is lost.
    private var largestFolder: RelativePath {
        let folder = description.parent
        let folders = lost.map { file in
            let parts = file.parent.relative(to: folder)?.components.prefix(2) ?? []
            return folder.appending(RelativePath(parts.joined(separator: "/")))
        }
        let counts = Dictionary(grouping: folders, by: \.self).mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? folder
    }
}

extension IgnoredProject {
    fileprivate func item(undescribed count: Int) -> IncompleteItem {
        let files = count == 1 ? "1 Swift file beside it is" : "\(count) Swift files beside it are"
        return IncompleteItem(
            path: path,
            reason: "It is ignored by \(line) and was not read, so \(files) described by nothing. "
                + "Add it to git, or remove that line.")
    }
}

extension String {
    /// Whether the lines of a source hold nothing but comments and imports.
    fileprivate var isWithoutCode: Bool {
        split(whereSeparator: \.isNewline).allSatisfy { line in
            let text = line.drop(while: \.isWhitespace)
            return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ")
        }
    }
}

extension RelativePath {
    /// Whether the outermost folder below another is of a kind that targets often leave alone, or
    /// one of them is hidden, or it is a manifest.
    fileprivate func isBystander(below folder: RelativePath) -> Bool {
        // A manifest that was left behind, whatever its spelling, is no code.
        if name.lowercased() == "package.swift" { return true }
        let folders = parent.relative(to: folder)?.components ?? []
        guard let first = folders.first else { return false }
        return Self.bystanders.contains(first.lowercased())
            || folders.contains { $0.hasPrefix(".") }
    }

    /// Whether one of its folders is called as those of tests are.
    fileprivate var isInTestFolder: Bool {
        parent.components.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
    }

    private static let bystanders: Set<String> = [
        "examples", "example", "demo", "demos", "sample", "samples", "playground", "playgrounds",
        "docs", "documentation", "scripts", "script", "tools", "templates", "template",
        "benchmarks",
    ]
}

extension Codebase {
    /// The same codebase with what is suspected of its descriptions.
    func withSuspicions(among files: [RelativePath]) -> Codebase {
        let suspects = SuspectDescriptions(self, files: files)
        return suspecting(suspects.items, noting: suspects.notes)
    }
}
