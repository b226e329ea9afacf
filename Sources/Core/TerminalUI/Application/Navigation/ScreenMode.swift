/// What the keys of a screen are about now, where that is not what they begin with.
package struct ScreenMode: Hashable, Sendable {
    /// What a person calls it: `Matrix`, `Evidence`.
    package let name: String
    /// Whether it lies over the screen and has to be closed before anything else is done.
    package let isDialog: Bool

    /// A part of a screen that has the keyboard.
    package init(_ name: String) { self.init(name: name, isDialog: false) }

    /// Something that lies over a screen.
    package static func dialog(_ name: String) -> ScreenMode {
        ScreenMode(name: name, isDialog: true)
    }

    /// A filter is being typed.
    package static var filter: ScreenMode { ScreenMode("Filter") }

    /// Nothing can be shown.
    package static var failed: ScreenMode { ScreenMode("When nothing can be read") }

    private init(name: String, isDialog: Bool) {
        self.name = name
        self.isDialog = isDialog
    }
}
