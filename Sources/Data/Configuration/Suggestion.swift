import Codebase

/// Says what a person may have meant.
enum Suggestion {
    /// “Did you mean …?” where a word is close enough, and all the words there are.
    static func sentence(for word: String, among words: [String], _ plural: String) -> String {
        let all = "The \(plural) are: \(words.joined(separator: ", "))."
        guard let nearest = EditDistance.nearest(to: word, among: words) else { return all }
        return "Did you mean “\(nearest)”? \(all)"
    }
}
