/** In `localStorage`, if the browser has a kept id, which is in IndexedDB. */
export const keptIdKey = 'kinscreen.keptId'
