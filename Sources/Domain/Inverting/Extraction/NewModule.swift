import Architecture
import Codebase

/// The name and the folder of a module that is made of files of another one.
struct NewModule: Sendable {
    let name: String
    let folder: RelativePath
    /// What the manifest has to say of the folder; nil where the build system expects it.
    let path: String?
    /// The target whose declaration that of the new one is modelled on.
    let model: String
    /// What it builds: a framework where it is modelled on the program that it is taken from.
    let kind: TargetKind
    /// The folder of the local package that it is made in; nil where it is a target beside the old
    /// one.
    let package: RelativePath?

    /// - Parameters:
    ///   - wanted: The name that a person wants; nil for one made of `candidate`.
    ///   - candidate: What the files are called together.
    /// - Throws: An obstacle where no name is free, or no folder fits.
    init(
        beside old: Module, wanted: String?, candidate: String, in analysis: Analysis
    ) throws(PlanStop) {
        let names = try Self.names(wanted, or: candidate, besides: old, in: analysis)
        let modules = try names.map { name throws(PlanStop) in
            try Self(named: name, beside: old, in: analysis)
        }
        let free = modules.first { !analysis.codebase.contents.exists($0.place) }
        guard let free else {
            throw .obstacle(
                "There is a folder \(modules[0].place) already. Choose another name with --name.")
        }
        self = free
    }

    /// The folder that there must not be yet.
    private var place: RelativePath { package ?? folder }

    private init(
        named name: String, beside old: Module, in analysis: Analysis
    ) throws(PlanStop) {
        self.name = name
        if Self.needsPackage(old, analysis) {
            let package = Self.packages(of: old, analysis).appending(RelativePath(name))
            self.package = package
            folder = package.appending(RelativePath("Sources/" + name))
            (path, model, kind) = (nil, "", .library)
            return
        }
        package = nil
        if old.origin != .swiftpm {
            if let model = Self.model(beside: old, analysis) {
                self.model = model.name
                folder = RelativePath(
                    model.path.components.map { $0 == model.name ? name : String($0) }
                        .joined(separator: "/"))
                (path, kind) = (nil, .library)
            } else {
                let own = RelativePath(name + "/Sources")
                (path, model, kind) = (own.string, old.name, .framework)
                folder = old.container(in: analysis).appending(own)
            }
            return
        }
        (model, kind) = (old.name, .library)
        folder = Self.folder(ofTargetsBeside: old, in: analysis).appending(RelativePath(name))
        if folder.isInside(old.path) {
            throw .obstacle(
                "The files of \(old.name) stand in \(old.path.isRoot ? "the package's folder" : old.path.string), "
                    + "and so would those of the new module. Move them to Sources/\(old.name) first."
            )
        }
        let relative = folder.relative(to: old.container(in: analysis)) ?? folder
        let isUsual = old.origin == .swiftpm && relative == RelativePath("Sources/" + name)
        path = isUsual ? nil : relative.string
    }

    /// Where a new target of a package stands: beside the old one if that is called as its folder is,
    /// else in `Sources`, if the old one is somewhere in there, else beside the manifest.
    private static func folder(
        ofTargetsBeside old: Module, in analysis: Analysis
    ) -> RelativePath {
        if old.path.components.last.map(String.init) == old.name { return old.path.parent }
        let package = old.container(in: analysis)
        let sources = package.appending("Sources")
        return old.path != sources && old.path.isInside(sources) ? sources : package
    }

    /// Whether it has to be a local package, as nothing in the project shows what another target is like.
    static func needsPackage(_ old: Module, _ analysis: Analysis) -> Bool {
        old.origin == .xcode || old.origin == .xcodegen && model(beside: old, analysis) == nil
    }

    /// A library of the same manifest whose folder is called as it is; nil if there is none.
    static func model(beside old: Module, _ analysis: Analysis) -> Module? {
        let libraries: Set<TargetKind> = [.library, .framework]
        return analysis.codebase.modules.first { module in
            module.manifest == old.manifest && libraries.contains(module.kind)
                && module.role != .tests && module.path.components.contains { $0 == module.name }
        }
    }

    /// The names that are free, the best first; one at least.
    private static func names(
        _ wanted: String?, or candidate: String, besides old: Module, in analysis: Analysis
    ) throws(PlanStop) -> [String] {
        let taken = taken(in: analysis)
        if let wanted {
            guard isName(wanted) else {
                throw .obstacle("No module can be called \(wanted). Use letters and digits.")
            }
            if taken.contains(wanted) {
                throw .obstacle(
                    "\(wanted) is the name of a module, of a type, or of a framework. Choose another "
                        + "one with --name.")
            }
            return [wanted]
        }
        let word = words(of: candidate)
        let names = [word, old.moduleName + word, word + "Kit", old.moduleName + word + "Kit"]
        let free = names.filter { isName($0) && !taken.contains($0) }
        if word.isEmpty || free.isEmpty {
            throw .obstacle("No module can be called \(candidate). Give it a name with --name.")
        }
        return free
    }

    /// The names of modules, of what stands at the top level anywhere, and of frameworks.
    private static func taken(in analysis: Analysis) -> Set<String> {
        var names = frameworks
        for module in analysis.codebase.modules {
            names.formUnion([module.name, module.moduleName])
            for source in module.sources {
                guard let facts = analysis.facts[source] else { continue }
                names.formUnion(facts.imports.map(\.module))
                for declaration in facts.declarations where declaration.container == nil {
                    if declaration.kind != .extension { names.insert(declaration.name) }
                }
            }
        }
        return names
    }

    /// The words of a name joined, each with a capital letter.
    private static func words(of candidate: String) -> String {
        let stem = candidate.hasSuffix(".swift") ? String(candidate.dropLast(6)) : candidate
        return stem.identifiers
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func isName(_ name: String) -> Bool {
        name.first.map { $0.isLetter || $0 == "_" } == true
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static let frameworks: Set<String> = [
        "Swift", "Foundation", "UIKit", "AppKit", "SwiftUI", "SwiftData", "CoreData", "Combine",
        "Network", "Security", "Charts", "Contacts", "Photos", "Messages", "Intents", "StoreKit",
        "MapKit", "WebKit", "CloudKit", "GameKit", "HealthKit", "Observation", "Testing", "XCTest",
        "Accounts", "Accelerate", "Vision", "Speech", "Translation", "Synchronization", "Regex",
        "CryptoKit", "Crypto", "Logging", "Metrics", "Matter", "Metal", "Spatial", "System",
        "Types", "Dispatch", "PDFKit", "QuickLook", "Social", "Symbols", "WidgetKit", "Glibc",
        "Darwin", "Musl", "Differentiation", "Distributed", "RegexBuilder", "CoreML",
    ]
}

extension Module {
    /// The folder that paths in its manifest begin at.
    fileprivate func container(in analysis: Analysis) -> RelativePath {
        guard let manifest else { return container }
        return manifest.parent
    }
}
