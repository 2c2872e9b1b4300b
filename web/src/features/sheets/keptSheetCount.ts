import { StoredPreference } from 'src/browser/StoredPreference'

/** The number of sheets, for pages that do not read them. */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')

/** In the storage of the tab: the id of the sheet of this share. */
export const sheetOfShareKey = 'kinscreen.sheet'
