import Architecture
import Codebase
import Composing

/// What `strata composition` prints for people.
///
/// What stands in the codebase never reaches the terminal raw.
package func compositionText(of composition: Composition, paint: Paint) -> String {
    if composition.roots.isEmpty, composition.registrations.isEmpty,
        composition.resolutions.isEmpty, composition.findings.isEmpty,
        composition.guarantees.isEmpty, composition.unreached.isEmpty
    {
        let hosts = HostText(hosts: composition.hosts, paint: paint).text
        return "No container and no composition root was found.\n"
            + (hosts.isEmpty ? "" : "\n" + hosts + "\n")
    }
    return CompositionText(composition: composition, paint: paint).text
}

private struct CompositionText {
    let composition: Composition
    let paint: Paint

    var text: String {
        let hosts = HostText(hosts: composition.hosts, paint: paint).text
        let parts = [summary] + containers + [guarantees, findings, unreached, hosts]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var summary: String {
        let styles = composition.styles.map(\.title).joined(separator: ", ")
        return "\(composition.registrations.count.counted("registration")), "
            + "\(composition.resolutions.count.counted("resolution"))"
            + (styles.isEmpty ? "" : ": \(styles)")
    }

    /// What is made, container by container, with what each object is made with.
    private var containers: [String] {
        let groups = Dictionary(grouping: composition.registrations.indices) { number in
            let one = composition.registrations[number]
            return one.owner ?? one.container
        }
        let needs = Dictionary(grouping: composition.edges, by: \.from)
        return groups.sorted { $0.key < $1.key }.map { name, numbers in
            let lines = numbers.map { line(of: $0, needs: needs[$0] ?? []) }
            return ([paint.bold(name.visible)] + lines).joined(separator: "\n")
        }
    }

    private func line(of number: Int, needs: [CompositionEdge]) -> String {
        let one = composition.registrations[number]
        var text = "  " + one.fullName.visible
        if let made = one.implementation, made != one.type { text += " ← " + made.visible }
        if !one.otherTypes.isEmpty {
            text += " (also \(one.otherTypes.joined(separator: ", ").visible))"
        }
        text += paint.dim("  \(one.lifetime.rawValue)  \(one.place.text)")
        let names = names(of: needs)
        if !names.isEmpty {
            text += "\n" + paint.dim("      with " + names.joined(separator: ", "))
        }
        return text
    }

    /// What something is made with, each name once: where several are registered of one name, it is one of
    /// them.
    private func names(of needs: [CompositionEdge]) -> [String] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for need in needs {
            let name = composition.registrations[need.to].fullName.visible
            counts[name, default: 0] += 1
            if counts[name] == 1 { order.append(name) }
        }
        return order.map { name in
            let count = counts[name] ?? 1
            return count == 1 ? name : "\(name) (one of \(count.grouped))"
        }
    }

    /// What cannot be missing, root by root.
    private var guarantees: String {
        if composition.guarantees.isEmpty { return "" }
        let lines = composition.guarantees.map { one in
            "  \(one.root.visible)  " + one.initialisers.counted("initialiser") + ", "
                + one.arguments.counted("argument") + paint.dim("  \(one.place.text)")
        }
        let total = composition.guarantees.reduce(0) { $0 + $1.initialisers }
        let title =
            "Checked by the compiler: the arguments of \(total.counted("initialiser"))"
        return ([paint.bold(title)] + lines).joined(separator: "\n")
    }

    private var findings: String {
        if composition.findings.isEmpty {
            let isNothing = composition.registrations.isEmpty && composition.resolutions.isEmpty
            return isNothing
                ? "How objects are put together here was not recognized, so nothing is judged."
                : "Nothing is wrong with what could be read."
        }
        let lines = composition.findings.map { one in
            "\(one.severity.rawValue): \(one.kind.rawValue)  \(one.place.text)\n"
                + "  \(one.message.visible)"
        }
        return ([paint.bold("Findings")] + lines).joined(separator: "\n")
    }

    private var unreached: String {
        if composition.unreached.isEmpty { return "" }
        var lines = composition.unreached.map { "  \($0.place.text)  \($0.reason.visible)" }
        let isJudged = composition.findings.contains { $0.kind == .unresolved }
        if !isJudged, composition.unreached.contains(where: \.isResolution) {
            lines.append("  Not judged because of these: what is registered and never resolved.")
        }
        return ([paint.bold("Out of reach: only running tells")] + lines).joined(separator: "\n")
    }
}

extension CompositionPlace {
    var text: String { file.string.visible + ":\(line)" }
}
