import Codebase
import Previewing
import ScreenPreviews
import TerminalUI

extension SnapshotsPreviews {
    package static var components: [Preview] {
        [rowStates, pictureStates, nothingStates, sheetStates].flatMap(\.self)
    }

    private static var rowStates: [Preview] {
        part(
            "Row", width: 48,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let kind = knobs.choice("kind", SnapshotChange.Kind.changed)
                    let size = knobs.choice("size", "80x24", of: ["80x24", "120x40", "200x60"])
                    ChangeRow(
                        change: .sample(
                            kind, story: preview.names.name(for: "Orders"), name: "many@\(size)"),
                        beginsStory: knobs.toggle("first of its story", true))
                },
                .state("story") { preview in
                    for (index, kind) in SnapshotChange.Kind.allCases.enumerated() {
                        ChangeRow(
                            change: .sample(
                                kind, story: preview.names.name(for: "Orders"), name: "\(kind)"),
                            beginsStory: index == 0)
                    }
                },
            ])
    }

    private static var pictureStates: [Preview] {
        part(
            "Picture", width: 170, height: 27,
            states: [
                .state("both") { _ in picture(.sample) },
                .state("stacked", width: 84, height: 40) { _ in picture(.sample) },
                .state("one", width: 84) { preview in
                    picture(.sample, look: .one, showsNew: preview.knobs.toggle("current", true))
                },
                .state("new", width: 84) { _ in picture(.onlyNew, look: .one) },
                .state("words", width: 84, height: 14) { _ in picture(.sample, look: .words) },
            ])
    }

    private static func picture(
        _ pair: PicturePair, look: SnapshotsViewModel.Look = .both, showsNew: Bool = true
    ) -> PicturePane {
        PicturePane(
            pair: pair, look: look, showsNew: showsNew, offset: .zero, room: PictureRoom(),
            isFocused: true)
    }

    private static var nothingStates: [Preview] {
        part(
            "Nothing", width: 70, height: 10,
            states: [
                .state("any") { preview in
                    let recorded = preview.knobs.number("recorded", 480, in: 0...10_000)
                    let images = preview.knobs.number("images", 0, in: 0...9)
                    NothingToReview(
                        review: SnapshotReview(
                            recorded: recorded,
                            images: (0..<images).map { RelativePath("Tests/card.\($0).png") }))
                },
                .state("none") { _ in NothingToReview(review: SnapshotReview()) },
            ])
    }

    private static var sheetStates: [Preview] {
        part(
            "Sheet", width: 78, height: 12,
            states: [
                .state("accept", height: 16) { _ in sheet(.decide(.sample(accepts: true))) },
                .state("reject") { _ in sheet(.decide(.sample(accepts: false))) },
                .state("notes", width: 100) { _ in sheet(.notes) },
            ])
    }

    private static func sheet(_ sheet: SnapshotsViewModel.Sheet) -> SnapshotSheet {
        SnapshotSheet(sheet: sheet, review: SampleSnapshots(.onlyImages).review)
    }
}

extension SnapshotChange {
    fileprivate static func sample(
        _ kind: Kind, story: String, name: String
    ) -> SnapshotChange {
        SnapshotChange(
            kind: kind, maker: .snapshotKit,
            recorded: RelativePath("Tests/Snapshots/\(story)/\(name).txt"), drawn: nil,
            story: story, name: name)
    }
}

extension PicturePair {
    fileprivate static let sample = PicturePair(
        old: SamplePicture(isNew: false).snapshot, new: SamplePicture(isNew: true).snapshot)
    fileprivate static let onlyNew = PicturePair(
        old: nil, new: SamplePicture(isNew: true).snapshot)
}

extension Decision {
    /// About one snapshot of each kind.
    fileprivate static func sample(accepts: Bool) -> Decision {
        let kinds = SnapshotChange.Kind.allCases.filter { accepts || $0 != .orphan }
        return Decision(
            accepts: accepts,
            snapshots: kinds.map { .sample($0, story: "Orders", name: "\($0)@80x24") },
            isUndoneWhole: true)
    }
}
