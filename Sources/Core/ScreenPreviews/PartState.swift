import TerminalUI

/// One state of a part of a screen; see ``PreviewList/part(_:width:height:states:)``.
@MainActor package struct PartState {
    private let name: String
    private let width: Int?
    private let height: Int?
    /// Makes what is drawn, once for each time that the preview is shown.
    private let makeContent: (PreviewContext) -> () -> ViewList

    /// A state that is drawn from a view.
    ///
    /// - Parameters:
    ///   - name: Which state it is.
    ///   - width: Columns, if not those of the story.
    ///   - height: Rows, if not those of the story.
    ///   - content: What is drawn; it is asked again whenever something that it read changes.
    package static func state(
        _ name: String, width: Int? = nil, height: Int? = nil,
        @ViewBuilder _ content: @escaping @MainActor (PreviewContext) -> ViewList
    ) -> PartState {
        PartState(name: name, width: width, height: height) { context in { content(context) } }
    }

    /// A state that is drawn from a view with a view model.
    ///
    /// - Parameters:
    ///   - name: Which state it is.
    ///   - width: Columns, if not those of the story.
    ///   - height: Rows, if not those of the story.
    ///   - model: Makes the view model, once; knobs it asks for are asked for only then.
    ///   - content: What is drawn; it is asked again whenever something that it read changes.
    package static func state<Model>(
        _ name: String, width: Int? = nil, height: Int? = nil,
        model: @escaping @MainActor (PreviewContext) -> Model,
        @ViewBuilder _ content: @escaping @MainActor (Model) -> ViewList
    ) -> PartState {
        PartState(name: name, width: width, height: height) { context in
            let model = model(context)
            return { content(model) }
        }
    }

    func preview(of story: String, width: Int, height: Int?) -> Preview {
        let width = self.width ?? width
        let height = self.height ?? height ?? rows(width: width)
        return Preview(
            story: story, state: name, partSize: Size(width: width, height: max(1, height))
        ) { [makeContent] context in
            PartScreen(title: story, content: makeContent(context))
        }
    }

    /// As many as it asks for.
    private func rows(width: Int) -> Int {
        let space = Size(width: width, height: 40)
        return VStack(makeContent(PreviewContext())().views).request(in: space).size.height
    }
}

/// A screen that is nothing but a part of one.
private final class PartScreen: Screen {
    let title: String
    private let content: () -> ViewList

    init(title: String, content: @escaping () -> ViewList) {
        self.title = title
        self.content = content
    }

    var body: any View { VStack(content().views) }
}
