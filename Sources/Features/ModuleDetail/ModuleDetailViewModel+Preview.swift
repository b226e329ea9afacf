import Architecture
import Codebase
import TerminalUI

extension ModuleDetailViewModel {
    static func preview(
        of id: ModuleID? = nil, size: SampleCodebase.Size = .small,
        names: SampleNames = .plain, reading: SampleCodebase.Reading = .done,
        texts: SampleTexts = .all, log: RouteLog = RouteLog()
    ) -> ModuleDetailViewModel {
        let sample = SampleCodebase(size: size, names: names, reading: reading)
        return preview(
            of: id ?? sample.id("FeedFeature"), state: sample.state, texts: texts, log: log)
    }

    static func preview(
        of id: ModuleID = "::FeedFeature", state: AnalysisState, texts: SampleTexts = .all,
        log: RouteLog = RouteLog()
    ) -> ModuleDetailViewModel {
        ModuleDetailViewModel(
            id: id, source: FixedAnalysis(state),
            excerpt: Excerpt(reader: texts, root: "/codebase"),
            router: LoggedRouter(log: log), work: .atOnce)
    }
}

/// Notes where it is asked to lead.
struct LoggedRouter: ModuleDetailRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func showViolations(of id: ModuleID) { log.note("showViolations(of: \(id))") }
    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: ", ")))")
    }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
}
