/** Hands an error to the page’s boundary, as a rejection that nobody catches (specification §8). */
export const tellPage = (error: unknown): void => void Promise.reject(error)
