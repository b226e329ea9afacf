/// Adds a feature where a Swift file lists the features that there are.
package protocol RegistrationEditor: Sendable {
    /// Finds the lists in a file that have similar elements for several features, and adds an element
    /// for another one to each.
    ///
    /// - Throws: ``ManifestEditError`` if the text is no Swift.
    func registering(
        _ request: RegistrationRequest, in text: String
    ) throws(ManifestEditError) -> Registration

    /// What a Swift text declares: functions with their labels (`makeSearch(in:)`), types and static
    /// constants by name.
    func declarations(in text: String) -> Set<String>

    /// A text with the name of a feature replaced by another one, in all its cases.
    func renaming(_ feature: String, to name: String, in text: String) -> String
}

/// Which feature is to be listed beside which others.
package struct RegistrationRequest: Equatable, Sendable {
    /// The features that there are: `Home`, `Profile`.
    package var features: [String]
    /// The feature whose elements are imitated where several could be.
    package var model: String?
    /// The new feature.
    package var name: String
    /// What the new feature declares, `makeSearch(in:)` or `SearchFactory`; nil if anything goes.
    package var declared: Set<String>?
    /// The modules of the features, which a file may import; each with the one of the new feature.
    package var modules: [String: String]
    /// The words that may be elements of their own; nil if no list of words is looked at.
    package var words: Set<String>?
    /// How many features must have an element before a list counts as one of features.
    package var least: Int

    /// A request.
    package init(
        features: [String], model: String? = nil, name: String, declared: Set<String>? = nil,
        modules: [String: String] = [:], words: Set<String>? = nil, least: Int = 2
    ) {
        self.features = features
        self.model = model
        self.name = name
        self.declared = declared
        self.modules = modules
        self.words = words
        self.least = least
    }
}

/// A file in which a feature was added to lists.
package struct Registration: Equatable, Sendable {
    /// A place in a file.
    package struct Place: Equatable, Sendable {
        /// The line, from 1, before the change.
        package let line: Int
        /// What was added, or what the list has for another feature.
        package let element: String
        /// Why nothing was added; nil if it was.
        package let obstacle: String?

        /// A place.
        package init(line: Int, element: String, obstacle: String? = nil) {
            self.line = line
            self.element = element
            self.obstacle = obstacle
        }
    }

    /// The text after the change.
    package let text: String
    /// The lists that were found, in the order of the file.
    package let places: [Place]

    /// A changed file.
    package init(text: String, places: [Place]) {
        self.text = text
        self.places = places
    }
}
