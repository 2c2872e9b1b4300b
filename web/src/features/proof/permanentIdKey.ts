/** This key is in `localStorage`; the permanent id itself is in IndexedDB. */
export const permanentIdKey = 'kinscreen.keptId'
