/**
 * The tab's storage key; a token stored there may have expired, which only the
 * server knows.
 */
export const operatorTokenKey = 'kinscreen.operator'
