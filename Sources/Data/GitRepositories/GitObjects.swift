import Codebase
import Synchronization

/// The objects of a repository, from one `git cat-file --batch` that is asked again and again.
final class GitObjects: Sendable {
    /// What a rest of an object may be to be read and forgotten; after a longer one git is started
    /// anew.
    private static let longestRest = 32 << 20
    /// How often git may end by itself before nothing is asked any more.
    private static let mostEnds = 8
    /// How long the list of all objects may be: some seven million.
    private static let longestList = 300 << 20
    /// How many questions are asked in one go: few enough to be taken while nobody reads answers.
    private static let atOnce = 48

    private struct State {
        var git: GitProcess?
        var ends = 0
        /// The names of all objects that are there, where others were left with a remote; nil as long as
        /// none was missed.
        var present: Set<Substring>?

        /// Whether an object is known to have been left with a remote.
        func isAway(_ question: String) -> Bool {
            guard let present, [20, 32].contains(ObjectName(question.utf8)?.digest.count) else {
                return false
            }
            return !present.contains(question[...])
        }
    }

    private enum Answer {
        case object(kind: String, name: ObjectName, FileBytes)
        case missing
    }

    private let top: String
    private let state = Mutex(State())

    /// - Parameter top: The absolute path of a working tree.
    init(top: String) { self.top = top }

    /// Whether git ended so often by itself that nothing is asked any more.
    var hasGivenUp: Bool { state.withLock { $0.ends >= Self.mostEnds } }

    /// The commit that a name stands for.
    func commit(named name: String) throws(RevisionError) -> ObjectName {
        // The question is a line.
        guard !name.isEmpty, !name.utf8.contains(where: { $0 == 0x0A || $0 == 0 }) else {
            throw .unknown(name: name)
        }
        // Whoever opens a revision anew may have fetched what was away.
        state.withLock { $0.present = nil }
        let answer: Answer
        do throws(GitProcess.Failure) {
            answer = try ask(name + "^{commit}", upTo: 0)
        } catch {
            if case .notStarted(let reason) = error { throw .noGit(reason: reason) }
            throw .unreadable(name: name, reason: error.reason)
        }
        guard case .object("commit", let commit, _) = answer else { throw .unknown(name: name) }
        return commit
    }

    /// The bytes of a file or of a link's target.
    func bytes(of object: ObjectName, upTo limit: Int) throws(ContentError) -> FileBytes {
        try Self.file(
            in: Result { () throws(GitProcess.Failure) in
                try ask(object.text, upTo: limit)
            }
        ).get()
    }

    /// The bytes of several files, in their order; git reads the next while one is taken.
    func bytes(
        ofEach objects: [ObjectName], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        answers(to: objects.map(\.text), upTo: limit).map(Self.file)
    }

    private static func file(
        in answer: Result<Answer, GitProcess.Failure>
    ) -> Result<FileBytes, ContentError> {
        switch answer {
        case .success(.object("blob", _, let bytes)): .success(bytes)
        case .success, .failure(.missing): .failure(.notFetched)
        case .failure(let failure): .failure(.system(failure.reason))
        }
    }

    /// How many bytes several files have, in their order; nil for what the repository does not hold.
    ///
    /// Another git says so, which is asked everything at once, reads no content, and ends with it.
    func sizes(of files: [ObjectName]) -> [Int?] {
        var sizes: [Int?] = []
        if files.isEmpty { return sizes }
        sizes.reserveCapacity(files.count)
        let state = state.withLock { $0 }
        let isThere = files.map { !state.isAway($0.text) }
        let asked = zip(files, isThere).filter(\.1).map { $0.0.text + "\n" }
        let names = Array(asked.joined().utf8)
        do throws(GitProcess.Failure) {
            let git = try GitProcess(
                ["cat-file", "--batch-check", "--buffer"], in: top, input: names)
            while sizes.count < files.count {
                guard isThere[sizes.count] else {
                    sizes.append(nil)
                    continue
                }
                let words = try git.line().split(separator: UInt8(ascii: " "))
                let isFile = words.count == 3 && words[1].elementsEqual("blob".utf8)
                sizes.append(isFile ? Int(String(decoding: words[2], as: UTF8.self)) : nil)
            }
        } catch {
            let isNew = state.present == nil
            if isNew, self.state.withLock({ noteAway(error, of: &$0) }) {
                return self.sizes(of: files)
            }
            sizes += Array(repeating: nil, count: files.count - sizes.count)
        }
        return sizes
    }

    /// The bytes of the lists of several folders, in their order.
    func trees(
        _ objects: [ObjectName], upTo limit: Int
    ) throws(GitProcess.Failure) -> [[UInt8]] {
        var lists: [[UInt8]] = []
        for answer in answers(to: objects.map(\.text), upTo: limit) {
            guard case .object("tree", _, let list) = try answer.get() else { throw .missing }
            if list.isCut { throw .tooMuch(bytes: limit) }
            lists.append(list.bytes)
        }
        return lists
    }

    /// The folder that a commit's files stand in.
    func tree(of commit: ObjectName) throws(GitProcess.Failure) -> ObjectName {
        guard case .object("tree", let name, _) = try ask(commit.text + "^{tree}", upTo: 0) else {
            throw .missing
        }
        return name
    }

    /// The folders that the files of several commits stand in, in their order.
    func trees(ofCommits commits: [String]) throws(GitProcess.Failure) -> [ObjectName] {
        var trees: [ObjectName] = []
        for answer in answers(to: commits.map { $0 + "^{tree}" }, upTo: 0) {
            guard case .object("tree", let name, _) = try answer.get() else { throw .missing }
            trees.append(name)
        }
        return trees
    }

    /// The bytes of the file at a path of a commit; nil if the commit has none there.
    func bytes(
        at path: String, in commit: String, upTo limit: Int
    ) throws(ContentError) -> FileBytes? {
        do throws(GitProcess.Failure) {
            switch try ask("\(commit):\(path)", upTo: limit) {
            case .object("blob", _, let bytes): return bytes
            case .object: return nil
            case .missing:
                if try isListed(path, in: commit) { throw GitProcess.Failure.missing }
                return nil
            }
        } catch {
            if case .missing = error { throw .notFetched }
            throw .system(error.reason)
        }
    }

    /// Whether the folder of a commit has an entry, whose content may be missing.
    private func isListed(_ path: String, in commit: String) throws(GitProcess.Failure) -> Bool {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? ""
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        guard case .object("tree", _, let list) = try ask("\(commit):\(folder)", upTo: 16 << 20)
        else {
            // A folder that is not there has no files; the tree of a commit is always there.
            if folder.isEmpty { throw .missing }
            if try isListed(folder, in: commit) { throw .missing }
            return false
        }
        // Each entry is `MODE SP NAME NUL` and the digest.
        let entry = Array(" \(name)\0".utf8)
        return list.bytes.indices.contains { list.bytes[$0...].starts(with: entry) }
    }

    /// The answers to several questions, in their order.
    private func answers(
        to questions: [String], upTo limit: Int
    ) -> [Result<Answer, GitProcess.Failure>] {
        var all: [Result<Answer, GitProcess.Failure>] = []
        all.reserveCapacity(questions.count)
        while all.count < questions.count {
            let open = questions[all.count..<min(all.count + Self.atOnce, questions.count)]
            let (some, answers) = state.withLock { state in
                let some = open.prefix { !state.isAway($0) }
                return (some, ask(each: some, upTo: limit, of: &state))
            }
            if some.isEmpty { all.append(.success(.missing)) }
            all += answers.map { .success($0) }
            guard answers.count < some.count else { continue }
            // Whatever was in the way, the next question tells.
            let next = some[some.startIndex + answers.count]
            all.append(Result { () throws(GitProcess.Failure) in try ask(next, upTo: limit) })
        }
        return all
    }

    /// - Returns: The answers up to where git ended, or one was not read to its end.
    private func ask(
        each questions: ArraySlice<String>, upTo limit: Int, of state: inout State
    ) -> [Answer] {
        var answers: [Answer] = []
        guard state.ends < Self.mostEnds, let git = state.git else { return answers }
        state.git = nil
        do throws(GitProcess.Failure) {
            try git.write(Array(questions.map { $0 + "\n" }.joined().utf8))
            for _ in questions {
                let (answer, isWhole) = try Self.answer(of: git, upTo: limit)
                answers.append(answer)
                if !isWhole { return answers }
            }
            state.git = git
        } catch {
            if !noteAway(error, of: &state) { state.ends += 1 }
        }
        return answers
    }

    /// Notes which objects are there, if git ended as it may not fetch one that was left with a remote: it
    /// ends at each of them, after seconds.
    private func noteAway(_ failure: GitProcess.Failure, of state: inout State) -> Bool {
        guard case .ended(let message) = failure, message.contains("promisor remote") else {
            return false
        }
        if state.present != nil { return true }
        let list = try? GitProcess.output(
            [
                "cat-file", "--batch-all-objects", "--unordered", "--buffer",
                "--batch-check=%(objectname)",
            ],
            in: top, upTo: Self.longestList)
        guard let list else { return false }
        state.present = Set(String(decoding: list, as: UTF8.self).split(separator: "\n"))
        return true
    }

    private func ask(_ question: String, upTo limit: Int) throws(GitProcess.Failure) -> Answer {
        let result = state.withLock { state in
            Result { () throws(GitProcess.Failure) in
                try ask(question, upTo: limit, of: &state)
            }
        }
        return try result.get()
    }

    private func ask(
        _ question: String, upTo limit: Int, of state: inout State
    ) throws(GitProcess.Failure) -> Answer {
        if state.isAway(question) { return .missing }
        guard state.ends < Self.mostEnds else { throw .ended(message: "git ends each time") }
        var running = state.git
        if running == nil { running = try GitProcess(asking: ["cat-file", "--batch"], in: top) }
        guard let git = running else { throw .missing }
        // What fails midway, or stops before the end of an answer, is not asked again.
        state.git = nil
        do throws(GitProcess.Failure) {
            try git.write(Array((question + "\n").utf8))
            let (answer, isWhole) = try Self.answer(of: git, upTo: limit)
            if isWhole { state.git = git }
            return answer
        } catch {
            if noteAway(error, of: &state) { return .missing }
            state.ends += 1
            throw error
        }
    }

    /// Reads `OBJECT SP TYPE SP SIZE LF`, the content and another `LF`; or something that ends with
    /// `missing` or `ambiguous`.
    ///
    /// - Returns: Whether all of the answer was read.
    private static func answer(
        of git: GitProcess, upTo limit: Int
    ) throws(GitProcess.Failure) -> (Answer, isWhole: Bool) {
        let words = try git.line().split(separator: UInt8(ascii: " "))
        guard words.count == 3, let name = ObjectName(words[0]),
            let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0
        else { return (.missing, true) }
        let wanted = min(size, limit)
        let bytes = try git.bytes(wanted)
        let answer = Answer.object(
            kind: String(decoding: words[1], as: UTF8.self), name: name,
            FileBytes(bytes, isCut: size > limit))
        guard size - wanted <= longestRest else { return (answer, false) }
        try git.skip(size - wanted + 1)
        return (answer, true)
    }
}
