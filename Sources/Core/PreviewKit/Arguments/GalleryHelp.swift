/// What `--help` says.
struct GalleryHelp {
    let name: String

    var text: String {
        """
        Shows the states of screens and of their parts, live, without the rest of the program.

        USAGE: \(name) [options]

        Without --list, --print or --svg it opens the gallery.

          --list           Print all states, each with its variants and knobs.
          --preview STATE  Start at this state.
          --size SIZE      80x24, 120x40, any other, or full: the whole terminal. By default the gallery uses
                           full, --print and --svg use 80x24.
          --theme THEME    dark or light; the terminal's own if not given.
          --colors DEPTH   none, 16, 256 or true; what the terminal has if not given.
          --names NAMES    How names in it are written: plain, wide (letters of two columns) or long.
          --knob NAME=VALUE
                           Change a knob of the state; can be repeated. For another state:
                           STORY/STATE:NAME=VALUE.
          --filter TEXT    Show only states that match.
          --keys KEYS      Press keys in the state at first, such as "j*3 Enter".
          --enter          Start with the keyboard in the preview.
          --knobs          Start with the keyboard in the knobs.
          --grid           Start with thumbnails of all states.
          --variants       Start with the state in all sizes, colours and names side by side.
          --whole          Scale a state down to fit.
          --pan X,Y        Skip this many columns and rows of a state that does not fit.
          --figures        Show statistics of the last frame: bytes, cells, milliseconds.
          --zoom           Show the preview full screen.
          --watch          Rebuild when a source changes, and continue at the same state.
          --reload         Restart at the same state when the program was rebuilt.
          --print          Print the state as text, or all states; needs no terminal.
          --svg FILE       Save a picture of the state.
          --help           Print this.

        """
    }
}
