/** In sessionStorage. */
export const sheetOfShareKey = 'kinscreen.sheet'
