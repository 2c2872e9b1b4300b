/**
 * Set in `localStorage` if the browser has a permanent id, which is in
 * IndexedDB.
 */
export const permanentIdKey = 'kinscreen.keptId'
