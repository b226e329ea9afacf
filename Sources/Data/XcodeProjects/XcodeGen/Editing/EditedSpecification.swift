import Codebase
import Editing

/// Whether an edited specification means what was wanted, with its templates, anchors and includes.
struct EditedSpecification {
    private let draft: LocalPackageDraft
    private let before: SpecProject

    init(_ draft: LocalPackageDraft, _ before: SpecProject) {
        self.draft = draft
        self.before = before
    }

    /// - Throws: The first target of which something else would be said.
    func check(_ after: SpecProject) throws(ManifestEditError) {
        let old = TargetExpansion(spec: before.spec).targets
        let new = TargetExpansion(spec: after.spec).targets
        let users = Set(draft.users.map(\.targetName))
        guard old.map(\.key) == new.map(\.key) else {
            throw error(draft.target.targetName)
        }
        for (old, new) in zip(old, new) {
            let (was, list) = (Self.dependencies(old), Self.dependencies(new))
            let lost = was.filter { !list.contains($0) }
            let added = list.filter { !was.contains($0) }
            let library = "{package:\(draft.name)}"
            let isUser = users.contains(old.key)
            // Of an item with several products one may go.
            let changed = added.count - (isUser ? 1 : 0)
            let mayLose = draft.unused(of: old.key).count
            guard Self.others(old) == Self.others(new), added.contains(library) == isUser,
                changed <= lost.count, lost.count <= mayLose
            else { throw error(old.key) }
        }
    }

    private func error(_ target: String) -> ManifestEditError {
        ManifestEditError(
            "\(target) would say something else, too, as \(draft.manifest) uses anchors, or lists that "
                + "replace others. Write its dependencies out first, or add “- package: "
                + "\(draft.name)” by hand.")
    }

    private static func dependencies(_ target: SpecEntry) -> [String] {
        (target.value["dependencies"]?.oneOrMore ?? []).map(\.plain)
    }

    private static func others(_ target: SpecEntry) -> [String] {
        target.value.entries.filter { $0.key != "dependencies" }
            .map { $0.key + ":" + $0.value.plain }
    }
}

extension SpecNode {
    /// What it says, wherever it is written.
    fileprivate var plain: String {
        switch content {
        case .nothing: "~"
        case .text(let text): text
        case .list(let items): "[" + items.map(\.plain).joined(separator: ",") + "]"
        case .mapping(let entries):
            "{" + entries.map { $0.key + ":" + $0.value.plain }.joined(separator: ",") + "}"
        }
    }
}
