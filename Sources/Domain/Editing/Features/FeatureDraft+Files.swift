import Architecture
import Codebase

extension FeatureDraft {
    /// Fills in the template's files.
    mutating func addFiles(of parts: [FeatureTemplate.Part]) throws(NewFeatureError) {
        if pattern.isBare { return try addBareFiles() }
        do throws(TemplateError) {
            let template = try planner.templates.template(named: pattern.kind.rawValue, in: root)
            let source = template.files.first?.source ?? ""
            found("Template", template.name, from: source)
            for file in template.files where parts.contains(file.part) && file.part != .insertion {
                try add(file)
            }
            noteMissing(parts, in: template)
            if parts.contains(.composition) { noteProject() }
            for file in template.files where parts.contains(file.part) && file.part == .insertion {
                try insert(file)
            }
        } catch {
            throw NewFeatureError(error.description)
        }
        if let file = occupied {
            throw NewFeatureError(
                "\(file) already exists. Choose another name, or move the file.")
        }
    }

    private var occupied: RelativePath? {
        changes.first { $0.kind == .modified && !isInsertion($0) }?.path
    }

    private func isInsertion(_ change: FileChange) -> Bool {
        change.path.fileExtension != "swift" && change.path.fileExtension != "txt"
    }

    /// What stands in a file that is there so that its module builds.
    static func firstText(of member: FeaturePattern.Member) -> String {
        "// The first file of \(member.name).\n"
    }

    /// One file for each module, so that it builds.
    private mutating func addBareFiles() throws(NewFeatureError) {
        for member in pattern.members where member.part != .dev {
            let file = member.folder.appending(RelativePath(name + ".swift"))
            let text = Self.firstText(of: member)
            try change(file, to: pattern.style.applied(to: text, fileName: file.name))
        }
        if let file = occupied {
            throw NewFeatureError(
                "\(file) already exists. Choose another name, or move the file.")
        }
    }

    /// Whether the codebase's features have the kind of file that a built-in template's file is.
    private func isWanted(_ file: FeatureTemplate.File) -> Bool {
        guard file.source.hasSuffix("(built in)") else { return true }
        let kinds: [(String, FeaturePiece)] = [
            ("{{router}}.", .router), ("{{factory}}.", .factory), ("{{view}}.", .view),
            ("{{name}}{{model}}.", .model), ("{{previews}}.", .previews),
            ("{{reducerFile}}.", .reducer),
        ]
        let kind = kinds.first { file.path.contains($0.0) }
        return kind.map { pattern.pieces[$0.1] != nil } ?? true
    }

    private mutating func add(_ file: FeatureTemplate.File) throws(TemplateError) {
        let values = values(for: file.part)
        guard isWanted(file) else { return }
        guard let folder = folder(of: file.part) else { return }
        let path: String
        if file.part == .composition {
            path = pattern.composition?.fileName ?? ""
        } else {
            path = try TemplateText(file.path, file: file.source, firstLine: file.firstLine)
                .rendered(with: values)
        }
        var text = try TemplateText(file.text, file: file.source, firstLine: file.firstLine)
            .rendered(with: values)
        let place = folder.appending(RelativePath(path))
        if place.fileExtension == "swift" {
            // A file of which a condition left nothing is none.
            if text.allSatisfy(\.isWhitespace) { return }
            text = pattern.style.applied(to: ImportBlock.tidied(text), fileName: place.name)
            if let module = member(file.part)?.name {
                imported[module, default: []].formUnion(ImportBlock.modules(in: text))
            }
            declared.formUnion(planner.registrations.declarations(in: text))
        } else if file.part == .tests, path.contains("/") {
            excluded.insert(String(path.prefix { $0 != "/" }))
        }
        do throws(NewFeatureError) { try change(place, to: text) } catch {
            throw TemplateError(
                file: file.source, line: file.firstLine, problem: error.description, expected: "")
        }
    }

    private func folder(of part: FeatureTemplate.Part) -> RelativePath? {
        part == .composition ? pattern.composition?.folder : member(part)?.folder
    }

    /// What the build of a program that is no package has to be told.
    private mutating func noteProject() {
        if let note = projectNote { notes.append(note) }
    }

    /// What the build of a program that is no package has to be told; nil of packages.
    var projectNote: String? {
        guard let app = pattern.composition?.module, app.origin != .swiftpm else { return nil }
        let products = imports(for: .composition).joined(separator: " and ")
        return "\(app.name) is described by \(app.origin.rawValue): add \(products) and "
            + "\(pattern.composition?.fileName ?? "the new file") to it."
    }

    private mutating func noteMissing(
        _ parts: [FeatureTemplate.Part], in template: FeatureTemplate
    ) {
        let left = Set(template.files.map(\.part)).intersection(parts)
            .filter { $0 != .insertion && folder(of: $0) == nil }
        for part in FeatureTemplate.Part.allCases where left.contains(part) {
            switch part {
            case .tests, .dev, .composition: notes.append(whyMissing(part))
            default: break
            }
        }
    }
}

extension FeatureDraft {
    /// Why a part is not made, with what there is of it.
    private func whyMissing(_ part: FeatureTemplate.Part) -> String {
        switch part {
        case .tests: return "No tests are generated: " + whoHas(.tests)
        case .dev:
            let programs = analysis.codebase.modules.count { $0.isProgram && !$0.isFixture }
            if pattern.families.contains(where: { $0.member(.dev) != nil }) || programs == 0 {
                return "No dev app is generated: " + whoHas(.dev)
            }
            return
                "No dev app is generated: of \(programs.counted("program")) here, none is a target "
                + "of a Swift package that is named after one of these features."
        default:
            return "Nothing opens the feature yet: no file is named after a feature as "
                + "CompositionRoot+Home.swift is. Open it where the others are opened, or choose "
                + "an app with --app."
        }
    }

    private func whoHas(_ part: FeatureFamily.PartRole) -> String {
        let others = pattern.families.filter { $0.member(part) != nil }.map(\.stem)
        guard let first = others.first else { return "the other features have none." }
        return "\(pattern.model ?? "the model") has none. \(first) has; imitate it with --like."
    }
}

extension FeatureDraft {
    /// What the placeholders stand for in files of a part.
    func values(for part: FeatureTemplate.Part) -> TemplateValues {
        let words = pattern.words
        let ui = member(.ui)?.name ?? name
        let implementation = member(.implementation)?.name ?? name
        let flags: [String: Bool] = [
            "split": Set(modules([.interface, .ui, .implementation])).count > 1,
            "xctest": pattern.usesXCTest,
            "root": pattern.composition?.root != nil,
            "tests": member(.tests) != nil,
            "router": has(.router), "factory": has(.factory), "view": has(.view),
            "model": has(.model), "previews": has(.previews), "product": product != nil,
            "together": !pattern.reducerIsBesideView && has(.view),
            "macro": pattern.usesReducerMacro, "observable": pattern.usesObservableState,
        ]
        return TemplateValues(
            texts: [
                "name": name, "title": NameCases(name).sentence, "module": implementation,
                "ui": ui, "access": pattern.access,
                // What the view shows to the factory, which may be in another module.
                "shown": ui == implementation && has(.factory) ? "" : pattern.access + " ",
                "reducer": pattern.pieces[.reducer] ?? "", "reducerFile": pattern.reducerFile,
                "product": product ?? "",
                "routed": has(.router) ? "router: any \(name)\(words.router)" : "",
                "made": made("router"), "silent": started("SilentRouter()"),
                "recorded": started("RecordingRouter()"), "opened": started(name + "Routes()"),
                "opens": product.map { name + $0 } ?? name + words.factory,
                "modelArgument": has(.model) ? "model: model" : "",
                "router": words.router, "factory": words.factory, "view": words.view,
                "model": words.model, "previews": words.previews,
                "root": pattern.composition?.root ?? name + "Composition",
            ],
            flags: Set(flags.filter(\.value).keys), knownFlags: Set(flags.keys),
            lists: [
                "imports": imports(for: part), "shared": member(part)?.imports ?? [],
                "modules": modules([.interface, .ui, .implementation]),
            ])
    }

    /// The other modules of the feature that files of a part import, in order.
    func imports(for part: FeatureTemplate.Part) -> [String] {
        let needed: [FeatureTemplate.Part] =
            switch part {
            case .interface, .insertion: []
            case .ui: [.interface]
            case .implementation: [.interface, .ui]
            case .tests, .dev: [.interface, .ui, .implementation]
            case .composition: [.interface, .implementation]
            }
        let own = member(part)?.name
        return modules(needed).filter { $0 != own }
    }

    private func modules(_ parts: [FeatureTemplate.Part]) -> [String] {
        Set(parts.compactMap { member($0)?.name }).sorted()
    }
}

extension FeatureDraft {
    /// Whether the new feature has a kind of file.
    private func has(_ piece: FeaturePiece) -> Bool { pattern.pieces[piece] != nil }

    /// What a factory makes: the view, or else what it would show.
    private var product: String? {
        pattern.pieces[.view].map { _ in pattern.words.view } ?? pattern.pieces[.model]
    }

    /// The expression that makes the product of a router.
    private func made(_ router: String) -> String {
        let model = "\(name)\(pattern.words.model)(" + (has(.router) ? "router: \(router))" : ")")
        guard has(.view) else { return has(.model) ? model : "" }
        return "\(name)\(pattern.words.view)(" + (has(.model) ? "model: \(model))" : ")")
    }

    /// The expression with which others begin the feature.
    private func started(_ router: String) -> String {
        guard has(.factory) else { return made(router) }
        let factory = "\(name)\(pattern.words.factory)()"
        guard let product else { return factory }
        return factory + ".make\(product)(" + (has(.router) ? "router: \(router))" : ")")
    }
}
