import { StoredPreference } from './StoredPreference'

/** The number of stored sheets, for pages that do not read the sheets. */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
