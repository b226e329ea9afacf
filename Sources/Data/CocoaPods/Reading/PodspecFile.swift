import Architecture

/// One podspec in either of its forms.
struct PodspecFile {
    let file: RelativePath
    let root: String

    /// Why a podspec says nothing.
    struct Problem: Error {
        let item: IncompleteItem
    }

    var pod: Result<PodSpecification, Problem> {
        guard let text = PodText(root: root).text(of: file) else {
            return problem("The podspec cannot be read as text. Save it as UTF-8.")
        }
        let name = String(file.name.prefix { $0 != "." })
        guard file.fileExtension == "json" else {
            return .success(PodspecEvaluator(RubyParser.statements(of: text), name: name).pod)
        }
        do {
            if let pod = try PodspecJSON.pod(text, name: name) { return .success(pod) }
            return problem("The podspec is not a mapping. Add keys such as “name”.")
        } catch {
            return problem("The podspec is not valid JSON. Correct the file.")
        }
    }

    private func problem(_ reason: String) -> Result<PodSpecification, Problem> {
        .failure(Problem(item: IncompleteItem(path: file, reason: reason)))
    }
}
