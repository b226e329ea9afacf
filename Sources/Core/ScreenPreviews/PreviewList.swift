import TerminalUI

/// The states of a feature that are worth looking at, as an enum with one case for each.
///
/// The same list feeds the dev app, the snapshot tests and the pictures in the documentation. Parts
/// of the screen that have states of their own are added by ``components``.
@MainActor package protocol PreviewList: CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {
    /// What the states are states of, such as `Violations`.
    static var story: String { get }

    /// The screen in this state. What its router is asked is noted in the context's log, not
    /// followed; names and parameters can be changed while it is shown.
    func makeScreen(in context: PreviewContext) -> any Screen

    /// The states of the parts of the screen, each made by ``part(_:width:height:states:)``.
    static var components: [Preview] { get }
}

extension PreviewList {
    package static var components: [Preview] { [] }

    /// The states of a part of the screen, as a story of its own:
    ///
    /// ```swift
    /// part("Row", width: 100, states: [
    ///     .state("new") { _ in ViolationRow(.sample) },
    ///     .state("any") { preview in
    ///         ViolationRow(.sample, isSelected: preview.knobs.toggle("selected"))
    ///     },
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - name: What it is, within the feature; `Row` makes the story `Violations.Row`.
    ///   - width: Columns that it is drawn in.
    ///   - height: Rows that it is drawn in; as many as it asks for if not given.
    ///   - states: Its states, in the order in which they are listed.
    package static func part(
        _ name: String, width: Int, height: Int? = nil, states: [PartState]
    ) -> [Preview] {
        states.map { $0.preview(of: story + "." + name, width: width, height: height) }
    }
}
