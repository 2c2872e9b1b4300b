/** The `sessionStorage` key for the id of this share's instructions. */
export const sheetOfShareKey = 'kinscreen.sheet'
