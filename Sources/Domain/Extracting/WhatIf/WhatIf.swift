import Architecture
import Codebase

/// Moves that somebody thinks about: what would the codebase be after them?
package struct WhatIf: Equatable, Sendable {
    /// What a person calls it, which is also the name of its file; empty until it has one.
    package var name: String
    /// The moves, in the order in which they are made.
    package var moves: [WhatIfMove]

    /// Moves under a name.
    package init(name: String = "", moves: [WhatIfMove] = []) {
        self.name = name
        self.moves = moves
    }

    /// The folder of a codebase in which they are kept.
    package static let folder: RelativePath = ".strata/plans"

    /// The file in which moves of a name are kept.
    package static func file(named name: String) -> RelativePath {
        folder.appending(RelativePath(name + ".yml"))
    }

    /// Whether a file can be called so: letters, digits, `-`, `_`, `.` and spaces, at most 64.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.count <= 64 && name.first != "."
            && name.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) }
            && name.first != " " && name.last != " "
    }
}

/// One move; modules are named as a person names them.
package enum WhatIfMove: Equatable, Sendable {
    /// A new module beside the one that Strata would take apart.
    case module(String, layer: String?)
    /// A new module `XInterface` with the files of a module that declare protocols alone.
    case interface(of: String)
    /// Files become another module's.
    ///
    /// `from` is the module that compiles them; nil if only one does.
    case files([RelativePath], from: String?, to: String)
    /// All files below a folder become another module's.
    case folder(RelativePath, from: String?, to: String)
    /// The file that declares a type becomes another module's.
    case type(String, from: String?, to: String)
    /// A module no longer uses another.
    case cut(from: String, to: String)
}

extension WhatIfMove: CustomStringConvertible {
    /// The move in words.
    package var description: String {
        switch self {
        case .module(let name, let layer):
            "new module \(name)" + (layer.map { " in \($0)" } ?? "")
        case .interface(let name): "new interface of \(name)"
        case .files(let files, _, let target):
            (files.count == 1 ? "\(files[0].name)" : files.count.counted("file")) + " to \(target)"
        case .folder(let folder, _, let target): "folder \(folder) to \(target)"
        case .type(let name, _, let target): "type \(name) to \(target)"
        case .cut(let from, let to): "cut \(from) → \(to)"
        }
    }
}

extension WhatIf {
    /// The moves that make a module of a candidate, in the layer that Strata proposes.
    ///
    /// - Parameters:
    ///   - module: The module that the files leave.
    ///   - moves: The moves so far.
    package static func moves(
        extracting candidate: ExtractionCandidate, from module: ModuleID, in analysis: Analysis,
        after moves: [WhatIfMove] = []
    ) -> [WhatIfMove] {
        let name = moduleName(of: candidate.name)
        let layer = analysis.codebase.module(module).flatMap {
            ProposeLayer(in: analysis).layer(for: candidate, named: name, of: $0, after: moves)
        }
        return self.moves(candidate.files, from: module, to: name, layer: layer)
    }

    /// The moves that make a module of files.
    ///
    /// - Parameters:
    ///   - module: The module that the files leave.
    ///   - name: What the new one is called; no module may be called so.
    ///   - layer: The new one's; nil for the one that its name and imports lead to.
    package static func moves(
        _ files: [RelativePath], from module: ModuleID, to name: String, layer: String? = nil
    ) -> [WhatIfMove] {
        [.module(name, layer: layer), .files(files, from: module.rawValue, to: name)]
    }

    /// What the module of a candidate would be called: letters and digits of its name alone.
    package static func moduleName(of candidate: String) -> String {
        let words = candidate.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.isEmpty ? "Extracted" : name
    }
}
