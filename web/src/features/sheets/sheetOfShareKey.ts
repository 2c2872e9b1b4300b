/** In sessionStorage: the id of this share's sheet. */
export const sheetOfShareKey = 'kinscreen.sheet'
