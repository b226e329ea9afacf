import Codebase
import Extracting

/// What `strata seams` prints for people.
///
/// What stands in the codebase never reaches the terminal raw.
package struct SeamText: Sendable {
    /// The most groups that share members which are listed.
    private static let mostShared = 5

    private let plan: SeamPlan
    private let paint: Paint

    package init(_ plan: SeamPlan, paint: Paint) {
        self.plan = plan
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        let parts =
            [summary, table, shared] + plan.seams.indices.map(seam)
            + plan.leftOut.map { section($0.heading, $0.lines) }
            + [section("Not seen:", plan.unseen), recipe] + swift
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var summary: String {
        let none = plan.seams.isEmpty ? "\nNo protocol can be made of it.\n" : "\n"
        return paint.bold(plan.uses.type.visible) + ": " + plan.summary.visible + none
    }

    /// For each user how many members of each protocol it uses.
    private var table: String {
        let users = plan.uses.users.indices.filter { !plan.uses.users[$0].sites.isEmpty }
        if users.isEmpty || plan.seams.isEmpty { return "" }
        var table = TextTable(
            [.left] + plan.seams.map { _ in .right } + [.right, .right],
            header: ["User"] + plan.seams.indices.map { "P\($0 + 1)" } + ["outside", "unclear"])
        for number in users {
            let user = plan.uses.users[number]
            let cells = plan.seams.map { seam in
                let used = seam.members.count { user.sites[$0] != nil }
                return used == 0 ? "" : "\(used)/\(seam.members.count)"
            }
            let outside = plan.refusedMembers.count { user.sites[$0] != nil }
            table.append(
                [user.name] + cells
                    + [
                        outside == 0 ? "" : "\(outside)",
                        user.unclear == 0 ? "" : "\(user.unclear)",
                    ])
        }
        return table.text(paint: paint)
    }

    private var shared: String {
        guard let words = plan.conceptWords else { return "" }
        let lines = plan.shared.prefix(Self.mostShared).map { concept in
            "\(concept.members.count.counted("member")) in common: "
                + plan.names(ofUsers: concept.users)
        }
        return paint.dim(words.visible) + "\n"
            + lines.map { "  " + $0.visible + "\n" }.joined()
    }

    private func seam(_ number: Int) -> String {
        let seam = plan.seams[number]
        let users = plan.names(ofUsers: seam.users)
        let unused =
            seam.unused == 0
            ? ""
            : "  "
                + paint.dim(
                    "\(seam.unused.counted("time")) a user sees a member that it does not use.")
                + "\n"
        let members = seam.members.map { member in
            let own =
                plan.ownMembers.contains(member)
                ? "  " + paint.dim("only in \(plan.uses.moduleName.visible)") : ""
            return "    " + (plan.uses.members[member].requirement ?? "").visible + own + "\n"
        }
        return paint.bold("P\(number + 1) \(seam.name.visible)") + "  \(users.visible)\n" + unused
            + members.joined()
    }

    private func section(_ heading: String, _ lines: [String]) -> String {
        if lines.isEmpty { return "" }
        return paint.bold(heading.visible) + "\n"
            + lines.map { "  " + $0.visible + "\n" }.joined()
    }

    private var recipe: String {
        section(
            "How to isolate it:", plan.recipe.enumerated().map { "\($0.offset + 1). \($0.element)" }
        )
    }

    private var swift: [String] {
        plan.swift.map { part in
            paint.dim("// " + part.file.visible) + "\n"
                + part.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { String($0).visible }.joined(separator: "\n")
        }
    }
}

/// What `strata seams` prints as Markdown.
package func seamMarkdown(of plan: SeamPlan) -> String {
    let title =
        "### `\(plan.uses.type.markdownCode)`: \(plan.summary.markdownText)"
    let seams = plan.seams.map { seam in
        "- **\(seam.name.markdownText)**: \(plan.names(ofUsers: seam.users).markdownText)\n"
            + seam.members.map {
                "  - `\((plan.uses.members[$0].requirement ?? "").markdownCode)`\n"
            }
            .joined()
    }
    let left = plan.leftOut.map { part in
        "\(part.heading.markdownText)\n\n" + part.lines.map { "- \($0.markdownText)\n" }.joined()
    }
    let unseen = plan.unseen.map { "- \($0.markdownText)\n" }.joined()
    let steps = plan.recipe.map { "- [ ] \($0.markdownText)\n" }.joined()
    let swift = plan.swift.map { "\($0.file.markdownText):\n\n\($0.text.markdownFence("swift"))\n" }
    let parts =
        [title + "\n", seams.joined()] + left
        + [unseen.isEmpty ? "" : "Not seen:\n\n" + unseen, steps] + swift
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
}
