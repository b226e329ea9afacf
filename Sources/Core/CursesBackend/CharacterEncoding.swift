import CNcurses

/// The encoding that the C library, and so ncurses, writes characters in.
@MainActor enum CharacterEncoding {
    /// Takes the person's locale; where that is not UTF-8, takes the characters from one that is.
    static func prepare() {
        setlocale(LC_ALL, "")
        for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where !isUTF8 {
            setlocale(LC_CTYPE, name)
        }
    }

    private static var isUTF8: Bool {
        guard let codeset = cn_codeset() else { return false }
        return ["UTF-8", "utf8", "UTF8", "utf-8"].contains(String(cString: codeset))
    }
}
