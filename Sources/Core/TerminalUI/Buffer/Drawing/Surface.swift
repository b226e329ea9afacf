/// What the canvases of one frame draw on together.
final class Surface {
    var buffer: ScreenBuffer
    var hits = HitMap()

    init(size: Size) {
        buffer = ScreenBuffer(size: size)
    }
}
