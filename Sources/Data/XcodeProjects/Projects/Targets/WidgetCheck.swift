import Codebase

/// Tells widgets from other extensions, by their `Info.plist`.
struct WidgetCheck {
    let target: ReadTarget
    let project: ReadProject
    let files: CodebaseFiles

    /// The kind of the target, with the extension's purpose taken into account.
    var kind: TargetKind {
        target.kind == .appExtension && extensionPoint == "com.apple.widgetkit-extension"
            ? .widget : target.kind
    }

    private var extensionPoint: String? {
        guard let path = target.settings.value(of: "INFOPLIST_FILE"), !path.isEmpty else {
            return nil
        }
        let root = files.tree.root
        let place = project.places.sourceRoot.appending(path, root: root)
        guard let file = place.absolute(root: root),
            let bytes = try? files.tree.wholeFile(at: file)
        else { return nil }
        let list = PropertyList.reading(bytes)
        guard let top = list.root, let part = list.value(of: "NSExtension", in: top) else {
            return nil
        }
        return list.value(of: "NSExtensionPointIdentifier", in: part).flatMap(list.text)
    }
}
