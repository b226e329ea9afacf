import Codebase

/// Words the dependencies of targets.
final class BazelDependencies {
    private let files: BazelFiles
    /// The targets that are modules.
    private let modules: Set<BazelLabel>
    /// A step for each label that is followed: lists of lists multiply.
    private var budget: ReadingBudget
    /// The target whose dependencies were too many, and why; nil if all are there.
    private(set) var overrun: (target: BazelTarget, reason: ReadingBudget.Overrun)?

    init(
        files: BazelFiles, modules: Set<BazelLabel>,
        budget: ReadingBudget = ReadingBudget(steps: 400_000)
    ) {
        self.files = files
        self.modules = modules
        self.budget = budget
    }

    private static let purposes: [(attribute: String, purpose: DependencyReference.Purpose)] = [
        ("deps", .code), ("private_deps", .code), ("implementation_deps", .code),
        ("exports", .code),
        ("frameworks", .code), ("plugins", .plugin), ("test_host", .testHost),
        ("extensions", .embedding), ("extension", .embedding), ("watch_application", .embedding),
        ("app_clips", .embedding), ("data", .embedding),
    ]

    /// What a target depends on, as far as the budget goes.
    func references(of target: BazelTarget) -> [DependencyReference] {
        guard overrun == nil else { return [] }
        var references: [DependencyReference] = []
        do {
            for (attribute, purpose) in Self.purposes {
                for text in target.texts(attribute) {
                    var visited: Set<BazelLabel> = [target.label]
                    let names = try names(text.text, in: target.label, purpose, &visited)
                    references += names.map {
                        DependencyReference(
                            $0, condition: text.condition, purpose: purpose,
                            line: target.call.listedTexts[text.text] ?? target.call.line)
                    }
                }
            }
        } catch {
            overrun = (target, error)
        }
        return references
    }

    /// The folders without a build file that a target's dependencies are in, ascending.
    func absentPackages(of target: BazelTarget) -> [RelativePath] {
        guard overrun == nil else { return [] }
        let labels = ["deps", "private_deps", "implementation_deps"].flatMap { target.texts($0) }
            .compactMap { files.workspaces.reference($0.text, in: target.label) }
        let folders = labels.compactMap { reference -> RelativePath? in
            guard case .own(let label) = reference else { return nil }
            return files.workspaces.packages[label.folder] == nil ? label.folder : nil
        }
        return Set(folders).sorted()
    }

    /// The repositories from elsewhere among some references, ascending.
    static func repositories(of references: [DependencyReference]) -> [String] {
        let names = references.compactMap { reference -> String? in
            if case .product(_, let package) = reference.name { package } else { nil }
        }
        return Set(names).sorted()
    }

    /// What stands behind a label: aliases and groups stand for what they name.
    private func names(
        _ text: String, in package: BazelLabel, _ purpose: DependencyReference.Purpose,
        _ visited: inout Set<BazelLabel>
    ) throws(ReadingBudget.Overrun) -> [DependencyReference.Name] {
        try budget.take()
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
                    found += try names(next.text, in: target.label, purpose, &visited)
                }
            }
            return found
        }
    }
}
