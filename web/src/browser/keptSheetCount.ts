import { StoredPreference } from './StoredPreference'

/**
 * This setting is not in features/sheets, because the offline page reads it and
 * must not load code that needs a window.
 */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
