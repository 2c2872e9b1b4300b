import { StoredPreference } from 'src/browser/StoredPreference'

/** How many sheets there are, for pages that do not read them. */
export const keptSheetCount = new StoredPreference('kinscreen.sheetCount')

/** In the tab: which of them is that of this share. */
export const sheetOfShareKey = 'kinscreen.sheet'
