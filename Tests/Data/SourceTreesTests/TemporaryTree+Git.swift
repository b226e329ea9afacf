extension TemporaryTree {
    /// What git answers; its own settings do not reach it.
    @discardableResult
    func git(_ arguments: String..., in folder: String = "") throws -> String {
        try Git.run(arguments, in: folder.isEmpty ? path : path + "/" + folder)
    }

    /// What git tracks or would: the same question as ``files(of:)``.
    func filesByGit(of folder: String = "") throws -> [String] {
        try git("ls-files", "-co", "--exclude-standard", "-z", in: folder)
            .split(separator: "\0").map(String.init)
    }
}
