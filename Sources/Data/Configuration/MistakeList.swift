import Codebase

/// The mistakes found in one file so far, so that all of them are reported at once.
final class MistakeList {
    private(set) var all: [ConfigurationError] = []

    /// Adds a mistake; reading goes on.
    func note(_ mistake: ConfigurationError) { all.append(mistake) }

    /// The value that is read, or nil if it has a mistake, which is noted.
    @discardableResult func noting<Value>(_ read: () throws(ConfigurationError) -> Value) -> Value?
    {
        do throws(ConfigurationError) {
            return try read()
        } catch {
            note(error)
            return nil
        }
    }
}
