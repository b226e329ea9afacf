import Codebase
import Editing
import Foundation

/// The templates of a codebase in `.strata/templates`, and behind them those that Strata brings along.
package struct TemplateFolders: FeatureTemplates {
    /// The folder of a codebase's own templates.
    package static let folder: RelativePath = ".strata/templates"

    package init() {}

    package func template(
        named name: String, in root: String
    ) throws(TemplateError) -> FeatureTemplate {
        let place = Self.folder.appending(RelativePath(name))
        let folder = URL(fileURLWithPath: root).appendingPathComponent(place.string)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        {
            return FeatureTemplate(name: name, files: try files(in: folder, place: place))
        }
        return try builtIn(name)
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
        in folder: URL, place: RelativePath
    ) throws(TemplateError) -> [FeatureTemplate.File] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        var files: [FeatureTemplate.File] = []
        for name in names.compactMap({ $0 as? String }).sorted() {
            let url = folder.appendingPathComponent(name)
            guard !url.lastPathComponent.hasPrefix("."), !isFolder(url) else { continue }
            let source = place.appending(RelativePath(name)).string
            guard let data = FileManager.default.contents(atPath: url.path),
                let text = String(data: data, encoding: .utf8)
            else {
                throw TemplateError(
                    file: source, line: 1, problem: "The file is not UTF-8 text.",
                    expected: "Remove it or write it anew.")
            }
            files.append(try TemplateArchive.file(name, text, source: source))
        }
        return files
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
