extension Shape {
    /// The shape of commands for a workflow of GitHub: their levels, with the properties they have.
    package static func workflow(_ text: String) -> Shape {
        var shape = Shape()
        for line in RawText.lines(of: RawText.plain(text)) where !line.isEmpty {
            let form =
                /::(error|warning|notice) file=[^:,]*,line=\d+(,col=\d+)?,title=[^:,]*: [^:,]*::.*/
            guard let command = line.wholeMatch(of: form) else {
                shape.fail("\(line) is no command")
                continue
            }
            shape.count(String(command.output.1) + (command.output.2 == nil ? "" : " with column"))
            if line.firstMatch(of: /%(?!25|0A|0D|3A|2C)/) != nil { shape.fail("\(line): raw %") }
        }
        return shape
    }
}
