import CIndexStore

/// One store, opened.
final class IndexStore {
    /// What was found of one file.
    struct Unit {
        let name: String
        /// When it was written, in nanoseconds since 1970.
        let time: Int64
        /// The names of what the compiler recorded of the file.
        let records: [String]
    }

    private let library: IXLibrary
    private let handle: UnsafeMutableRawPointer
    /// The units by the beginnings of their names.
    private var units: [Substring: [String]] = [:]

    /// - Returns: nil if the folder is no store, or one of another format.
    init?(path: String, library: IndexLibrary) {
        self.library = library.functions
        guard let handle = library.functions.store_create(path, nil) else { return nil }
        self.handle = handle
        for name in unitNames() { units[Self.key(of: name), default: []].append(name) }
    }

    deinit { library.store_dispose(handle) }

    /// Units are named for what was compiled: `App.swift.o-HASH`, `App.o-HASH`, `App-1.o-HASH`.
    private static func key(of name: String) -> Substring {
        name.prefix { $0 != "." && $0 != "-" }
    }

    private func unitNames() -> [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = library.store_units_apply_f(handle, 0, names) { context, name in
                context?.assumingMemoryBound(to: [String].self).pointee.append(name.string)
                return true
            }
        }
        return names
    }

    /// The newest unit of a file that this store has.
    ///
    /// - Parameter paths: The absolute paths by which the compiler may know it.
    func unit(of paths: [String]) -> Unit? {
        let name = paths.first?.split(separator: "/").last.map(String.init) ?? ""
        var newest: Unit?
        for candidate in units[Self.key(of: name)] ?? [] {
            guard let found = unit(candidate, ifOf: paths) else { continue }
            if newest.map({ $0.time < found.time }) ?? true { newest = found }
        }
        return newest
    }

    private func unit(_ name: String, ifOf paths: [String]) -> Unit? {
        guard let reader = library.unit_reader_create(handle, name, nil) else { return nil }
        defer { library.unit_reader_dispose(reader) }
        let file = library.unit_reader_get_main_file(reader).string
        guard paths.contains(file) else { return nil }
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        // It returns whether there was an error.
        if library.store_get_unit_modification_time(handle, name, &seconds, &nanoseconds, nil) {
            return nil
        }
        let time = seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue
        return Unit(
            name: name, time: time &+ nanoseconds, records: records(of: file, in: reader))
    }

    private func records(of file: String, in reader: UnsafeMutableRawPointer) -> [String] {
        var records: [String] = []
        eachElement({ library.unit_reader_dependencies_apply_f(reader, $0, $1) }) { dependency in
            let isRecord = library.unit_dependency_get_kind(dependency) == Self.recordKind
            if isRecord, library.unit_dependency_get_filepath(dependency).string == file {
                records.append(library.unit_dependency_get_name(dependency).string)
            }
            return true
        }
        return records
    }

    private static let recordKind: Int32 = 2

    /// Adds what a record says.
    ///
    /// - Returns: false if it is missing, unreadable or larger than anybody writes.
    func read(record name: String, into file: inout FileEncoder) -> Bool {
        guard let reader = library.record_reader_create(handle, name, nil) else { return false }
        defer { library.record_reader_dispose(reader) }
        eachElement({ library.record_reader_occurrences_apply_f(reader, $0, $1) }) { occurrence in
            add(occurrence, to: &file)
            return file.isInBounds
        }
        return file.isInBounds
    }

    private func add(_ occurrence: UnsafeMutableRawPointer, to file: inout FileEncoder) {
        guard let symbol = library.occurrence_get_symbol(occurrence) else { return }
        var (line, column): (UInt32, UInt32) = (0, 0)
        library.occurrence_get_line_col(occurrence, &line, &column)
        var relations: [(roles: UInt32, symbol: Int)] = []
        eachElement({ library.occurrence_relations_apply_f(occurrence, $0, $1) }) { relation in
            if let other = library.symbol_relation_get_symbol(relation) {
                let roles = library.symbol_relation_get_roles(relation)
                relations.append((UInt32(truncatingIfNeeded: roles), number(of: other, &file)))
            }
            return relations.count < 1_000
        }
        let roles = library.occurrence_get_roles(occurrence)
        file.add(
            line: Int(line), column: Int(column), symbol: number(of: symbol, &file),
            roles: UInt32(truncatingIfNeeded: roles), relations: relations)
    }

    private func number(of symbol: UnsafeMutableRawPointer, _ file: inout FileEncoder) -> Int {
        file.number(of: symbol) {
            RawSymbol(
                kind: Int(library.symbol_get_kind(symbol)),
                subkind: Int(library.symbol_get_subkind(symbol)),
                name: library.symbol_get_name(symbol).string,
                usr: library.symbol_get_usr(symbol).string)
        }
    }
}
