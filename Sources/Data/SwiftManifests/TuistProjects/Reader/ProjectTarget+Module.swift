import Codebase

extension ProjectTarget {
    /// What the build system makes of the target.
    var kind: TargetKind {
        switch product {
        case "app", "appClip", "watch2App": .app
        case "unitTests": .test
        case "uiTests": .uiTest
        case "framework", "staticFramework": .framework
        case "commandLineTool", "xpc": .executable
        case "macro": .macro
        case "appExtension", "watch2Extension", "tvTopShelfExtension", "messagesExtension",
            "stickerPackExtension", "systemExtension", "extensionKitExtension":
            .appExtension
        default: .library
        }
    }

    /// What code writes after `import`.
    var moduleName: String {
        var name = settings["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME)"
        for (variable, value) in [
            ("PRODUCT_NAME", settings["PRODUCT_NAME"] ?? productName ?? self.name),
            ("TARGET_NAME", self.name),
        ] {
            for form in ["$(\(variable))", "${\(variable)}", "$(\(variable):c99extidentifier)"] {
                name = name.replacing(form, with: value)
            }
        }
        return name.asModuleName
    }
}
