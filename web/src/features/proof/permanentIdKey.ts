/**
 * Name of a mark in `localStorage`, which says that this browser has a
 * permanent id. The id itself is in IndexedDB.
 */
export const permanentIdKey = 'kinscreen.keptId'
