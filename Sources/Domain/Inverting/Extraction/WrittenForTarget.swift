import Codebase
import Editing

/// What Tuist and Xcode write for a target from its resources: a module of its files does not see it.
struct WrittenForTarget {
    let module: Module
    let tree: SourceTree

    /// - Throws: The first file that names some of it.
    func check(_ files: [RelativePath]) throws(PlanStop) {
        guard module.origin == .tuist else { return }
        let templates = tree.files.filter { $0.fileExtension == "stencil" }
            .map { ResourceTemplate(at: $0, tree.contents.text(of: $0) ?? "") }
        for file in files {
            let text = tree.contents.text(of: file) ?? ""
            for template in templates {
                guard let name = template.name(in: text) else { continue }
                throw .obstacle(
                    "\(file) names \(name), which Tuist writes after \(template.file) for "
                        + "\(module.name). Leave that file out, or hand in what it takes from "
                        + "there.")
            }
            let words = Set(
                text.identifiers.map(String.init))
            if let name = accessors.first(where: words.contains) {
                throw .obstacle(
                    "\(file) names \(name), which Tuist writes of the resources of \(module.name). "
                        + "Leave that file out, or hand in what it takes from there.")
            }
        }
        let generated = GeneratedNames(
            in: module.manifest?.parent ?? module.container, hasAssets: true, bridge: nil, tree)
        do throws(ManifestEditError) {
            try generated.check(files, tree)
        } catch {
            throw .obstacle(error.description)
        }
    }

    /// https://docs.tuist.dev/en/guides/features/projects/synthesized-files
    private var accessors: [String] {
        ["Asset", "Strings", "Resources", "FontFamily", "Colors", "Images"]
            .flatMap { kind in names.map { $0 + kind } }
    }

    /// The name of the module, as it is and as a type is called: `WeIOS` for `We-iOS`.
    private var names: [String] {
        let words = module.name.split { !($0.isLetter || $0.isNumber) }
        return [module.name, words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()]
    }
}
