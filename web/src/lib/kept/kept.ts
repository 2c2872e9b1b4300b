import { KeptText } from 'src/lib/browser/KeptText'

/** What the helper wants to be called in links. */
export const keptHelperName = new KeptText('kinscreen.helperName')

/** `off` where no sound is wanted when someone comes or goes. */
export const keptChime = new KeptText('kinscreen.chime')

/** How large the words of the helper window are, in per cent. */
export const keptTextScale = new KeptText('kinscreen.textScale')

/** `all` where everything that the helper says is to be read aloud. */
export const keptReading = new KeptText('kinscreen.reading')
