extension ScreenBuffer {
    /// A picture of it for documents, in a theme and on that theme's usual background.
    package func svg(theme: Theme.Appearance = .dark) -> String {
        SVGPicture(of: self, appearance: theme).source
    }
}
