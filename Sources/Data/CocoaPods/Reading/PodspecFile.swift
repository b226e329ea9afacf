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
            return problem("The podspec is no mapping. Write keys such as “name” into it.")
        } catch {
            return problem("The podspec is no JSON. Correct it to see the pod.")
        }
    }

    private func problem(_ reason: String) -> Result<PodSpecification, Problem> {
        .failure(Problem(item: IncompleteItem(path: file, reason: reason)))
    }
}
