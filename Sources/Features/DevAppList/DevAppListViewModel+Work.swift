import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

extension DevAppListViewModel {
    /// Builds the selected dev app, and starts it if that is wanted; asks the first time.
    func build(starts: Bool) {
        guard let row = selected, row.isRunnable, work?.isBusy != true else { return }
        let isTrusted = services.isTrusted()
        let start = start(of: row, starts: starts, isTrusted: isTrusted)
        if isTrusted, agreed.contains(start) { return begin(row, starts: starts) }
        sheet = .start(start)
    }

    private func start(of row: DevAppRow, starts: Bool, isTrusted: Bool) -> Start {
        var command = row.app?.launch.command ?? ""
        if !starts, case .package(_, let product) = row.app?.launch {
            command = "swift build --product \(product)"
        }
        return Start(
            id: row.id, name: row.title, starts: starts, isTrusted: isTrusted, command: command)
    }

    /// Does what was asked about, once the codebase is trusted.
    func confirm() {
        guard case .start(let start) = sheet else { return }
        sheet = nil
        guard let row = table.rows.first(where: { $0.id == start.id }) else { return }
        for starts in start.starts ? [true, false] : [false] {
            agreed.insert(self.start(of: row, starts: starts, isTrusted: true))
        }
        guard !start.isTrusted else { return begin(row, starts: start.starts) }
        working = Task {
            await router.trustCodebase()
            if services.isTrusted() { begin(row, starts: start.starts) }
        }
    }

    /// Ends the build that is under way.
    func stopBuilding() {
        guard case .building = work?.stage else { return }
        working?.cancel()
        work?.stage = .stopped
    }

    private func begin(_ row: DevAppRow, starts: Bool) {
        guard case .package(let folder, let product) = row.app?.launch else { return }
        let place = path(of: folder)
        let events = services.builder.build(product, in: place)
        work = Work(id: row.id, name: row.title)
        offset = 0
        working = Task { [weak self] in
            for await event in events {
                guard !Task.isCancelled else { return }
                guard let executable = self?.work?.take(event) else { continue }
                await self?.lookAtBuilds()
                if starts { await self?.run(executable, in: place) }
            }
        }
    }

    /// Starts what was built, unless the person has gone elsewhere meanwhile.
    private func run(_ executable: String, in folder: String) async {
        guard isVisible, !Task.isCancelled else { return }
        work?.stage = .running
        let run = await router.run(executable, in: folder)
        work?.stage = .ended(run)
    }
}

extension DevAppListViewModel {
    /// What the selected row has to do with ``work``; nil if nothing.
    var selectedWork: Work? { work?.id == selected?.id ? work : nil }

    func moveProblem(by step: Int) {
        guard let work, !work.problems.isEmpty else { return }
        let count = work.problems.count
        self.work?.selected = (work.selected + step + count) % count
        if let row = rows.firstIndex(where: { $0.id == work.id }) { list.select(row) }
        offset = 0
    }

    /// Opens the selected problem, or the file in which the dev app or the feature begins.
    func edit() {
        guard let place = placeToEdit else { return }
        router.editLine(place.file, line: place.line)
    }

    var placeToEdit: (file: RelativePath, line: Int?)? {
        if let problem = selectedWork?.problem?.place {
            return relative(problem.file).map { ($0, problem.line) }
        }
        return selected.flatMap { table.place(of: $0.id) }.map { ($0, nil) }
    }

    /// A file of the codebase; nil for one that lies elsewhere.
    func relative(_ path: String) -> RelativePath? {
        let root = services.source.root
        guard path.hasPrefix(root + "/") else { return nil }
        return RelativePath(String(path.dropFirst(root.count + 1)))
    }

    /// Moves through the details, whose last line stays in sight.
    func scrollDetails(by rows: Int, of count: Int = .max) {
        offset = min(max(0, offset + rows), count - 1)
    }

    /// Does what Enter does.
    func openSelected() {
        guard let row = selected else { return }
        guard row.app != nil else { return propose() }
        row.isRunnable ? build(starts: true) : copyCommand()
    }

    func copyCommand() {
        if let command = selected?.app?.launch.command { router.copy(command) }
    }
}
