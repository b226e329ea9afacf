/// One `import` of a Swift file, or a line of an Objective-C file that brings in a module.
package struct ImportStatement: Hashable, Sendable {
    /// The module: the first part of the path.
    package let module: String
    /// The path as written, `os.log`.
    package let path: String
    /// What a scoped import names (`struct`, `func` …), `objc` for one in an Objective-C file; nil
    /// for a whole module.
    package let kind: String?
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

    /// An import as an extractor found it.
    package init(
        module: String,
        path: String? = nil,
        kind: String? = nil,
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

    /// A use of a type by its name, which needs no import inside one module.
    package init(useOf name: String, line: Int) {
        self.init(module: name, kind: Self.useKind, line: line)
    }

    /// Whether it is no import but a use of a type of another folder of the same module.
    package var isUse: Bool { kind == Self.useKind }

    private static let useKind = "use"

    /// Whether it opens the module's internals to a test.
    package var isTestable: Bool { attributes.contains("@testable") }

    /// Whether it stands in a file of C's family of languages; its path is a module's or a header's,
    /// `UIKit.UIView` or `UIKit/UIView.h`.
    package var isObjectiveC: Bool { kind == Self.objectiveC }

    /// The ``kind`` of imports in files of C's family of languages.
    package static let objectiveC = "objc"

    /// Whether it hands the module on to whoever imports this file's module.
    package var isExported: Bool { attributes.contains("@_exported") }
}

/// How far a declaration can be seen, widest last.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}
