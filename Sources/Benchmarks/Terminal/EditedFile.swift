#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file of which one word is replaced.
struct EditedFile {
    private let path: String
    private let original: String
    private let before: Substring
    private let after: Substring

    /// - Throws: ``Failure`` if it cannot be read or the word is not in it.
    init(_ path: String, word: String) throws(Failure) {
        self.path = path
        guard let file = fopen(path, "r") else { throw Failure(description: "No file \(path).") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
            bytes += buffer.prefix(count)
        }
        original = String(decoding: bytes, as: UTF8.self)
        guard let place = original.firstRange(of: word) else {
            throw Failure(
                description: "\(path) does not hold “\(word)”. Name a word that it shows.")
        }
        before = original[..<place.lowerBound]
        after = original[place.upperBound...]
    }

    /// Saves it with another word.
    func write(_ word: String) throws(Failure) {
        guard save(before + word + after) else {
            throw Failure(description: "\(path) cannot be written.")
        }
    }

    /// Saves it as it was.
    func restore() {
        if !save(original) { print("\(path) could not be put back. git can do it.") }
    }

    private func save(_ text: String) -> Bool {
        guard let file = fopen(path, "w") else { return false }
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        return fwrite(bytes, 1, bytes.count, file) == bytes.count
    }
}
