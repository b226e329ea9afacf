import Editing

extension ProjectFileLines {
    /// The text with one target more, which says what the one that it is modelled on says.
    ///
    /// Where that has its name in a value, as in the path of its sources, the new one has its own.
    func adding(_ draft: TargetDraft) throws(ManifestEditError) -> String {
        guard let model = draft.model, draft.path == nil else {
            throw ManifestEditError(
                "A target \(draft.name) cannot be added to a project.yml without one to model it on. "
                    + "Add it by hand.")
        }
        let block = try block(of: model)
        let end = lastContent(of: block) + 1
        var left: Range<Int>?
        if let key = key("dependencies", in: block) {
            try requireBlockList(key)
            left = key..<listEnd(of: key, limit: block.upperBound)
        }
        var new = (block.lowerBound..<end).filter { left?.contains($0) != true && isContent($0) }
            .map { lines[$0].replacingWord(model, with: draft.name) }
        let inner = (block.lowerBound + 1..<end).first(where: isContent).map(indentation(of:))
        if !draft.dependencies.isEmpty {
            let column = inner ?? indentation(of: block.lowerBound) + 2
            new.append(String(repeating: " ", count: column) + "dependencies:")
            new += draft.dependencies.flatMap { item($0, column + 2) }
        }
        return inserting(new, at: end)
    }
}

extension Substring {
    /// The line with another word in the place of one, where nothing that names are made of is beside it.
    fileprivate func replacingWord(_ word: String, with other: String) -> String {
        var result = ""
        var rest = self
        while let range = rest.firstRange(of: word) {
            let before = rest[..<range.lowerBound].last ?? result.last
            let after = rest[range.upperBound...].first
            let isWord = ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
            result += rest[..<range.lowerBound] + (isWord ? other : word)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
