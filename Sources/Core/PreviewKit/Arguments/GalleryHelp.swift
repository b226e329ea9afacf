/// What `--help` says.
struct GalleryHelp {
    let name: String

    var text: String {
        """
        Shows the states of a screen, live, without the rest of the program.

        USAGE: \(name) [options]

        Without --list, --print or --svg it opens the gallery.

          --list           Print the names of all states.
          --preview STATE  Start at this state.
          --size SIZE      80x24, 120x40, any other, or full: all the room. If not given, the gallery takes
                           full, and --print and --svg take 80x24.
          --theme THEME    dark or light; the terminal's own if not given.
          --colors DEPTH   none, 16, 256 or true; what the terminal has if not given.
          --filter TEXT    Show only states with these letters.
          --enter          Give the keyboard to the preview at once.
          --zoom           Give the preview all the room.
          --watch          Build again when a source changes, and go on at the same place.
          --reload         Start again at the same place when the program was built again.
          --print          Print the state as text, or all states; needs no terminal.
          --svg FILE       Save a picture of the state.
          --help           Print this.

        """
    }
}
