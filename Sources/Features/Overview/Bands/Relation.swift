import Architecture
import TerminalUI

/// How a module stands to the selected one.
nonisolated struct Relation: Equatable, Sendable {
    /// Whether the selected module imports it.
    var isImported = false
    /// Whether it imports the selected module.
    var isImporter = false
    /// Whether one of these edges breaks a rule.
    var isViolation = false

    /// The sign before its name; a double line where a rule is broken.
    var sign: String {
        switch (isImported, isImporter) {
        case (true, true): isViolation ? "⇔" : "↔"
        case (true, false): isViolation ? "⇒" : "→"
        case (false, true): isViolation ? "⇐" : "←"
        case (false, false): " "
        }
    }

    /// The colour of the sign and of the name.
    var color: Color {
        if isViolation { return .error }
        return isImported ? .info : .success
    }
}

nonisolated extension Links {
    /// How every module that has to do with `id` stands to it.
    func relations(of id: ModuleID) -> [ModuleID: Relation] {
        var relations: [ModuleID: Relation] = [:]
        for link in imports[id] ?? [] {
            relations[link.other, default: Relation()].isImported = true
            if !link.kinds.isEmpty { relations[link.other]?.isViolation = true }
        }
        for link in importers[id] ?? [] {
            relations[link.other, default: Relation()].isImporter = true
            if !link.kinds.isEmpty { relations[link.other]?.isViolation = true }
        }
        return relations
    }
}
