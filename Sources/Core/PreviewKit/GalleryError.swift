/// Why a dev executable cannot do what it was asked for.
enum GalleryError: Error, Hashable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(option: String, expected: String)
    case wrongValue(String, option: String, expected: String)
    case unknownPreview(String, known: [String])
    case knobWithoutPreview(String)
    case unknownKnobs([String], of: String, known: [String])
    case noPreviews
    case noTerminal
    case notWritten(String, reason: String)
    case notStarted(String)
    case notRun(String, reason: String)
    case notFound(String)

    var description: String {
        switch self {
        case .unknownOption(let option):
            "Unknown option “\(option)”. List the options with --help."
        case .missingValue(let option, let expected):
            "\(option) needs a value: \(expected)."
        case .wrongValue(let value, let option, let expected):
            "“\(value)” is not valid for \(option). Use one of: \(expected)."
        case .unknownPreview(let name, let known):
            "There is no preview “\(name)”. There are: \(known.joined(separator: ", "))."
        case .knobWithoutPreview(let knob):
            "--knob \(knob) needs a preview. Choose one with --preview."
        case .unknownKnobs(let names, let preview, let known):
            "\(preview) has no such knob or value: \(names.joined(separator: ", ")). "
                + (known.isEmpty
                    ? "It has no knobs." : "It takes \(known.joined(separator: ", ")).")
        case .noPreviews:
            "There are no previews to show. Add a case to the list in main.swift."
        case .noTerminal:
            "The gallery needs a terminal. Run the gallery in one, or print a state as text: "
                + "--preview STATE --print."
        case .notStarted(let path):
            "\(path) was rebuilt but could not be started. Start it by hand."
        case .notRun(let program, let reason):
            "\(program) could not be started: \(reason). Install it, or start the gallery from "
                + "its folder."
        case .notFound(let name):
            "The path of \(name) is unknown. Start it by path, or with swift run."
        case .notWritten(let path, let reason):
            "\(path) could not be written: \(reason). Choose another file."
        }
    }
}
