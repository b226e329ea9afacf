/// What a new feature is made of, with placeholders for its names.
package struct FeatureTemplate: Equatable, Sendable {
    /// A file of the template.
    package struct File: Equatable, Sendable {
        /// Where its text stands: a file, and the line in it that the text begins with.
        package let source: String
        /// The line of ``source`` that the text begins with, from 1.
        package let firstLine: Int
        /// The path below its part, with placeholders: `{{name}}Screen.swift`.
        package let path: String
        /// The text, with placeholders.
        package let text: String
        /// The part of the feature that the file belongs to.
        package let part: Part

        /// A file.
        package init(
            source: String, firstLine: Int = 1, part: Part, path: String, text: String
        ) {
            self.source = source
            self.firstLine = firstLine
            self.part = part
            self.path = path
            self.text = text
        }
    }

    /// Parts of a feature; several of them may be one module.
    package enum Part: String, CaseIterable, Sendable {
        /// What others see of it, what draws it, and what puts it together.
        case interface, ui, implementation
        case tests
        case dev
        /// Where the program puts it together with the rest.
        case composition
        /// Lines that are put into a file that is there: see ``TemplateInsertion``.
        case insertion
    }

    /// Its name: `terminal`.
    package let name: String
    /// The files, in path order.
    package let files: [File]

    /// A template.
    package init(name: String, files: [File]) {
        self.name = name
        self.files = files
    }
}

/// Finds templates.
package protocol FeatureTemplates: Sendable {
    /// The template of a name: the codebase's own in `.strata/templates/NAME`, else the built-in one.
    ///
    /// - Parameter root: The absolute path of the codebase.
    /// - Throws: ``TemplateError`` if it cannot be read.
    func template(named name: String, in root: String) throws(TemplateError) -> FeatureTemplate
}
