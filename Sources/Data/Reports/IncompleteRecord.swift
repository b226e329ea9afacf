import Architecture

/// One item that could not be read, in JSON.
package struct IncompleteRecord: Encodable, Sendable {
    let path: String
    let line: Int?
    let reason: String

    init(_ item: IncompleteItem) {
        path = item.path.string
        line = item.line
        reason = item.reason
    }
}
