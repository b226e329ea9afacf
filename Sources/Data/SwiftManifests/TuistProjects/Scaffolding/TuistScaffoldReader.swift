import Codebase
import Editing
import StaticSwift

/// Works out what `tuist scaffold` makes of a template, without running it.
package struct TuistScaffoldReader: ScaffoldReader {
    /// A reader; it needs nothing.
    package init() {}

    package func files(
        of template: ScaffoldTemplate, with values: [String: String], in tree: SourceTree
    ) throws(ScaffoldError) -> [RelativePath: String] {
        let files = TuistFiles(tree: tree)
        let installation = TuistRootReader(files: files, folder: template.installation).root()
        guard let text = files.text(of: template.manifest),
            let record = installation.evaluator.record(
                of: "Template", text: text, path: template.manifest.string)
        else {
            throw ScaffoldError(
                "The template \(template.manifest) cannot be evaluated without running it.")
        }
        var decoder = TemplateDecoder(template: template, files: files)
        let attributes = try decoder.attributes(of: record)
        let known = try Self.known(values, for: attributes, of: template)
        return try decoder.files(of: record, with: known)
    }

    /// The values of all attributes, as far as they were said or have a default.
    private static func known(
        _ values: [String: String], for attributes: [TemplateDecoder.Attribute],
        of template: ScaffoldTemplate
    ) throws(ScaffoldError) -> [String: String] {
        var known: [String: String] = [:]
        var missing: [String] = []
        for attribute in attributes {
            if let value = values[attribute.name] ?? attribute.standard {
                known[attribute.name] = value
            } else {
                missing.append(attribute.name)
            }
        }
        guard missing.isEmpty else {
            let options = missing.map { "--attribute \($0)=…" }.joined(separator: " ")
            throw ScaffoldError(
                "The template \(template.name) asks for \(missing.joined(separator: ", ")). Add "
                    + "\(options).", isAnswerable: true)
        }
        let other = values.keys.filter { known[$0] == nil && $0 != "name" }.sorted()
        guard let first = other.first else { return known }
        throw ScaffoldError(
            "The template \(template.name) does not ask for \(first). It asks for "
                + "\(attributes.map(\.name).joined(separator: ", ")).", isAnswerable: true)
    }
}

/// Takes an evaluated `Template` apart.
private struct TemplateDecoder {
    /// What has to be said of each new thing.
    struct Attribute {
        let name: String
        /// What is taken where nobody says it; nil if it must be said, or is worked out while Tuist runs.
        let standard: String?
    }

    let template: ScaffoldTemplate
    let files: TuistFiles
    private var reader: ValueReader
    private var paths: ProjectDecoder

    init(template: ScaffoldTemplate, files: TuistFiles) {
        self.template = template
        self.files = files
        reader = ValueReader(path: template.manifest.string)
        paths = ProjectDecoder(path: template.manifest.string)
    }

    mutating func attributes(of record: Record) throws(ScaffoldError) -> [Attribute] {
        let records = reader.records(record["attributes"], of: "the attributes")
        let attributes = records.compactMap { record -> Attribute? in
            guard case .string(let name)? = record.unlabelled.first else { return nil }
            // What is not known here, such as today's date, is asked for.
            guard case .record(let value)? = record["default"],
                case .string(let text)? = value["text"]
            else { return Attribute(name: name, standard: nil) }
            return Attribute(name: name, standard: text)
        }
        try requireKnown()
        return attributes
    }

    /// The files that the items make, by their path below where Tuist is run.
    mutating func files(
        of record: Record, with values: [String: String]
    ) throws(ScaffoldError) -> [RelativePath: String] {
        var made: [RelativePath: String] = [:]
        for item in reader.records(record["items"], of: "the items") {
            let written = reader.string(item["path"], of: "the path of an item") ?? ""
            try requireKnown()
            let place = try place(
                rendered(written, with: values, in: template.manifest), of: written)
            switch item.member {
            case "string":
                let contents = reader.string(item["contents"], of: "the contents of an item")
                made[place] = try rendered(
                    contents ?? "", with: values, in: template.manifest)
            case "file": made[place] = try contents(ofFile: item, with: values)
            case "directory":
                for (path, text) in try folder(of: item) { made[place.appending(path)] = text }
            default: throw problem("makes “\(item.member)”, which Strata does not know")
            }
            try requireKnown()
        }
        // Tuist makes no empty files, except for those that keep a folder.
        return made.filter { !$0.value.isEmpty || $0.key.name == ".gitkeep" }
    }

    private mutating func contents(
        ofFile item: Record, with values: [String: String]
    ) throws(ScaffoldError) -> String {
        let source = try source(item["templatePath"])
        guard let text = files.text(of: source) else {
            throw problem("names \(source), which cannot be read")
        }
        // Only files of this ending are filled in.
        return source.fileExtension == "stencil"
            ? try rendered(text, with: values, in: source) : text
    }

    /// The files of a folder, below its own name.
    private mutating func folder(
        of item: Record
    ) throws(ScaffoldError) -> [RelativePath: String] {
        let source = try source(item["sourcePath"])
        var found: [RelativePath: String] = [:]
        for file in files.tree.files(inside: source) {
            guard let text = files.text(of: file), let path = file.relative(to: source.parent)
            else { throw problem("copies \(file), which is not text") }
            found[path] = text
        }
        guard !found.isEmpty else { throw problem("copies \(source), where no files are") }
        return found
    }

    private mutating func source(_ value: Value?) throws(ScaffoldError) -> RelativePath {
        let places = ProjectPlaces(
            manifest: template.manifest.parent, root: template.installation,
            codebase: files.tree.root)
        guard let path = paths.manifestPath(value), let place = places.resolve(path) else {
            throw problem("names a file that is not in the codebase")
        }
        if files.has(place) { return place }
        // Most Macs tell no capitals from small letters in paths.
        let folded = place.string.lowercased()
        return files.tree.files.first { $0.string.lowercased() == folded } ?? place
    }

    private func place(
        _ text: String, of written: String
    ) throws(ScaffoldError) -> RelativePath {
        guard !text.hasPrefix("/"), let place = RelativePath.root.resolving(text), !place.isRoot
        else { throw problem("makes “\(written)”, which leads out of the codebase") }
        return place
    }

    private func rendered(
        _ text: String, with values: [String: String], in file: RelativePath
    ) throws(ScaffoldError) -> String {
        do throws(StencilText.Problem) {
            return try StencilText(text).rendered(with: values)
        } catch {
            let place = file == template.manifest ? "\(file)" : "\(file):\(error.line)"
            throw ScaffoldError("\(place): \(error.reason).")
        }
    }

    private func requireKnown() throws(ScaffoldError) {
        guard let unknown = reader.unknowns.first else { return }
        throw ScaffoldError(
            "\(unknown.position.file):\(unknown.position.line): `\(unknown.expression)` is not "
                + "evaluated: \(unknown.reason).")
    }

    private func problem(_ what: String) -> ScaffoldError {
        ScaffoldError("The template \(template.manifest) \(what).")
    }
}
