import { StoredPreference } from './StoredPreference'

/**
 * Not in the room of the sheets: the offline page reads the number and must not
 * load code that needs a window.
 */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
