/// A view with a style under everything in it.
struct Restyled<Content: View>: View {
    let content: Content
    let style: Style

    func request(in space: Size) -> SizeRequest {
        content.request(in: space)
    }

    func draw(on canvas: Canvas) {
        let styled = canvas.styled(style)
        if !style.background.isStandard { styled.fill(styled.bounds) }
        content.draw(on: styled)
    }
}
