/// The templates that Strata brings along: the files in `Templates`, compiled in, so that they are
/// there wherever the program is.
enum BuiltInTemplates {
    static let all: [String: String] = [
        "terminal": text(PackageResources.terminal_template),
        "plain": text(PackageResources.plain_template),
        "swiftui": text(PackageResources.swiftui_template),
        "uikit": text(PackageResources.uikit_template),
        "composable": text(PackageResources.composable_template),
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
