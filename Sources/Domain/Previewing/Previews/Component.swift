import Codebase

/// A type that draws something, and so can have a preview.
package struct Component: Equatable, Sendable, Identifiable {
    /// What draws it.
    package enum Kind: String, CaseIterable, Sendable {
        /// A SwiftUI view.
        case view
        /// A SwiftUI view around one of UIKit or AppKit.
        case wrapper
        /// A view or view controller of UIKit or AppKit.
        case platform
        /// A view or screen of Strata's own terminal toolkit.
        case terminal
    }

    /// Whether a preview shows it.
    package enum Coverage: Hashable, Sendable {
        /// A preview names it.
        case previewed
        /// It is drawn by this component, which has a preview or is drawn by one that has.
        case inside(Component.ID)
        /// No preview draws it, as far as names tell.
        case uncovered
    }

    /// Which component it is: its module and its type.
    package struct ID: Hashable, Sendable {
        /// The module that declares the type.
        package let module: ModuleID
        /// The type, with the types around it, joined by dots.
        package let type: String

        /// Both are needed, as two modules may have types of one name.
        package init(module: ModuleID, type: String) {
            self.module = module
            self.type = type
        }
    }

    /// Which component it is.
    package let id: ID
    /// What draws it.
    package let kind: Kind
    /// The file that declares it a view.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int
    /// Whether only its own file can name it: a part of the component that uses it.
    package let isPrivate: Bool
    /// Whether a preview shows it.
    package let coverage: Coverage

    /// A component as it was found.
    package init(
        id: ID, kind: Kind, file: RelativePath, line: Int, isPrivate: Bool = false,
        coverage: Coverage = .uncovered
    ) {
        self.id = id
        self.kind = kind
        self.file = file
        self.line = line
        self.isPrivate = isPrivate
        self.coverage = coverage
    }

    /// What a person calls it: the type without its module.
    package var name: String { id.type }
}
