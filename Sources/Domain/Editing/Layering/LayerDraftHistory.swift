import Architecture

/// A draft of layers with what was changed in it, to be taken back and made again.
package struct LayerDraftHistory: Equatable, Sendable {
    /// The draft as it is now.
    package private(set) var current: LayerDraft
    private var before: [LayerDraft] = []
    private var after: [LayerDraft] = []

    /// A draft that nobody has changed yet.
    package init(_ draft: LayerDraft) {
        current = draft
    }

    /// Whether anything was changed.
    package var canUndo: Bool { !before.isEmpty }

    /// Whether anything was taken back.
    package var canRedo: Bool { !after.isEmpty }

    /// How many changes there are.
    package var count: Int { before.count }

    /// Changes the draft; nothing is noted where it stays the same.
    package mutating func change(_ edit: (inout LayerDraft) -> Void) {
        var draft = current
        edit(&draft)
        if draft == current { return }
        before.append(current)
        after = []
        current = draft
    }

    /// Goes on with a codebase that was read again.
    package mutating func follow(_ analysis: Analysis) {
        current = current.following(analysis)
        before = before.map { $0.following(analysis) }
        after = after.map { $0.following(analysis) }
    }

    /// Takes the last change back.
    package mutating func undo() {
        guard let last = before.popLast() else { return }
        after.append(current)
        current = last
    }

    /// Makes the change again that was taken back last.
    package mutating func redo() {
        guard let next = after.popLast() else { return }
        before.append(current)
        current = next
    }
}
