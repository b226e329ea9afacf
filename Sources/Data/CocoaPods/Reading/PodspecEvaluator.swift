import Codebase

/// Works out what the statements of a podspec say.
struct PodspecEvaluator {
    private(set) var pod: PodSpecification
    private var specs: [String: PodSpecification] = [:]
    private var locals: [String: [String]] = [:]
    /// The names of those that hold one text and no list.
    private var single: Set<String> = []
    private var functions: [String: [RubyStatement]] = [:]
    /// What each attribute was set to.
    private var said: [Said: [String]] = [:]
    /// How many conditions around are not known.
    private var doubts = 0

    /// An attribute of a specification, for all platforms or for one.
    private struct Said: Hashable {
        let spec: ObjectIdentifier
        let attribute: [String]
    }

    /// A step for each statement that runs, and the bytes of the texts that are made.
    private(set) var budget: ReadingBudget

    /// - Parameter name: What the pod is called if it does not say.
    init(
        _ statements: [RubyStatement], name: String,
        budget: ReadingBudget = ReadingBudget(steps: 20_000, bytes: 16 << 20)
    ) {
        self.budget = budget
        pod = PodSpecification(kind: .pod, name: name)
        run(statements)
    }

    private mutating func run(_ statements: [RubyStatement]) {
        for statement in statements where pod.overrun == nil {
            spend(at: statement.line) { budget throws(ReadingBudget.Overrun) in
                try budget.take()
            }
            if pod.overrun == nil { run(statement) }
        }
    }

    /// Notes where the budget is not enough; nothing runs after that.
    private mutating func spend(
        at line: Int?, _ body: (inout ReadingBudget) throws(ReadingBudget.Overrun) -> Void
    ) {
        do {
            try body(&budget)
        } catch {
            if pod.overrun == nil { pod.overrun = (line, error) }
        }
    }

    /// The texts, if there is room for them.
    private mutating func kept(_ texts: [String]?) -> [String]? {
        guard let texts, pod.overrun == nil else { return nil }
        spend(at: nil) { budget throws(ReadingBudget.Overrun) in
            try budget.keep(texts.reduce(0) { $0 + 16 + $1.utf8.count })
        }
        return pod.overrun == nil ? texts : nil
    }

    private mutating func run(_ statement: RubyStatement) {
        switch statement.kind {
        case .assign(let path, let value, let adds):
            assign(path, value, adds: adds, line: statement.line)
        case .call(let path, let arguments, let variable, let body):
            call(path, with: arguments, binding: variable, running: body, line: statement.line)
        case .each(let list, let variable, let body):
            each(texts(of: list), variable, body, line: statement.line)
        case .define(let name, let body): functions[name] = body
        case .open: pod.openLines.append(statement.line)
        case .check(.environment(let isNegated), let then, let otherwise):
            run(isNegated ? then : otherwise)
        case .check(.unknown, let then, let otherwise):
            if then.contains(where: matters) || otherwise.contains(where: matters) {
                pod.openLines.append(statement.line)
            }
            doubts += 1
            run(then)
            run(otherwise)
            doubts -= 1
        }
    }

    /// Whether a statement says something about sources or dependencies.
    private func matters(_ statement: RubyStatement) -> Bool {
        let names: Set<String> = [
            "source_files", "exclude_files", "dependency", "module_name", "name", "subspec",
            "test_spec", "app_spec",
        ]
        switch statement.kind {
        case .assign(let path, _, _):
            return path.count > 1 && path.last.map(names.contains) == true
        case .call(let path, _, _, let body):
            return path.count > 1 && path.last.map(names.contains) == true
                || body.contains(where: matters)
        case .each(_, _, let body), .define(_, let body): return body.contains(where: matters)
        case .check(_, let then, let otherwise): return (then + otherwise).contains(where: matters)
        case .open: return true
        }
    }

    private mutating func assign(
        _ path: [String], _ value: RubyExpression, adds: Bool, line: Int
    ) {
        guard path.count > 1, let variable = path.first, let spec = specs[variable] else {
            if path.count == 1 {
                assignLocal(path[0], texts(of: value), adds: adds)
                if !adds { mark(path[0], isSingle: isOneText(value)) }
            }
            return
        }
        addPlatform(path, value, to: spec)
        guard let attribute = path.last, Self.attributes.contains(attribute) else { return }
        let isBuilt = attribute.hasPrefix("vendored_")
        guard let values = texts(of: value) else {
            if !isBuilt { spec.openLines.append(line) }
            return
        }
        switch attribute {
        case _ where isBuilt: spec.builtFrameworks += values
        case "name": if spec.kind == .pod, let name = values.first { spec.name = name }
        case "module_name": spec.moduleName = values.first
        case "source_files":
            spec.sourceFiles =
                kept(joined(spec.sourceFiles, and: values, at: path, adding: adds, in: spec)) ?? []
        case "exclude_files":
            spec.excludedFiles =
                kept(joined(spec.excludedFiles, and: values, at: path, adding: adds, in: spec))
                ?? []
        default: spec.defaultSubspecs = values
        }
    }

    /// `s.platform = :ios, "15.0"` and `s.ios.deployment_target = "15.0"`.
    private mutating func addPlatform(
        _ path: [String], _ value: RubyExpression, to spec: PodSpecification
    ) {
        if path.last == "deployment_target", path.count > 2 {
            spec.platforms.insert(path[1])
        } else if path.last == "platform", let name = platformName(value) {
            spec.platforms.insert(name)
        }
    }

    private mutating func platformName(_ value: RubyExpression) -> String? {
        guard case .list(let items) = value else { return texts(of: value)?.first }
        guard let first = items.first else { return nil }
        return texts(of: first)?.first
    }

    private static let attributes: Set<String> = [
        "name", "module_name", "source_files", "exclude_files", "default_subspec",
        "default_subspecs", "vendored_framework", "vendored_frameworks",
    ]

    /// What a platform says is added to what all say; what is said again replaces what was said.
    private mutating func joined(
        _ old: [String], and new: [String], at path: [String], adding adds: Bool,
        in spec: PodSpecification
    ) -> [String] {
        let key = Said(spec: ObjectIdentifier(spec), attribute: Array(path.dropFirst()))
        var left = old
        if !adds, doubts == 0 {
            for value in said[key] ?? [] {
                if let index = left.firstIndex(of: value) { left.remove(at: index) }
            }
            said[key] = []
        }
        said[key, default: []] += new
        return left + new
    }

    private mutating func assignLocal(_ name: String, _ values: [String]?, adds: Bool) {
        guard adds else {
            locals[name] = kept(values)
            return
        }
        guard let old = locals[name], let values else {
            locals[name] = nil
            return
        }
        locals[name] =
            single.contains(name) ? kept([(old + values).joined()]) : kept(old + values)
    }

    private mutating func mark(_ name: String, isSingle: Bool) {
        if isSingle { single.insert(name) } else { single.remove(name) }
    }

    private mutating func call(
        _ path: [String], with arguments: [RubyExpression], binding variable: String?,
        running body: [RubyStatement], line: Int
    ) {
        if path.suffix(2) == ["Spec", "new"] || path.suffix(2) == ["Specification", "new"] {
            if let variable { specs[variable] = pod }
            return run(body)
        }
        guard path.count > 1, let first = path.first, let spec = specs[first] else {
            if path.count == 1, let function = functions.removeValue(forKey: path[0]) {
                run(function)
                functions[path[0]] = function
            } else if body.contains(where: matters) {
                // A loop of another kind, or a block that something else runs.
                pod.openLines.append(line)
            }
            return
        }
        switch path.last {
        case "dependency": depend(spec, at: path, on: arguments, line: line)
        case "subspec": nest(.subspec, in: spec, with: arguments, binding: variable, running: body)
        case "test_spec": nest(.test, in: spec, with: arguments, binding: variable, running: body)
        case "app_spec": nest(.app, in: spec, with: arguments, binding: variable, running: body)
        default: run(body)
        }
    }

    private mutating func depend(
        _ spec: PodSpecification, at path: [String], on arguments: [RubyExpression], line: Int
    ) {
        guard let name = firstText(of: arguments) else {
            spec.openLines.append(line)
            return
        }
        let platform = path.first(where: PodSpecification.knownPlatforms.contains)
        spec.dependencies.append(.init(name: name, platform: platform, line: line))
    }

    private mutating func firstText(of arguments: [RubyExpression]) -> String? {
        guard let first = arguments.first else { return nil }
        return texts(of: first)?.first
    }

    private mutating func nest(
        _ kind: PodSpecification.Kind, in spec: PodSpecification, with arguments: [RubyExpression],
        binding variable: String?, running body: [RubyStatement]
    ) {
        let name = firstText(of: arguments) ?? "Tests"
        let nested = PodSpecification(kind: kind, name: name)
        spec.subspecs.append(nested)
        guard let variable else { return }
        let outer = specs[variable]
        specs[variable] = nested
        run(body)
        specs[variable] = outer
    }

    /// Runs a block for each text of a list that is known.
    private mutating func each(
        _ values: [String]?, _ variable: String?, _ body: [RubyStatement], line: Int
    ) {
        guard let variable, let values else {
            if body.contains(where: matters) { pod.openLines.append(line) }
            return run(body)
        }
        let outer = (value: locals[variable], isSingle: single.contains(variable))
        for value in values {
            locals[variable] = [value]
            single.insert(variable)
            run(body)
        }
        locals[variable] = outer.value
        mark(variable, isSingle: outer.isSingle)
    }

    // MARK: Values

    /// The texts that an expression stands for; nil if that is not known.
    private mutating func texts(of expression: RubyExpression) -> [String]? {
        switch expression {
        case .text(let parts): return text(of: parts).map { [$0] }
        case .symbol(let name): return [name]
        case .list(let items): return joined(items)
        case .sum(let first, let second): return sum(first, second)
        case .none: return []
        case .path(let path, let arguments): return value(of: path, arguments)
        case .pair, .other: return nil
        }
    }

    private mutating func sum(_ first: RubyExpression, _ second: RubyExpression) -> [String]? {
        guard let left = texts(of: first), let right = texts(of: second) else { return nil }
        if isOneText(first), left.count == 1, right.count == 1 {
            return kept([left[0] + right[0]])
        }
        return kept(left + right)
    }

    private func isOneText(_ expression: RubyExpression) -> Bool {
        switch expression {
        case .text: true
        case .sum(let first, _): isOneText(first)
        case .path(let path, _):
            path.count == 1 ? single.contains(path[0]) : path.last?.hasSuffix("name") == true
        default: false
        }
    }

    private mutating func joined(_ items: [RubyExpression]) -> [String]? {
        var all: [String] = []
        for item in items {
            guard let texts = texts(of: item), let known = kept(texts) else { return nil }
            all += known
        }
        return all
    }

    private mutating func value(of path: [String], _ arguments: [RubyExpression]) -> [String]? {
        if path == ["Dir", "glob"] || path == ["Dir", "[]"] {
            return joined(arguments)
        }
        if path == ["File", "join"] {
            return joined(arguments).map { [$0.joined(separator: "/")] }
        }
        if path.count == 1, arguments.isEmpty { return locals[path[0]] }
        guard path.count == 2, let spec = specs[path[0]] else { return nil }
        switch path[1] {
        case "name", "base_name": return [spec.name]
        case "module_name": return [spec.moduleName ?? pod.name]
        case "source_files": return spec.sourceFiles
        default: return nil
        }
    }

    private mutating func text(of parts: [RubyTextPart]) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .letters(let letters): text += letters
            case .code(let code):
                let path = code.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
                guard let value = value(of: path, [])?.first else { return nil }
                guard let known = kept([value]) else { return nil }
                text += known[0]
            }
        }
        return text
    }
}
