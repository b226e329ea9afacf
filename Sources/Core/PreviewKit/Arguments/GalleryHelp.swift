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
          --size SIZE      80x24, 120x40, any other, or full: all the room. If not given, the gallery takes
                           full, and --print and --svg take 80x24.
          --theme THEME    dark or light; the terminal's own if not given.
          --colors DEPTH   none, 16, 256 or true; what the terminal has if not given.
          --names NAMES    How names in it are written: plain, wide (letters of two columns) or long.
          --knob NAME=VALUE
                           Change a parameter of the state; may be repeated. For another state:
                           STORY/STATE:NAME=VALUE.
          --filter TEXT    Show only states with these letters.
          --keys KEYS      Press keys in the state at first, such as "j*3 Enter".
          --enter          Give the keyboard to the preview at once.
          --knobs          Give the keyboard to the parameters of the state at once.
          --grid           Start with thumbnails of all states.
          --variants       Start with the state in all sizes, colours and names side by side.
          --whole          Make a state that is larger than the room smaller.
          --pan X,Y        Hide that many columns and rows of a state that is larger than the room.
          --figures        Show bytes, cells and milliseconds of the last frame.
          --zoom           Give the preview all the room.
          --watch          Build again when a source changes, and go on at the same place.
          --reload         Start again at the same place when the program was built again.
          --print          Print the state as text, or all states; needs no terminal.
          --svg FILE       Save a picture of the state.
          --help           Print this.

        """
    }
}
