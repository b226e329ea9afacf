import Codebase
import Previewing

/// Where the list of dev apps leads; the app decides how to get there.
package protocol DevAppListRouter {
    /// Gives the terminal to a program until it ends.
    ///
    /// - Parameters:
    ///   - executable: Its absolute path.
    ///   - folder: The absolute path of the folder to run it in.
    func run(_ executable: String, in folder: String) async -> ProgramRun
    /// Shows what the last program left on the terminal until the person comes back.
    func showTerminal()
    /// Lets code of the codebase be run from now on.
    func trustCodebase() async
    /// Says that a change was made, and how to undo it.
    func noteChange(_ title: String)
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    func openWorkspaces()
}
