import Codebase
import TerminalUI

/// How a module stands to the selected one.
nonisolated struct Relation: Equatable, Sendable {
    /// Whether the selected module depends on it.
    var isImported = false
    /// Whether it depends on the selected module.
    var isImporter = false
    /// Whether one of these edges is an error.
    var hasError = false
    /// Whether one of them is a warning.
    var hasWarning = false

    /// The sign before its name; a double line at an error.
    var sign: String {
        switch (isImported, isImporter) {
        case (true, true): hasError ? "⇔" : "↔"
        case (true, false): hasError ? "⇒" : "→"
        case (false, true): hasError ? "⇐" : "←"
        case (false, false): " "
        }
    }

    /// The colour of the sign and of the name.
    var color: Color {
        if hasError { return .error }
        if hasWarning { return .warning }
        return isImported ? .info : .success
    }
}

nonisolated extension Links {
    /// How every module that has to do with `id` stands to it.
    func relations(of id: ModuleID) -> [ModuleID: Relation] {
        var relations: [ModuleID: Relation] = [:]
        for link in imports[id] ?? [] {
            relations[link.other, default: Relation()].isImported = true
            relations[link.other]?.note(link)
        }
        for link in importers[id] ?? [] {
            relations[link.other, default: Relation()].isImporter = true
            relations[link.other]?.note(link)
        }
        return relations
    }
}

nonisolated extension Relation {
    fileprivate mutating func note(_ link: Link) {
        hasError = hasError || link.hasError
        hasWarning = hasWarning || !link.kinds.isEmpty
    }
}
