import Codebase

/// One item that could not be read and that a person accepts, in JSON.
package struct AcceptedRecord: Encodable, Sendable {
    let path: String
    let line: Int?
    let reason: String
    /// Why it is accepted.
    let accepted: String

    init(_ accepted: AcceptedItem) {
        path = accepted.item.path.string
        line = accepted.item.line
        reason = accepted.item.reason
        self.accepted = accepted.acceptance.reason
    }
}
