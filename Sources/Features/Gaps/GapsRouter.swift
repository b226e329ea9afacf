import Codebase

/// Where the list of gaps leads; the app decides how to get there.
package protocol GapsRouter {
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// Lets build systems run the code of this codebase from now on, and remembers it.
    func trustCodebase()
}
