extension View {
    /// Gives it a width, a height or both, whatever it asks for.
    package func frame(
        width: Int? = nil, height: Int? = nil, alignment: Alignment = .topLeading
    ) -> some View {
        Framed(content: self, width: width, height: height, alignment: alignment)
    }

    /// Gives it all the room there is and places it inside.
    package func fill(alignment: Alignment = .topLeading) -> some View {
        Filled(content: self, alignment: alignment)
    }

    /// Keeps room free around it.
    package func padding(_ insets: Insets = .one) -> some View {
        Padded(content: self, insets: insets)
    }

    /// Keeps columns before and after and rows above and below free.
    package func padding(horizontal: Int = 0, vertical: Int = 0) -> some View {
        padding(Insets(horizontal: horizontal, vertical: vertical))
    }

    /// Lies under the style of everything in it. A background also fills the empty cells.
    package func style(_ style: Style) -> some View {
        Restyled(content: self, style: style)
    }

    /// The colour of text that has none of its own.
    package func foreground(_ color: Color) -> some View {
        style(Style(color))
    }

    /// The colour behind everything in it.
    package func background(_ color: Color) -> some View {
        style(Style(on: color))
    }

    /// Says whether it gives way to its neighbours in a stack when room is short: those with the lowest
    /// number are shortened first. It is 0 for views that do not say.
    package func priority(_ priority: Int) -> some View {
        PriorityView(content: self, priority: priority)
    }
}
