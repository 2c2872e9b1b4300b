/** Prefix of a data connection’s id, and so of our channel’s label (specification §9). */
export const dataPrefix = 'dc_'

/** Bytes that wait in the browser; above this nothing more is handed to it (specification §9). */
export const bufferLimitBytes = 8_388_608

/** What could not be sent is tried again after this time (specification §9). */
export const bufferRetryMs = 50

/**
 * UTF-16 units; a longer text is neither sent nor read. In UTF-8 these are
 * 12,288 bytes at most, less than a chunk of 16,300 (specification §9), so that
 * no message is ever cut.
 */
export const longestMessageLength = 4_096
