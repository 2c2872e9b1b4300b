/**
 * A name in `localStorage`, where pages can read it at once. The permanent id
 * itself is in IndexedDB.
 */
export const permanentIdKey = 'kinscreen.keptId'
