/** In the tab: which of the kept sheets is that of this share. */
export const sheetOfShareKey = 'kinscreen.sheet'
