/**
 * The tab's storage key; a token found there may have expired, which only the
 * server can tell.
 */
export const operatorTokenKey = 'kinscreen.operator'
