extension FeatureDraft {
    /// Fills in the template's files.
    mutating func addFiles(of parts: [FeatureTemplate.Part]) throws(NewFeatureError) {
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

    private mutating func add(_ file: FeatureTemplate.File) throws(TemplateError) {
        let values = values(for: file.part)
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
        guard let app = pattern.composition?.module, app.origin != .swiftpm else { return }
        let products = imports(for: .composition).joined(separator: " and ")
        notes.append(
            "\(app.name) is described by \(app.origin.rawValue): add \(products) and "
                + "\(pattern.composition?.fileName ?? "the new file") to it.")
    }

    private mutating func noteMissing(
        _ parts: [FeatureTemplate.Part], in template: FeatureTemplate
    ) {
        let left = Set(template.files.map(\.part)).intersection(parts)
            .filter { $0 != .insertion && folder(of: $0) == nil }
        for part in FeatureTemplate.Part.allCases where left.contains(part) {
            switch part {
            case .tests: notes.append("No tests are generated: the other features have none.")
            case .dev: notes.append("No dev app is generated: the other features have none.")
            case .composition:
                notes.append(
                    "No app composes the feature yet: none depends on features.")
            default: break
            }
        }
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
        ]
        return TemplateValues(
            texts: [
                "name": name, "title": NameCases(name).sentence, "module": implementation,
                "ui": ui, "access": pattern.access,
                // What the view shows to the factory, which may be in another module.
                "shown": ui == implementation ? "" : pattern.access + " ",
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
