import { StoredPreference } from './StoredPreference'

/** How many sheets there are, for pages that do not read them. */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')
