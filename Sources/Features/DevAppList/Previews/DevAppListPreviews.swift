import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum DevAppListPreviews: String, PreviewList {
    case idle, reading, missing, onlyOnMac, real, filtered, noMatch, byShare
    case planning, proposal, refused
    case trust, start, building, failed, notBuilt, built, ended, failedRun, crashed, elsewhere
    case many, wideNames, incomplete, none, unreadable, starting

    package static var story: String { "DevAppList" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let model = DevAppListViewModel.preview(
            state(context.names), isTrusted: { self != .trust }, log: context.log)
        model.inTurn { prepare(model) }
        return DevAppListScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    private func state(_ names: SampleNames) -> AnalysisState {
        Self.samples.sample("\(self) \(names)") { sample(names) }
    }

    private func sample(_ names: SampleNames) -> AnalysisState {
        var shop = SampleShop()
        shop.names = names
        return switch self {
        case .starting: .starting(AnalysisProgress(step: .manifests, done: 3, total: 8))
        case .reading:
            .partial(
                shop.analysis(isComplete: false),
                AnalysisProgress(step: .sources, done: 41, total: 185))
        case .many: .complete(SampleShop.many(features: 300).analysis())
        case .wideNames: .complete(shop.withWideNames.analysis())
        case .incomplete: .complete(shop.analysis(incomplete: SampleShop.gap))
        case .none: .complete(SampleShop.tool.analysis())
        case .unreadable: .failed(.unreadable(path: "/home/ada/Shop", reason: "Permission denied"))
        default: .complete(shop.analysis())
        }
    }

    private func prepare(_ model: DevAppListViewModel) {
        switch self {
        case .missing: model.select("WishList")
        case .onlyOnMac: model.select("CartDemo")
        case .real: model.select("CheckoutDev")
        case .filtered: model.filter = ListFilter("check", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        case .byShare: model.sort(by: .share)
        case .proposal: model.sheet = .proposal(DevAppMaker.sampleProposal)
        case .refused: model.sheet = .refused(DevAppMaker.sampleRefusal)
        case .planning: model.sheet = .planning("WishList")
        case .trust, .start: model.build(starts: true)
        case .building, .failed, .notBuilt, .built, .ended, .failedRun, .crashed:
            model.select("CheckoutDev")
            model.work = SampleWork.work(self)
        case .elsewhere: model.work = SampleWork.work(.building)
        default: break
        }
    }

    package static var components: [Preview] {
        part(
            "Figure", width: 70,
            states: [
                .state("light") { _ in
                    FigureLine(title: "Lines", value: 940, shared: 620, whole: 41_000)
                },
                .state("middle") { _ in
                    FigureLine(title: "Lines", value: 17_000, shared: 17_000, whole: 41_000)
                },
                .state("morePackages") { _ in
                    FigureLine(title: "Packages", value: 26, shared: 25, whole: 25)
                },
                .state("heavy") { preview in
                    let lines = preview.knobs.number("lines", 40_100)
                    FigureLine(
                        title: "Lines", value: lines, shared: min(lines, 41_000), whole: 41_000)
                },
                .state("nothing") { _ in
                    FigureLine(title: "Packages", value: 0, shared: 0, whole: 0)
                },
            ])
            + part(
                "Work", width: 90, height: 9,
                states: SampleWork.states.map { state in
                    .state(state.rawValue) { _ in
                        Lines(
                            views: WorkLines(
                                work: SampleWork.work(state), viewModel: .preview()
                            ).views, offset: 0)
                    }
                })
            + part(
                "Trust", width: 80, height: 20,
                states: [
                    .state("start") { _ in
                        DevAppSheet(
                            sheet: .start(.sample("CartDev", starts: true)), root: "/home/ada/Shop")
                    },
                    .state("build") { preview in
                        DevAppSheet(
                            sheet: .start(
                                .sample(preview.names.name(for: "CartDev"), starts: false)),
                            root: "/home/ada/Code/Clients/Acme/Warehouse/"
                                + preview.names.name(for: "Shop"))
                    },
                    .state("trusted") { _ in
                        DevAppSheet(
                            sheet: .start(.sample("CartDev", starts: true, isTrusted: true)),
                            root: "/home/ada/Shop")
                    },
                ])
    }
}

extension DevAppListViewModel {
    fileprivate func select(_ name: String) {
        if let row = rows.first(where: { $0.title == name }) { content.select(row.id) }
    }
}

extension DevAppListViewModel.Start {
    fileprivate static func sample(
        _ name: String, starts: Bool, isTrusted: Bool = false
    ) -> DevAppListViewModel.Start {
        DevAppListViewModel.Start(
            id: "::CartDev", name: name, starts: starts, isTrusted: isTrusted,
            command: "swift \(starts ? "run" : "build --product") \(name)")
    }
}
