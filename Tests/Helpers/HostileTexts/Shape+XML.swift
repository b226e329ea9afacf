import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

extension Shape {
    /// The shape of XML, or of HTML that is XML too: its elements with the names of their attributes.
    package static func xml(_ text: String) -> Shape {
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = counter
        if !parser.parse() {
            counter.shape.fail(parser.parserError.map { "\($0)" } ?? "It is no XML.")
        }
        return counter.shape
    }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
    var shape = Shape()

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        // Code without attributes is what stands between back quotes in a sentence: text.
        if name == "code", attributes.isEmpty { return }
        shape.count("<\(([name] + attributes.keys.sorted()).joined(separator: " "))>")
    }

    func parser(_ parser: XMLParser, foundComment comment: String) { shape.count("comment") }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { shape.count("CDATA") }

    func parser(
        _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
    ) {
        shape.count("<?\(target)?>")
    }
}
