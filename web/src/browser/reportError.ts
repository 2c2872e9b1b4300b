/**
 * Reports an error to the page’s boundary, as an unhandled rejection
 * (specification §8).
 */
export const reportError = (error: unknown): void => void Promise.reject(error)
