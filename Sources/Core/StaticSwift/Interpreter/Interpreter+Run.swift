import SwiftSyntax

extension Interpreter {
    /// Declares everything, runs the main files and collects the result.
    func run() -> Evaluation {
        for file in files where file.isTooDeep {
            let position = SourcePosition(file: file.path, line: 1, column: 1)
            report(
                Unknown(
                    expression: "…", position: position,
                    reason:
                        "the file is nested more than \(TreeDepth.limit) levels deep, or larger "
                        + "than 512 KB, or than is read of all files together"))
        }
        count(members: files.reduce(0) { $0 + ($1.isLibrary ? 0 : $1.members) })
        if isExhausted { return exhausted }
        declarations.collect(
            files.filter { !$0.isLibrary }.flatMap { declarationItems(of: $0) },
            ofLibrary: files.first(where: \.isLibrary).map { ($0.path, declarationItems(of: $0)) })
        for file in files { collectGlobals(of: file) }
        for file in files where file.isMain { run(file) }
        for effect in declarations.hiddenEffects { report(unknown(effect.node, effect.reason)) }
        for condition in declarations.conditions.unanswered {
            report(unknown(condition, "this condition of the compiler is not known"))
        }
        return Evaluation(
            globals: globalNames.compactMap { name in
                globals.slot(named: name).flatMap { heap[$0].value }.map { (name, resolved($0)) }
            },
            instances: instances.compactMap { slot in
                guard case .record(let record)? = heap[slot].value else { return nil }
                return (resolved(record), doubts[slot])
            },
            problems: problems, steps: steps)
    }

    /// What is said of a program of which nothing is run.
    private var exhausted: Evaluation {
        if let file = files.first(where: { $0.isMain && !$0.isTooDeep }) {
            report(
                unknown(
                    Syntax(file.tree), "all that it declares takes more than \(limits.steps) steps")
            )
        }
        return Evaluation(globals: [], instances: [], problems: problems, steps: steps)
    }

    private func declarationItems(of file: ParsedFile) -> [DeclSyntax] {
        conditions.active(file.tree.statements).compactMap { item in
            if case .decl(let declaration) = item.item { return declaration }
            return nil
        }
    }

    private func collectGlobals(of file: ParsedFile) {
        let functions = FunctionCollector(resolver: declarations.resolver)
        for declaration in declarationItems(of: file) {
            if let node = declaration.as(FunctionDeclSyntax.self) {
                functions.function(node, owner: nil).map { globals.declare($0) }
            } else if let node = declaration.as(VariableDeclSyntax.self) {
                collectGlobals(node, functions: functions, isMain: file.isMain)
            }
        }
    }

    private func collectGlobals(
        _ node: VariableDeclSyntax, functions: FunctionCollector, isMain: Bool
    ) {
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.identifierText
            if let computed = functions.computed(binding, owner: nil) {
                globalComputed.insert(computed, named: name, at: node)
            } else if !isMain {
                let property = TypeDeclaration.StoredProperty(
                    name: name, type: binding.typeAnnotation.map { type($0.type, in: globals) },
                    initial: binding.initializer?.value, isConstant: false)
                globalLazy.insert(property, named: name, at: node)
            } else {
                // Visible to functions before its statement runs, but without a value until then.
                globals.declare(name, slot: allocate(nil))
            }
        }
    }

    private func run(_ file: ParsedFile) {
        do {
            _ = try execute(file.tree.statements, in: globals)
            // An error that nobody catches ends the program, so it was not thrown.
            _ = mergePendingExits { !$0.isThrow }
        } catch {
            report(reason(for: error, at: Syntax(file.tree)))
        }
    }

    /// What an interruption that nobody caught means.
    func reason(for interruption: Interruption, at node: Syntax) -> Unknown {
        switch interruption {
        case .failed(let unknown), .lost(let unknown), .exhausted(let unknown): unknown
        case .thrown: unknown(node, "it throws an error")
        case .chainEnded: unknown(node, "it is nil")
        }
    }
}

// MARK: - Results

extension Interpreter {
    /// A value with every reference replaced by the instance it refers to.
    func resolved(_ value: Value) -> Value {
        var budget = limits.size
        return resolved(value, visiting: [], budget: &budget)
    }

    private func resolved(_ record: Record) -> Record {
        guard case .record(let record) = resolved(.record(record)) else { return record }
        return record
    }

    private func resolved(_ value: Value, visiting: Set<Int>, budget: inout Int) -> Value {
        budget -= 1
        guard budget > 0, visiting.count < 100 else { return value }
        switch value {
        case .reference(let slot):
            guard !visiting.contains(slot), let instance = heap[slot].value else { return value }
            return resolved(instance, visiting: visiting.union([slot]), budget: &budget)
        case .optional(let wrapped?):
            return .optional(resolved(wrapped, visiting: visiting, budget: &budget))
        case .array(var list):
            resolve(&list.elements, visiting: visiting, budget: &budget)
            return .array(list)
        case .set(var list):
            resolve(&list.elements, visiting: visiting, budget: &budget)
            return .set(list)
        case .dictionary(var dictionary):
            for index in dictionary.pairs.indices {
                dictionary.pairs[index].value = resolved(
                    dictionary.pairs[index].value, visiting: visiting, budget: &budget)
            }
            return .dictionary(dictionary)
        case .tuple(let fields):
            return .tuple(resolve(fields, visiting: visiting, budget: &budget))
        case .record(var record):
            record.fields = resolve(record.fields, visiting: visiting, budget: &budget)
            return .record(record)
        default:
            return value
        }
    }

    private func resolve(
        _ elements: inout [Value], visiting: Set<Int>, budget: inout Int
    ) {
        for index in elements.indices {
            elements[index] = resolved(elements[index], visiting: visiting, budget: &budget)
        }
    }

    private func resolve(
        _ fields: [Field], visiting: Set<Int>, budget: inout Int
    ) -> [Field] {
        fields.map { Field($0.label, resolved($0.value, visiting: visiting, budget: &budget)) }
    }
}
