/// What a preview is made with.
@MainActor package struct PreviewContext {
    /// Where it notes what its router was asked.
    package let log: RouteLog
    /// Its parameters, which a person can change while it is shown.
    package let knobs: Knobs
    /// How long and how wide the names in it are to be.
    package let names: SampleNames

    /// A context; without arguments, one in which every parameter has its standard value.
    package init(
        log: RouteLog = RouteLog(), knobs: Knobs = Knobs(), names: SampleNames = .plain
    ) {
        self.log = log
        self.knobs = knobs
        self.names = names
    }
}
