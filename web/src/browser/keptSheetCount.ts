import { StoredPreference } from './StoredPreference'

/**
 * The number of stored sheets. It is here because the offline page reads it, which
 * imports only parts of rooms that need no window.
 */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
