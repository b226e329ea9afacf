import Codebase

extension ChangeWriter {
    /// The configuration file of a codebase and what stands in it; without one the file that would be
    /// made, and nil.
    ///
    /// - Throws: ``ChangeError`` if it cannot be read.
    package func configurationFile(
        in root: String
    ) throws(ChangeError) -> (file: RelativePath, text: String?) {
        let names: [RelativePath] = [".strata.yml", ".strata.yaml"]
        for file in names {
            if let text = try text(of: file, in: root) { return (file, text) }
        }
        return (names[0], nil)
    }
}
