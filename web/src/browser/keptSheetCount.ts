import { StoredPreference } from './StoredPreference'

/**
 * This is not in features/sheets, because the offline page reads the number and
 * must not load code that needs a window.
 */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
