/// Writes layers as the text of a `.strata.yml`.
package struct WriteConfiguration: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The text of a commented `.strata.yml` that says what the configuration says.
    package func callAsFunction(_ configuration: LayerConfiguration) -> String { "" }
}
