import Codebase

/// Words the dependencies of targets.
struct BazelDependencies {
    let files: BazelFiles
    /// The targets that are modules.
    let modules: Set<BazelLabel>

    private static let purposes: [(attribute: String, purpose: DependencyReference.Purpose)] = [
        ("deps", .code), ("private_deps", .code), ("implementation_deps", .code),
        ("exports", .code),
        ("frameworks", .code), ("plugins", .plugin), ("test_host", .testHost),
        ("extensions", .embedding), ("extension", .embedding), ("watch_application", .embedding),
        ("app_clips", .embedding), ("data", .embedding),
    ]

    func references(of target: BazelTarget) -> [DependencyReference] {
        Self.purposes.flatMap { attribute, purpose in
            target.texts(attribute).flatMap { text in
                var visited: Set<BazelLabel> = [target.label]
                return names(text.text, in: target.label, purpose, &visited).map {
                    DependencyReference(
                        $0, condition: text.condition, purpose: purpose,
                        line: target.call.listedTexts[text.text] ?? target.call.line)
                }
            }
        }
    }

    /// The folders without a build file that a target's dependencies are in, ascending.
    func absentPackages(of target: BazelTarget) -> [RelativePath] {
        let labels = ["deps", "private_deps", "implementation_deps"].flatMap { target.texts($0) }
            .compactMap { files.workspaces.reference($0.text, in: target.label) }
        let folders = labels.compactMap { reference -> RelativePath? in
            guard case .own(let label) = reference else { return nil }
            return files.workspaces.packages[label.folder] == nil ? label.folder : nil
        }
        return Set(folders).sorted()
    }

    /// The repositories from elsewhere that a target uses, ascending.
    func repositories(of target: BazelTarget) -> [String] {
        let names = references(of: target).compactMap { reference -> String? in
            if case .product(_, let package) = reference.name { package } else { nil }
        }
        return Set(names).sorted()
    }

    /// What stands behind a label: aliases and groups stand for what they name.
    private func names(
        _ text: String, in package: BazelLabel, _ purpose: DependencyReference.Purpose,
        _ visited: inout Set<BazelLabel>
    ) -> [DependencyReference.Name] {
        switch files.workspaces.reference(text, in: package) {
        case nil: return []
        case .external(let repository, let name):
            return purpose == .embedding
                ? [] : [.product(name, package: repository.lowercased())]
        case .own(let label):
            guard visited.insert(label).inserted, visited.count < 5_000 else { return [] }
            if modules.contains(label) { return [.module(label.id)] }
            guard let target = files.targets[label] else {
                return purpose == .embedding ? [] : [.module(label.id)]
            }
            var found: [DependencyReference.Name] = []
            for attribute in target.rule == "alias" ? ["actual"] : ["deps", "private_deps"] {
                for next in target.texts(attribute) {
                    found += names(next.text, in: target.label, purpose, &visited)
                }
            }
            return found
        }
    }
}
