/// What ``HStack`` and ``VStack`` have in common.
struct Stack {
    let axis: Axis
    let spacing: Int
    let views: [any View]

    /// A view's place along the stack and what it asked for at that length.
    struct Slot {
        let view: any View
        var start = 0
        var length: Int
        var request: SizeRequest
    }

    /// Where each view goes in `space`.
    func slots(in space: Size) -> [Slot] {
        let gaps = spacing * max(0, views.count - 1)
        let room = max(0, axis.length(of: space) - gaps)
        let breadth = axis.breadth(of: space)
        let offer = axis.size(length: room, breadth: breadth)
        let requests = views.map { request(of: $0, in: offer) }
        let wants = zip(views, requests).map { view, request in
            Shares.Want(
                length: axis.length(of: request.size), fills: axis.fillsLength(request),
                priority: (view as? any Prioritized)?.priority ?? 0)
        }
        var start = 0
        return zip(zip(views, requests), Shares.lengths(for: wants, in: room)).map { pair, length in
            var slot = Slot(view: pair.0, start: start, length: length, request: pair.1)
            if length != axis.length(of: slot.request.size) {
                slot.request = request(
                    of: pair.0, in: axis.size(length: length, breadth: breadth))
            }
            start += length + spacing
            return slot
        }
    }

    /// What a view asks for; a spacer spreads only along the stack.
    private func request(of view: any View, in space: Size) -> SizeRequest {
        let request = view.request(in: space)
        guard view is Spacer else { return request }
        return SizeRequest(
            axis.size(length: axis.length(of: request.size), breadth: 0),
            fillsWidth: axis == .horizontal, fillsHeight: axis == .vertical)
    }

    /// The room for all of them one after the other.
    func request(in space: Size) -> SizeRequest {
        guard !views.isEmpty else { return SizeRequest(.zero) }
        let requests = slots(in: space).map(\.request)
        let length = requests.reduce(0) { $0 + axis.length(of: $1.size) }
        let breadth = requests.map { axis.breadth(of: $0.size) }.max() ?? 0
        let size = axis.size(length: length + spacing * (views.count - 1), breadth: breadth)
        let fillsLength = requests.contains(where: axis.fillsLength)
        let fillsBreadth = requests.contains(where: axis.fillsBreadth)
        return SizeRequest(
            size, fillsWidth: axis == .horizontal ? fillsLength : fillsBreadth,
            fillsHeight: axis == .horizontal ? fillsBreadth : fillsLength)
    }

    /// Draws each view; `offset` places one across the stack, given its breadth and the room.
    func draw(on canvas: Canvas, offset: (_ breadth: Int, _ room: Int) -> Int) {
        guard !canvas.isHidden else { return }
        let room = axis.breadth(of: canvas.size)
        for slot in slots(in: canvas.size) where slot.length > 0 {
            let breadth =
                axis.fillsBreadth(slot.request)
                ? room : min(room, axis.breadth(of: slot.request.size))
            let across = offset(breadth, room)
            let origin =
                axis == .horizontal
                ? Point(x: slot.start, y: across) : Point(x: across, y: slot.start)
            let size = axis.size(length: slot.length, breadth: breadth)
            slot.view.draw(on: canvas.region(Rect(origin: origin, size: size)))
        }
    }
}
