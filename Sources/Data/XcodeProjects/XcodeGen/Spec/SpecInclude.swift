/// One entry under `include:`.
struct SpecInclude: Equatable {
    let path: String
    var usesRelativePaths = true
    /// The variable of the environment that decides whether it is included, if it is not known.
    var switchVariable: String?
    var isEnabled = true
    let place: SpecPlace

    init?(_ node: SpecNode) {
        guard let path = node.text ?? node["path"]?.text else { return nil }
        self.path = path
        place = node.place
        usesRelativePaths = node["relativePaths"]?.flag ?? true
        guard let enable = node["enable"] else { return }
        switchVariable = enable.text?.openVariable
        // What is no word for true counts as false, as in Objective-C.
        isEnabled = enable.flag ?? (enable.text == "1")
    }
}
