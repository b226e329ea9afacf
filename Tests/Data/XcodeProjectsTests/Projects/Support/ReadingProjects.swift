import TemporaryCodebases
import XcodeProjects

import Codebase

extension TemporaryCodebase {
    /// What the projects in it say.
    func read() async -> ProjectReading {
        await XcodeProjectReader().read(tree, trust: .untrusted)
    }
}
