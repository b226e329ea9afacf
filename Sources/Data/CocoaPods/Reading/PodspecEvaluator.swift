/// Works out what the statements of a podspec say.
struct PodspecEvaluator {
    private(set) var pod: PodSpecification
    private var specs: [String: PodSpecification] = [:]
    private var locals: [String: [String]] = [:]
    /// The names of those that hold one text and no list.
    private var single: Set<String> = []
    private var functions: [String: [RubyStatement]] = [:]
    private var steps = 0

    /// - Parameter name: What the pod is called if it does not say.
    init(_ statements: [RubyStatement], name: String) {
        pod = PodSpecification(kind: .pod, name: name)
        run(statements)
    }

    private mutating func run(_ statements: [RubyStatement]) {
        for statement in statements {
            steps += 1
            if steps > 20_000 { return }
            run(statement)
        }
    }

    private mutating func run(_ statement: RubyStatement) {
        switch statement.kind {
        case .assign(let path, let value, let adds):
            assign(path, value, adds: adds, line: statement.line)
        case .call(let path, let arguments, let variable, let body):
            call(path, arguments, variable, body, line: statement.line)
        case .each(let list, let variable, let body):
            each(texts(of: list), variable, body, line: statement.line)
        case .define(let name, let body): functions[name] = body
        case .check(.environment(let isNegated), let then, let otherwise):
            run(isNegated ? then : otherwise)
        case .check(.unknown, let then, let otherwise):
            if then.contains(where: matters) || otherwise.contains(where: matters) {
                pod.openLines.append(statement.line)
            }
            run(then)
            run(otherwise)
        }
    }

    /// Whether a statement says something about sources or dependencies.
    private func matters(_ statement: RubyStatement) -> Bool {
        let names: Set<String> = [
            "source_files", "exclude_files", "dependency", "module_name", "name",
        ]
        switch statement.kind {
        case .assign(let path, _, _), .call(let path, _, _, _):
            return path.count > 1 && path.last.map(names.contains) == true
        default: return false
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
        guard let values = texts(of: value) else {
            spec.openLines.append(line)
            return
        }
        switch attribute {
        case "name": if spec.kind == .pod, let name = values.first { spec.name = name }
        case "module_name": spec.moduleName = values.first
        case "source_files": spec.sourceFiles = joined(spec.sourceFiles, values, path, adds)
        case "exclude_files": spec.excludedFiles = joined(spec.excludedFiles, values, path, adds)
        default: spec.defaultSubspecs = values
        }
    }

    /// `s.platform = :ios, "15.0"` and `s.ios.deployment_target = "15.0"`.
    private func addPlatform(
        _ path: [String], _ value: RubyExpression, to spec: PodSpecification
    ) {
        if path.last == "deployment_target", path.count > 2 {
            spec.platforms.insert(path[1])
        } else if path.last == "platform", let name = platformName(value) {
            spec.platforms.insert(name)
        }
    }

    private func platformName(_ value: RubyExpression) -> String? {
        if case .list(let items) = value { return items.first.flatMap(texts)?.first }
        return texts(of: value)?.first
    }

    private static let attributes: Set<String> = [
        "name", "module_name", "source_files", "exclude_files", "default_subspec",
        "default_subspecs",
    ]

    /// What a platform says is added to what all say.
    private func joined(
        _ old: [String], _ new: [String], _ path: [String], _ adds: Bool
    ) -> [String] {
        adds || path.count > 2 || !old.isEmpty ? old + new : new
    }

    private mutating func assignLocal(_ name: String, _ values: [String]?, adds: Bool) {
        let values = adds ? (locals[name] ?? []) + (values ?? []) : values
        locals[name] = values.flatMap { $0.count < 5_000 ? $0 : nil }
    }

    private mutating func mark(_ name: String, isSingle: Bool) {
        if isSingle { single.insert(name) } else { single.remove(name) }
    }

    private mutating func call(
        _ path: [String], _ arguments: [RubyExpression], _ variable: String?,
        _ body: [RubyStatement], line: Int
    ) {
        if path.suffix(2) == ["Spec", "new"] || path.suffix(2) == ["Specification", "new"] {
            if let variable { specs[variable] = pod }
            return run(body)
        }
        guard path.count > 1, let first = path.first, let spec = specs[first] else {
            if path.count == 1, let function = functions.removeValue(forKey: path[0]) {
                run(function)
                functions[path[0]] = function
            }
            return
        }
        switch path.last {
        case "dependency": depend(spec, path, arguments, line)
        case "subspec": nest(.subspec, in: spec, arguments, variable, body)
        case "test_spec": nest(.test, in: spec, arguments, variable, body)
        case "app_spec": nest(.app, in: spec, arguments, variable, body)
        default: run(body)
        }
    }

    private func depend(
        _ spec: PodSpecification, _ path: [String], _ arguments: [RubyExpression], _ line: Int
    ) {
        guard let name = arguments.first.flatMap(texts)?.first else {
            spec.openLines.append(line)
            return
        }
        let platform = path.first(where: PodSpecification.knownPlatforms.contains)
        spec.dependencies.append(.init(name: name, platform: platform, line: line))
    }

    private mutating func nest(
        _ kind: PodSpecification.Kind, in spec: PodSpecification, _ arguments: [RubyExpression],
        _ variable: String?, _ body: [RubyStatement]
    ) {
        let name = arguments.first.flatMap(texts)?.first ?? "Tests"
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
        for value in values {
            locals[variable] = [value]
            single.insert(variable)
            run(body)
        }
    }

    // MARK: Values

    /// The texts that an expression stands for; nil if that is not known.
    private func texts(of expression: RubyExpression) -> [String]? {
        switch expression {
        case .text(let parts): return text(of: parts).map { [$0] }
        case .symbol(let name): return [name]
        case .list(let items): return joined(items.map(texts))
        case .sum(let first, let second): return sum(first, second)
        case .none: return []
        case .path(let path, let arguments): return value(of: path, arguments)
        case .pair, .other: return nil
        }
    }

    private func sum(_ first: RubyExpression, _ second: RubyExpression) -> [String]? {
        guard let left = texts(of: first), let right = texts(of: second) else { return nil }
        if isOneText(first), left.count == 1, right.count == 1 {
            return left[0].utf8.count < 10_000 ? [left[0] + right[0]] : nil
        }
        return left.count < 5_000 ? left + right : nil
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

    private func joined(_ lists: [[String]?]) -> [String]? {
        let known = lists.compactMap(\.self)
        return known.count == lists.count ? known.flatMap(\.self) : nil
    }

    private func value(of path: [String], _ arguments: [RubyExpression]) -> [String]? {
        if path == ["Dir", "glob"] || path == ["Dir", "[]"] {
            return joined(arguments.map(texts))
        }
        if path == ["File", "join"] {
            return joined(arguments.map(texts)).map { [$0.joined(separator: "/")] }
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

    private func text(of parts: [RubyTextPart]) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .letters(let letters): text += letters
            case .code(let code):
                let path = code.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
                guard let value = value(of: path, [])?.first else { return nil }
                text += value
                if text.utf8.count > 10_000 { return nil }
            }
        }
        return text
    }
}
