import Architecture
import Codebase
import Editing

extension Services {
    /// What came of working out a change to the record of violations.
    enum RecordDraft {
        case change(ChangeSet)
        /// The record says so already.
        case nothing
        /// Nobody knows what it should say.
        case unknown
        /// The record that is there cannot be read.
        case mistake(ConfigurationError)
    }

    /// Works out what a change to the record changes in its file, beside the caller. It starts
    /// from what stands there now: whoever wrote it meanwhile is not overwritten.
    @concurrent func draftRecord(
        _ title: String, in root: String, change: @Sendable (Baseline?) -> Baseline?
    ) async throws(ChangeError) -> RecordDraft {
        let text = try await writer.text(of: Baseline.file, in: root)
        let present: Baseline?
        do throws(ConfigurationError) {
            let contents = PatchedContents(
                NoContents(), patches: [Baseline.file: text.map { Array($0.utf8) }])
            present = try await configuration.baseline(in: contents)
        } catch {
            return .mistake(error)
        }
        guard let changed = change(present) else { return .unknown }
        if changed == present ?? Baseline() { return .nothing }
        guard
            let change = FileChange(Baseline.file, from: text, to: writeBaseline(changed))
        else { return .nothing }
        return .change(ChangeSet(title, changes: [change]))
    }
}
