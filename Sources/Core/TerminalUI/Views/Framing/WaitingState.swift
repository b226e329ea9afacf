/// What stands where nothing can be shown yet: what is being done, and a bar that fills.
package struct WaitingState: CompositeView {
    private let text: String
    private let fraction: Double

    /// - Parameters:
    ///   - text: What is being done: `Strata is reading sources…`.
    ///   - fraction: How much of it is done, from 0 to 1.
    package init(_ text: String, fraction: Double) {
        self.text = text
        self.fraction = fraction
    }

    package var body: some View {
        VStack(alignment: .center) {
            Text(text, .muted)
            Text("")
            ProgressBar(fraction).frame(width: 40, height: 1)
        }
        .fill(alignment: .center)
    }
}
