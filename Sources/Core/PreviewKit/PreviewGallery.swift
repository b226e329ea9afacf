import TerminalUI

package enum PreviewGallery {}
