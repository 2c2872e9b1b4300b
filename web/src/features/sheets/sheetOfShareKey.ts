/**
 * The `sessionStorage` key for the id of the instructions that this share has
 * stored.
 */
export const sheetOfShareKey = 'kinscreen.sheet'
