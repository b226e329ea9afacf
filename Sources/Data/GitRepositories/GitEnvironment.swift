import Foundation

/// What git is started with, so that it runs nothing and fetches nothing, whatever a repository or its
/// configuration names.
///
/// Of git only commands are used that read its own files and objects: none that converts a file of the
/// working tree or shows a difference; ``GitCommitWriter`` alone writes objects. So no filter, text conversion, external
/// difference or hook has an occasion to run; what is turned off here is turned off besides.
enum GitEnvironment {
    /// The absolute path of git; nil if it is in no folder of the search path.
    ///
    /// Folders that the path names relative to the current one are passed over: they may be another's.
    static func program(in environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.filter { $0.hasPrefix("/") }.map { $0 + "/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The person's variables without any that git reads, and with those that keep it from asking,
    /// fetching and looking elsewhere.
    ///
    /// The configuration of the system and of the person is read: it may say whose repositories are
    /// safe.
    ///
    /// - Parameter top: The absolute path of a working tree.
    static func variables(
        for top: String, in environment: [String: String]
    ) -> [String: String] {
        var variables = environment.filter { !$0.key.hasPrefix("GIT_") }
        variables["GIT_NO_LAZY_FETCH"] = "1"
        variables["GIT_ALLOW_PROTOCOL"] = ""
        variables["GIT_TERMINAL_PROMPT"] = "0"
        variables["GIT_CEILING_DIRECTORIES"] = (top as NSString).deletingLastPathComponent
        // A repository may name another folder as its working tree.
        variables["GIT_WORK_TREE"] = top
        // Commits stand on what they were made on, as with replacements.
        variables["GIT_GRAFT_FILE"] = "/dev/null"
        variables["LC_ALL"] = "C"
        return variables
    }

    /// Who commits, as far as the person's variables say so.
    static func identity(in environment: [String: String]) -> [String: String] {
        let names = ["AUTHOR", "COMMITTER"].flatMap { ["GIT_\($0)_NAME", "GIT_\($0)_EMAIL"] }
        return environment.filter { names.contains($0.key) }
    }

    /// What stands before the command.
    ///
    /// Settings stand on the command line, because git before 2.31 reads them from no variable.
    static func options(for top: String) -> [String] {
        [
            "--no-optional-locks", "--no-replace-objects", "--no-pager", "--literal-pathspecs",
            "-C", top,
        ] + settings.flatMap { ["-c", $0] }
    }

    private static let settings = [
        "core.fsmonitor=false", "core.untrackedCache=false", "core.hooksPath=/dev/null",
        "core.attributesFile=/dev/null", "core.editor=false", "core.sshCommand=false",
        "core.askPass=false", "core.alternateRefsCommand=false", "credential.helper=",
        "gpg.program=false", "gpg.ssh.program=false", "gpg.x509.program=false",
        "gpg.ssh.defaultKeyCommand=false", "log.showSignature=false", "protocol.allow=never",
        "submodule.recurse=false", "fetch.recurseSubmodules=false", "gc.auto=0",
        "maintenance.auto=false", "core.bigFileThreshold=16m",
    ]
}
