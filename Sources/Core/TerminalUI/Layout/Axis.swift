/// The direction in which a stack puts its views.
enum Axis {
    case horizontal, vertical

    func length(of size: Size) -> Int { self == .horizontal ? size.width : size.height }

    func breadth(of size: Size) -> Int { self == .horizontal ? size.height : size.width }

    func size(length: Int, breadth: Int) -> Size {
        self == .horizontal
            ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }

    func fillsLength(_ request: SizeRequest) -> Bool {
        self == .horizontal ? request.fillsWidth : request.fillsHeight
    }

    func fillsBreadth(_ request: SizeRequest) -> Bool {
        self == .horizontal ? request.fillsHeight : request.fillsWidth
    }
}
