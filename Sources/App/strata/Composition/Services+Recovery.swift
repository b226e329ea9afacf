import Editing
import Reports

extension Services {
    /// Sees to what a run that was cut off left half done, before a codebase is read, and says so.
    func recoverChanges(in root: String) async {
        if let sentence = await recoveredChanges(in: root) { StandardError.write(sentence) }
    }

    /// As ``recoverChanges(in:)``; what it has to say, nil if there was nothing.
    func recoveredChanges(in root: String) async -> String? {
        do throws(ChangeError) {
            return try await writer.recover(in: root)?.description.visible
        } catch {
            return error.description.visible
        }
    }
}
