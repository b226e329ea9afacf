extension SourceContents {
    /// By their stamps, else by reading them.
    package func sizes(of files: [RelativePath]) -> [Int?] {
        files.map { file in
            if case .file(let stamp) = stamp(of: file) { return Int(stamp.size) }
            return (try? bytes(of: file, upTo: .max))?.bytes.count
        }
    }
}
