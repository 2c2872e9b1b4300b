/** Prefix of a data connection's id and label (specification §9). */
export const dataPrefix = 'dc_'

/** Above this `bufferedAmount`, nothing more is sent (specification §9). */
export const bufferLimitBytes = 8_388_608

/** The largest number of bytes sent at once (specification §9). */
export const chunkBytes = 16_300

/** The interval of attempts to send queued texts (specification §9). */
export const bufferRetryMs = 50

/**
 * The longest message, in UTF-16 code units; a longer message is neither sent
 * nor read. In UTF-8 this is at most 12,288 bytes, less than a chunk of 16,300
 * (specification §9), so no message is ever split.
 */
export const longestMessageLength = 4_096
