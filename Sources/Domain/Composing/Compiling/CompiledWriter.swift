import Codebase

/// Writes a root in plain Swift: one type with what is kept, and an extension for each type that
/// registered.
struct CompiledWriter {
    let draft: CompiledDraft
    let name: String
    let folder: String

    var files: [CompiledFile] {
        let groups = Dictionary(grouping: draft.members, by: Self.group)
        let extensions = groups.sorted { $0.key < $1.key }.map { group, members in
            file(
                "\(name)+\(group)", imports: draft.imports(of: members),
                body: "extension \(name) {\n"
                    + members.map(makers).joined(separator: "\n") + "}\n")
        }
        return [main(groups)] + extensions
    }

    /// What an extension and its file are called after: the type that registers, without the word
    /// for it.
    private static func group(of member: CompiledMember) -> String {
        let owner = SwiftText.fileName(
            member.registration.owner.map(TypeText.baseName)
                ?? member.registration.module.targetName)
        for word in ["Assembly", "Container", "Module"]
        where owner.hasSuffix(word) && owner != word {
            return String(owner.dropLast(word.count))
        }
        return owner
    }

    private func file(_ name: String, imports: [String], body: String) -> CompiledFile {
        let path = (folder.isEmpty ? "" : folder + "/") + name + ".swift"
        // What Swift cannot name, nothing in the text can have been imported by.
        let lines = imports.compactMap(\.importStatement).map { $0 + "\n" }.joined()
        return CompiledFile(
            path: RelativePath(path), text: lines + (lines.isEmpty ? "" : "\n") + body)
    }

    /// The type with what it keeps.
    private func main(_ groups: [String: [CompiledMember]]) -> CompiledFile {
        var text =
            "/// Makes what the containers made: what is shared is kept here, and the compiler\n"
            + "/// checks that nothing is missing.\nfinal class \(name) {\n"
        for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
            let kept = members.compactMap(kept)
            if kept.isEmpty { continue }
            text += "    // \(group)\n" + kept.joined()
        }
        return file(name, imports: draft.imports(of: draft.members), body: text + "}\n")
    }

    /// What the type itself has to hold of a member; nil for nothing.
    private func kept(_ member: CompiledMember) -> String? {
        let type = member.type
        if member.isWeak { return "    weak var held\(capital(member)): AnyObject?\n" }
        guard member.isShared else { return nil }
        if hasCompletion(member) { return "    var stored\(capital(member)): (\(type))?\n" }
        return "    lazy var \(member.name): \(type) = \(member.maker)()\n"
    }

    private func hasCompletion(_ member: CompiledMember) -> Bool {
        member.question == nil && member.factory?.completed != nil
    }

    private func capital(_ member: CompiledMember) -> String {
        member.name.prefix(1).uppercased() + member.name.dropFirst()
    }

    // MARK: Makers

    /// The functions that make an object.
    private func makers(of member: CompiledMember) -> String {
        let one = member.registration
        let place = SwiftText.comment("\(one.place.file):\(one.place.line)")
        let parameters = member.parameters.map { "\($0.name): \($0.type)" }
            .joined(separator: ", ")
        let head = "    /// From \(place).\n"
        let signature = "func \(member.maker)(\(parameters)) -> \(member.type)"
        if let question = member.question {
            return head + "    \(signature) {\n        // strata: \(SwiftText.comment(question)).\n"
                + "        \(SwiftText.placeholder(one.fullName))\n    }\n"
        }
        let getter = self.getter(of: member)
        guard let factory = member.factory, let completed = factory.completed else {
            return getter + head + "    \(signature) {\n\(body(of: member))    }\n"
        }
        let file = one.place.file
        let completion =
            "    private func complete\(capital(member))(_ \(completed.name.swiftName ?? "made"): "
            + "\(member.type)) {\n"
            + indented(draft.text(of: completed.body, at: file), by: 8) + "    }\n"
        let making =
            "    private func begin\(capital(member))(\(parameters)) -> \(member.type) {\n"
            + body(of: member) + "    }\n"
        if member.isShared { return getter + head + making + completion }
        let given = member.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        return head + "    \(signature) {\n"
            + "        let made = begin\(capital(member))(\(given))\n"
            + "        complete\(capital(member))(made)\n        return made\n    }\n"
            + making + completion
    }

    /// What gives an object that is kept in another way than by `lazy`; empty if it is not.
    private func getter(of member: CompiledMember) -> String {
        let name = capital(member)
        if member.isWeak {
            return """
                    var \(member.name): \(member.type) {
                        if let held = held\(name) as? \(member.type) { return held }
                        let made = \(member.maker)()
                        held\(name) = made as AnyObject
                        return made
                    }

                """
        }
        guard member.isShared, hasCompletion(member) else { return "" }
        return """
                var \(member.name): \(member.type) {
                    if let stored\(name) { return stored\(name) }
                    let made = begin\(name)()
                    stored\(name) = made
                    complete\(name)(made)
                    return made
                }

            """
    }

    private func body(of member: CompiledMember) -> String {
        guard let factory = member.factory else { return "" }
        let file = member.registration.place.file
        let text =
            factory.initialised.map { draft.initialiserText($0, at: file) }
            ?? draft.text(of: factory.body, at: file)
        return indented(text, by: 8)
    }

    /// Lines with as many blanks before them as the first of them needs.
    private func indented(_ text: String, by count: Int) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        // The first line may begin after the brace of its closure.
        let rest =
            lines.count > 1 && lines[0].first?.isWhitespace != true
            ? lines.dropFirst() : lines[...]
        let blank =
            rest.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let padding = String(repeating: " ", count: count)
        return lines.map { line in
            if line.allSatisfy(\.isWhitespace) { return "\n" }
            let own = min(blank, line.prefix { $0 == " " }.count)
            return padding + line.dropFirst(own) + "\n"
        }.joined()
    }
}
