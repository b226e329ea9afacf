/// A constant of a library: a default value or a static property.
package indirect enum LibraryValue: Sendable {
    case none
    case bool(Bool)
    case string(String)
    case emptyArray
    case dictionary([String: String])
    /// An enum case or constructed value without arguments.
    case member(type: String, String)
    case record(type: String, [(String, LibraryValue)])
    /// A value that depends on more than the source, and why it is not evaluated.
    case unknown(reason: String)
}
