import Codebase

/// The types that property lists, storyboards, Core Data models and descriptions of projects name with
/// their module, and those marked `@main`, so that the system finds them there while a program runs.
package struct RuntimeNames: Sendable {
    /// A place that names a type.
    package struct Place: Hashable, Sendable {
        /// The file.
        package let file: RelativePath
        /// The line, from 1.
        package let line: Int
        /// Whether the system begins with it: it is no other scene of a storyboard.
        package let isStart: Bool
        /// Whether a storyboard or its like names the type beside its module, which may become
        /// another one.
        package let isOfInterface: Bool
    }

    /// By module and type the places, in the order in which they were read.
    private var places: [ModuleID: [String: [Place]]] = [:]

    /// No file names any.
    package static let none = RuntimeNames()

    private init() {}

    /// The names in some files.
    ///
    /// - Parameter files: All files of the codebase.
    package init(of analysis: Analysis, files: [RelativePath]) {
        let contents = analysis.codebase.contents
        let manifests = Set(analysis.codebase.modules.compactMap(\.manifest))
        // Specifications include others, which no module names.
        let hasSpecifications = manifests.contains(where: \.isSpecification)
        var read: [(file: RelativePath, mentions: [RuntimeMention])] = []
        for file in files {
            let isStoryboard = file.isStoryboard
            guard
                isStoryboard || file.isModel || manifests.contains(file) || file.mayHoldProperties
                    || hasSpecifications && file.isSpecification,
                let text = contents.text(of: file, upTo: Self.largestFile)
            else { continue }
            let found =
                isStoryboard
                ? RuntimeMention.all(inStoryboard: text)
                : file.isModel
                    ? RuntimeMention.all(inModel: text) : RuntimeMention.all(inProperties: text)
            if !found.isEmpty { read.append((file, found)) }
        }
        let first = Set(read.flatMap(\.mentions).filter(\.isStoryboard).map(\.name))
        let owners = Owners(of: Set(read.flatMap(\.mentions).map(\.name)), in: analysis)
        for (file, mentions) in read {
            let isFirst = file.isStoryboard && first.contains(file.stem)
            for mention in mentions where !mention.isStoryboard {
                let place = Place(
                    file: file, line: mention.line,
                    isStart: mention.key != nil || isFirst && mention.isInitial,
                    isOfInterface: file.isStoryboard && mention.module != nil)
                for module in owners.modules(meantBy: mention, in: file) {
                    note(mention.name, in: module, at: place)
                }
            }
        }
        for module in analysis.codebase.modules where module.isProgram || module.role == .app {
            noteMain(of: module, in: analysis)
        }
    }

    /// Notes the type of a program that is marked `@main`.
    private mutating func noteMain(of module: Module, in analysis: Analysis) {
        if module.sources.contains(where: { $0.name == "main.swift" }) { return }
        for file in module.sources {
            guard let facts = analysis.facts[file], facts.uses.contains("main"),
                let text = analysis.codebase.contents.text(of: file, upTo: Self.largestFile),
                let line = text.lineOfMain
            else { continue }
            for type in facts.declarations where type.kind.isType && type.container == nil {
                guard type.line >= line else { continue }
                note(
                    type.name, in: module.id,
                    at: Place(file: file, line: line, isStart: true, isOfInterface: false))
                return
            }
        }
    }

    private mutating func note(_ type: String, in module: ModuleID, at place: Place) {
        places[module, default: [:]][type, default: []].append(place)
    }

    /// The largest file that is looked at, in bytes.
    package static let largestFile = 16 << 20

    /// Where a type of a module is named.
    package func places(of type: String, in module: ModuleID) -> [Place] {
        places[module]?[type] ?? []
    }

    /// The types of a module that the system begins with.
    package func starts(in module: ModuleID) -> Set<String> {
        Set((places[module] ?? [:]).filter { $0.value.contains(where: \.isStart) }.keys)
    }
}

extension SourceFacts {
    /// Whether it declares one of some types at its top.
    package func declares(oneOf types: Set<String>) -> Bool {
        if types.isEmpty { return false }
        return declarations.contains {
            $0.kind.isType && $0.container == nil && types.contains($0.name)
        }
    }
}

/// Which modules declare the types that are named.
private struct Owners {
    private var declaring: [String: [Module]] = [:]
    private let modules: Set<String>

    init(of names: Set<String>, in analysis: Analysis) {
        modules = Set(analysis.codebase.modules.map(\.moduleName))
        if names.isEmpty { return }
        for module in analysis.codebase.modules where module.inside == nil {
            var own: Set<String> = []
            for file in module.sources {
                for one in analysis.facts[file]?.declarations ?? []
                where one.kind.isType && one.container == nil && names.contains(one.name) {
                    own.insert(one.name)
                }
            }
            for name in own { declaring[name, default: []].append(module) }
        }
    }

    /// The modules that a name means: the one that is written, else the one whose file it is.
    func modules(meantBy mention: RuntimeMention, in file: RelativePath) -> [ModuleID] {
        var all = declaring[mention.name] ?? []
        if let written = mention.module, modules.contains(written) {
            all = all.filter { $0.moduleName == written }
        }
        if all.count < 2 { return all.map(\.id) }
        let around = all.filter { file.isInside($0.path) && !$0.path.isRoot }
        if let deepest = around.map(\.path.components.count).max() {
            return around.filter { $0.path.components.count == deepest }.map(\.id)
        }
        let isExtension = mention.key?.contains("Extension") == true
        let started = all.filter { $0.kind.isStarted(asExtension: isExtension) }
        return (started.isEmpty ? all : started).map(\.id)
    }
}

extension TargetKind {
    /// Whether the system starts what is made of it.
    fileprivate func isStarted(asExtension: Bool) -> Bool {
        switch self {
        case .appExtension, .widget: asExtension
        case .watch: true
        case .app, .executable: !asExtension
        default: false
        }
    }
}

extension RelativePath {
    /// Whether it describes an interface.
    fileprivate var isStoryboard: Bool { ["storyboard", "xib"].contains(fileExtension) }

    /// Whether it describes entities of Core Data.
    fileprivate var isModel: Bool { parent.fileExtension == "xcdatamodel" && name == "contents" }

    /// The name without its ending.
    fileprivate var stem: String { String(name.prefix { $0 != "." }) }

    /// Whether it is a property list, or helps to describe projects that hold some.
    fileprivate var mayHoldProperties: Bool {
        switch fileExtension {
        case "plist", "pbxproj", "xcconfig": true
        case "swift": components.contains("Tuist")
        default: false
        }
    }

    fileprivate var isSpecification: Bool { ["yml", "yaml"].contains(fileExtension) }
}

extension String {
    /// The first line that begins with `@main`, from 1.
    fileprivate var lineOfMain: Int? {
        guard contains("@main") else { return nil }
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return text.hasPrefix("@main") && text.dropFirst(5).first.map { $0.isLetter } != true
        }.map { $0 + 1 }
    }
}
