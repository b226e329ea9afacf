extension ScratchFolder {
    /// Writes a program of one module: two features, each a board and its logic, over an `Article`
    /// and a `Basket` that the caller writes.
    func writeBoards() throws {
        try write("CartBoard().show()\nSearchBoard().show()\n", to: "Sources/Shop/main.swift")
        for feature in ["Cart", "Search"] {
            try write(
                "struct \(feature)Board {\n    func show() { \(feature)Logic().run(Article()) }\n}\n",
                to: "Sources/Shop/\(feature)/\(feature)Board.swift")
            try write(
                "struct \(feature)Logic {\n    func run(_ article: Article) {}\n"
                    + "    var basket: Basket?\n}\n",
                to: "Sources/Shop/\(feature)/\(feature)Logic.swift")
        }
    }
}
