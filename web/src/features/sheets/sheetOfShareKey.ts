/** A key in sessionStorage. */
export const sheetOfShareKey = 'kinscreen.sheet'
