extension Module {
    /// Its files in every language.
    package var allSources: [RelativePath] { sources + otherSources }

    /// Whether the layers are about this module: it is shipped, and no fixture.
    package var belongsInLayers: Bool { role.isProduction && !isFixture }

    /// Whether it can be started.
    package var isProgram: Bool {
        switch kind {
        case .app, .executable: role == .app || role == .devApp
        case .folder: role == .app
        default: false
        }
    }
}
