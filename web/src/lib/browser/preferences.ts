import { StoredPreference } from 'src/lib/browser/StoredPreference'

/** What the helper wants to be called in links. */
export const keptHelperName = new StoredPreference('kinscreen.helperName')

/** `off` where no sound is wanted when someone comes or goes. */
export const keptChime = new StoredPreference('kinscreen.chime')

/** How large the words of the helper window are, in per cent. */
export const keptTextScale = new StoredPreference('kinscreen.textScale')

/** `all` where everything that the helper says is to be read aloud. */
export const keptReading = new StoredPreference('kinscreen.reading')
