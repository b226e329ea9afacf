/// One `import` of a Swift file, or a line of an Objective-C file that brings in a module.
package struct ImportStatement: Hashable, Sendable {
    /// What an import brings in.
    package enum Kind: String, CaseIterable, Sendable {
        /// A whole module, by a statement of Swift.
        case module
        /// A whole module, by a line of a file of C's family of languages.
        case objectiveC = "objc"
        /// One declaration: `import struct Module.Name`.
        case `typealias`, `struct`, `class`, `enum`, `protocol`, `let`, `var`, `func`

        /// The kind of a scoped import by its keyword; a whole module if there is no such kind.
        package init(keyword: String) {
            let found = Kind(rawValue: keyword)
            self = found?.keyword == nil ? .module : found ?? .module
        }

        /// The keyword after `import`; nil for a whole module.
        package var keyword: String? {
            switch self {
            case .module, .objectiveC: nil
            default: rawValue
            }
        }
    }

    /// The module: the first part of the path.
    package let module: String
    /// The path as written, `os.log`.
    package let path: String
    /// What it brings in.
    package let kind: Kind
    /// The attributes as written, with their arguments: `@testable`, `@_spi(Testing)`.
    package let attributes: [String]
    /// The access level in front of it; nil if none is written.
    package let access: AccessLevel?
    /// The `#if` conditions around it, outermost first; an `#else` is written as what it negates.
    package let conditions: [String]
    /// The line of the `import` keyword, from 1.
    package let line: Int
    /// The column of the `import` keyword in UTF-8 bytes, from 1.
    package let column: Int

    /// A plain import of the whole module, where nothing else is said.
    package init(
        module: String,
        path: String? = nil,
        kind: Kind = .module,
        attributes: [String] = [],
        access: AccessLevel? = nil,
        conditions: [String] = [],
        line: Int,
        column: Int = 1
    ) {
        self.module = module
        self.path = path ?? module
        self.kind = kind
        self.attributes = attributes
        self.access = access
        self.conditions = conditions
        self.line = line
        self.column = column
    }

    /// Whether it opens the module's internals to a test.
    package var isTestable: Bool { attributes.contains("@testable") }

    /// Whether it stands in a file of C's family of languages; its path is a module's or a header's,
    /// `UIKit.UIView` or `UIKit/UIView.h`.
    package var isObjectiveC: Bool { kind == .objectiveC }

    /// Whether it hands the module on to whoever imports this file's module.
    package var isExported: Bool { attributes.contains("@_exported") }
}

/// How far a declaration can be seen, widest last.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}
