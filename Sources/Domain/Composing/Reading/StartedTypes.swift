import Codebase

/// The types that entry points make: a root view, a coordinator, what a delegate keeps. Teams put objects together in
/// their initializers and in `start()`.
struct StartedTypes {
    /// What entry points make, with the modules of these.
    private var modules: [String: Set<ModuleID>] = [:]

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        let byPath = Dictionary(
            files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        for part in index.all {
            guard ManualRoots.isEntry(index.inherited(by: part.path)),
                let module = byPath[part.file]?.module
            else { continue }
            ExpressionSearch.visit(part.declaration) { expression in
                guard case .call(let callee, _) = expression.kind,
                    case .name(let name, _) = callee.kind, TypeText.looksLikeType(name)
                else { return }
                modules[name, default: []].insert(module)
            }
        }
    }

    /// The names of all.
    var names: Set<String> { Set(modules.keys) }

    /// Whether a type is one that an entry point of the same target makes.
    func contain(_ part: OutlineIndex.Part, in file: OutlinedFile) -> Bool {
        [.struct, .class].contains(part.declaration.kind)
            && modules[part.declaration.name]?.contains(file.module) == true
    }
}
