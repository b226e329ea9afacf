import Codebase

/// The names that a declaration shows to whoever sees it.
struct ShownUses: Sendable {
    /// A name in a declaration.
    struct Use: Hashable, Sendable {
        let name: String
        /// Whether it only tells a type.
        let isOfType: Bool
        /// What it is called with; nil if it is not called.
        let labels: [String]?
    }

    private(set) var uses: [Use] = []
    private let file: ReadFile

    init(of declared: Declared, _ details: DeclarationDetails, in split: Split) {
        let none = ReadFile(details: SourceDetails(), bytes: [])
        file = split.sources.files[declared.file] ?? none
        let isProtocol = details.kind == .protocol
        add(details, inheriting: isProtocol || details.kind == .class, whole: isProtocol)
        if details.kind == .enum {
            for other in file.details.declarations
            where other.kind == .case && other.parent == declared.number {
                add(other, inheriting: false, whole: true)
            }
        }
        if let around = file.details.declaration(details.parent), around.kind == .extension {
            add(around, inheriting: false, whole: false)
        }
    }

    /// - Parameters:
    ///   - inheriting: Whether what it inherits is shown: a class shows its superclass.
    ///   - whole: Whether what stands between its braces is.
    private mutating func add(_ details: DeclarationDetails, inheriting: Bool, whole: Bool) {
        let value = details.value?.expression
        let isTyped = details.value?.type != nil
        for use in file.details.uses where details.place.whole.contains(use.extent) {
            if use.local != nil, file.details.declaration(use.local)?.kind != .parameter {
                continue
            }
            if !whole, details.place.body?.contains(use.extent) == true { continue }
            if use.role == .inheritance, !inheriting { continue }
            let isInValue = value?.contains(use.extent) == true
            if isInValue, isTyped { continue }
            let isOfType: Bool
            switch use.role {
            case .type, .inheritance, .extended, .attribute: isOfType = true
            default: isOfType = isInValue
            }
            let found = Use(
                name: use.name, isOfType: isOfType,
                labels: use.role == .construction ? use.call?.labels ?? [] : nil)
            if !uses.contains(found) { uses.append(found) }
        }
    }
}
