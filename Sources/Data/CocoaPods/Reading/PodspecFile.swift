import Codebase

/// One podspec in either of its forms.
struct PodspecFile {
    let file: RelativePath
    let contents: any SourceContents

    /// Why a podspec says nothing.
    struct Problem: Error {
        let item: IncompleteItem
    }

    var pod: Result<PodSpecification, Problem> {
        guard let text = PodText(contents: contents).text(of: file) else {
            return problem("The podspec cannot be read as text. Save it as UTF-8.")
        }
        let name = String(file.name.prefix { $0 != "." })
        guard file.fileExtension == "json" else {
            let parsed = RubyParser.statements(of: text)
            let pod = PodspecEvaluator(parsed.statements, name: name).pod
            if pod.overrun == nil, let overrun = parsed.overrun {
                pod.overrun = (overrun.line, overrun.reason)
            }
            return .success(pod)
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
