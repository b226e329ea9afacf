import Codebase

/// A source that a target compiles and that is no file of the codebase.
struct AbsentSource {
    /// Where it should be.
    let place: Place
    /// Its path as far as the project's file says it.
    let name: String
    /// The line that lists it.
    let line: Int

    /// - Returns: nil if it is no source, or one of the system's.
    init?(_ reference: XcodeObject, at place: Place?) {
        let tree = reference.text("sourceTree") ?? ""
        let written = reference.text("path") ?? reference.text("name") ?? ""
        name =
            switch place {
            case .inside(let path)?: path.string
            case .outside(let path)?: path
            case .built?, .elsewhere?, nil: written
            }
        guard SourceKind(of: RelativePath(name)) != nil, !Self.ofTheSystem.contains(tree) else {
            return nil
        }
        self.place = place ?? .elsewhere
        line = reference.line
    }

    private static let ofTheSystem: Set<String> = ["SDKROOT", "DEVELOPER_DIR"]
}
