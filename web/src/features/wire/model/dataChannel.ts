/** Prefix of a data connection’s id, and so of our channel’s label (specification §9). */
export const dataPrefix = 'dc_'

/**
 * Bytes buffered in the browser; above this nothing more is passed to it
 * (specification §9).
 */
export const bufferLimitBytes = 8_388_608

/** Bytes that are sent at once at most (specification §9). */
export const chunkBytes = 16_300

/** The interval for retrying what could not be sent (specification §9). */
export const bufferRetryMs = 50

/**
 * UTF-16 units; a longer text is neither sent nor read. In UTF-8 these are
 * 12,288 bytes at most, less than a chunk of 16,300 (specification §9), so that
 * no message is ever split.
 */
export const longestMessageLength = 4_096
