/// Writes `.strata.yml`.
package protocol ConfigurationStore: Sendable {
    /// Writes a configuration into the folder of a codebase, whole or not at all.
    ///
    /// - Parameter replacing: Whether a file that is there may be lost.
    /// - Throws: ``ConfigurationWriteError`` if the file is there or cannot be written.
    func write(_ text: String, at root: String, replacing: Bool) throws(ConfigurationWriteError)
}

/// Why `.strata.yml` was not written.
package enum ConfigurationWriteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is one already.
    case exists(path: String)
    /// The system refused; `reason` is its word for it.
    case refused(path: String, reason: String)

    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .exists(let path):
            "\(path) already exists. Edit it, or replace it with: strata init --force"
        case .refused(let path, let reason):
            "Cannot write \(path): \(reason) Change the folder's permissions and try again."
        }
    }
}
