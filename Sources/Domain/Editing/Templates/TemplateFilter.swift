/// A way to write a value: `{{name|kebab}}`.
enum TemplateFilter: Equatable {
    case pascal, camel, snake, kebab, sentence, flat
    /// Filled with spaces to a number of characters, or cut to it.
    case pad(Int)
    /// The columns that the text takes from one on: `2–7`.
    case columns(Int)

    static let names = "pascal, camel, snake, kebab, sentence, flat, pad 20, columns 2"

    init?(_ words: [String]) {
        let number = words.count == 2 ? Int(words[1]) : nil
        switch (words.first, words.count) {
        case ("pascal", 1): self = .pascal
        case ("camel", 1): self = .camel
        case ("snake", 1): self = .snake
        case ("kebab", 1): self = .kebab
        case ("sentence", 1): self = .sentence
        case ("flat", 1): self = .flat
        case ("pad", 2):
            if let number, (0...1_000).contains(number) { self = .pad(number) } else { return nil }
        case ("columns", 2): if let number { self = .columns(number) } else { return nil }
        default: return nil
        }
    }

    func apply(to text: String) -> String {
        switch self {
        case .pascal: NameCases(text).pascal
        case .camel: NameCases(text).camel
        case .snake: NameCases(text).snake
        case .kebab: NameCases(text).kebab
        case .sentence: NameCases(text).sentence
        case .flat: NameCases(text).flat
        case .pad(let width):
            String(text.prefix(width)) + String(repeating: " ", count: max(0, width - text.count))
        case .columns(let start):
            text.count == 1 ? "\(start)" : "\(start)–\(start + text.count - 1)"
        }
    }
}
