/// A sign that something is being done: one cell of a turning wheel.
package struct Spinner: CompositeView {
    private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private let frame: Int

    /// The picture at a moment; `frame` counts up by 1 and starts again by itself.
    package init(frame: Int) {
        self.frame = frame
    }

    package var body: some View {
        let count = Self.frames.count
        Text(Self.frames[((frame % count) + count) % count], .accent)
    }
}
