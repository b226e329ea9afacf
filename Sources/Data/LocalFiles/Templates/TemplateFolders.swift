import Codebase
import Editing
import Foundation

/// The templates of a codebase in `.strata/templates`, and after them those that Strata brings along.
package struct TemplateFolders: FeatureTemplates {
    /// The folder of a codebase's own templates.
    package static let folder: RelativePath = ".strata/templates"
    /// No template is larger.
    private static let mostBytes = 4 << 20

    private let contents: @Sendable (String) -> any SourceContents

    /// - Parameter contents: What stands in the files of a folder.
    package init(contents: @escaping @Sendable (String) -> any SourceContents) {
        self.contents = contents
    }

    package func template(
        named name: String, in root: String
    ) throws(TemplateError) -> FeatureTemplate {
        let place = Self.folder.appending(RelativePath(name))
        let contents = self.contents(root)
        switch contents.kind(of: place) {
        case .folder:
            let folder = URL(fileURLWithPath: root).appendingPathComponent(place.string)
            return FeatureTemplate(
                name: name, files: try files(in: folder, place: place, of: contents))
        case .other:
            throw TemplateError(
                file: place.string, line: 1,
                problem: "It is a link that leads out of the codebase's folder.",
                expected: "Put the folder itself in the place of the link.")
        case .file, nil: return try builtIn(name)
        }
    }

    /// The template of a name that Strata brings along.
    package func builtIn(_ name: String) throws(TemplateError) -> FeatureTemplate {
        guard let text = BuiltInTemplates.all[name] else {
            let names = BuiltInTemplates.all.keys.sorted().joined(separator: ", ")
            throw TemplateError(
                file: Self.folder.string, line: 1, problem: "There is no template \(name).",
                expected: "There are: \(names).")
        }
        return FeatureTemplate(
            name: name,
            files: try TemplateArchive.files(in: text, source: "\(name).template (built in)"))
    }

    private func files(
        in folder: URL, place: RelativePath, of contents: any SourceContents
    ) throws(TemplateError) -> [FeatureTemplate.File] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        var files: [FeatureTemplate.File] = []
        for name in names.compactMap({ $0 as? String }).sorted() {
            let url = folder.appendingPathComponent(name)
            guard !url.lastPathComponent.hasPrefix("."), !isFolder(url) else { continue }
            let source = place.appending(RelativePath(name))
            let text = try text(of: source, in: contents)
            files.append(try TemplateArchive.file(name, text, source: source.string))
        }
        return files
    }

    private func text(
        of file: RelativePath, in contents: any SourceContents
    ) throws(TemplateError) -> String {
        let bytes: [UInt8]
        do throws(ContentError) {
            bytes = try contents.bytes(of: file, upTo: Self.mostBytes).bytes
        } catch {
            throw TemplateError(
                file: file.string, line: 1, problem: "The file cannot be read: \(error.reason).",
                expected: error.advice)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw TemplateError(
                file: file.string, line: 1, problem: "The file is not UTF-8 text.",
                expected: "Remove it or write it anew.")
        }
        return text
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
