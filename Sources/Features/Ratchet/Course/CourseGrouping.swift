/// What the entries of the record are counted by.
nonisolated enum CourseGrouping: String, CaseIterable, Sendable {
    case kind, layer, owner

    var next: Self {
        switch self {
        case .kind: .layer
        case .layer: .owner
        case .owner: .kind
        }
    }
}
