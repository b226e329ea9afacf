import Architecture
import Codebase

/// Works out how an executable is started.
struct LaunchPlan {
    private static let macOnly: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit"]

    let analysis: Analysis
    /// Whether this machine is a Mac.
    let isMac: Bool

    /// The command for a program; for a Mac where its build system needs one, or where what it is
    /// compiled with does.
    func launch(of program: Module, closure: BuildClosure) -> Launch {
        switch program.origin {
        case .swiftpm:
            package(program, needsMac: !isMac && needsMac(closure))
        case .xcode:
            .mac(
                command: "xcodebuild -project \(quoted(program.container.string)) "
                    + "-scheme \(quoted(program.name)) build")
        case .xcodegen:
            .mac(
                command: "xcodegen generate --spec \(quoted(program.container.string)) && "
                    + "xcodebuild -scheme \(quoted(program.name)) build")
        case .tuist:
            .mac(
                command: "tuist generate --path \(quoted(folder(program))) \(quoted(program.name))")
        case .bazel: .mac(command: "bazel run \(quoted(program.id.rawValue))")
        case .cocoapods, .folders: .mac(command: "open \(quoted(folder(program)))")
        }
    }

    private func package(_ program: Module, needsMac: Bool) -> Launch {
        let launch = Launch.package(folder: program.container, product: product(of: program))
        return needsMac ? .mac(command: launch.command) : launch
    }

    /// Whether a file imports, on every platform, what only Apple's have.
    private func needsMac(_ closure: BuildClosure) -> Bool {
        let own = Set(closure.modules)
        return analysis.graph.edges.contains { edge in
            own.contains(edge.from) && Self.macOnly.contains(edge.to.targetName)
                && edge.to.foreignKind != nil
                && edge.imports.contains { $0.statement.conditions.isEmpty }
        }
    }

    private func folder(_ program: Module) -> String {
        program.container.isRoot ? "." : program.container.string
    }

    private func quoted(_ text: String) -> String { text.shellWord }

    /// The product that holds a program and nothing else; SwiftPM makes one of the target's name
    /// where the manifest names none.
    private func product(of program: Module) -> String {
        let names = analysis.codebase.products.filter { $0.modules == [program.id] }.map(\.name)
        return names.contains(program.name) ? program.name : names.first ?? program.name
    }
}
