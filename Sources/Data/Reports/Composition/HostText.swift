import Codebase
import Composing

/// What stands in the targets of apps beside entry points and composition, for people.
struct HostText {
    let hosts: [AppHost]
    let paint: Paint

    /// How many files of one target are listed; JSON has all.
    private static let listed = 20

    /// Empty where there is no app.
    var text: String {
        let parts = hosts.map(text)
        if parts.isEmpty { return "" }
        return ([paint.bold("In app targets")] + parts).joined(separator: "\n")
    }

    private func text(of host: AppHost) -> String {
        let beside = host.files(of: .beside)
        let title = "  \(host.module.targetName.visible)  \(Self.sentence(of: host))"
        let longest = beside.sorted { ($1.lines, $0.file) < ($0.lines, $1.file) }
        var lines = [title] + longest.prefix(Self.listed).map(line)
        if beside.count > Self.listed {
            let rest = (beside.count - Self.listed).counted("file")
            lines.append(paint.dim("    and \(rest) more: --format json lists them"))
            lines.append(paint.dim("    strata plan says which of them belong together"))
        }
        return lines.joined(separator: "\n")
    }

    private static func sentence(of host: AppHost) -> String {
        let counts = AppHost.Part.allCases.map { part in
            let count = host.files(of: part).count
            let name =
                switch part {
                case .entry: "entry"
                case .composition: "composition"
                case .beside: "beside them"
                }
            return "\(count) \(name) (\(host.lines(of: part).counted("line")))"
        }
        return host.files.count.counted("file") + ": " + counts.joined(separator: ", ")
    }

    private func line(of file: HostedFile) -> String {
        var text = "    \(file.file.string.visible)  \(file.lines.counted("line"))"
        if let destination = file.destination {
            text += "\n      \(destination.words.visible): \(destination.reason.visible)"
        }
        let others = [
            file.users.isEmpty ? "" : "named by \(file.users.count.counted("file"))",
            file.needs.isEmpty ? "" : "names \(file.needs.count.counted("file")) of the target",
        ]
        let known = others.filter { !$0.isEmpty }.joined(separator: ", ")
        return known.isEmpty ? text : text + paint.dim("; " + known)
    }
}
