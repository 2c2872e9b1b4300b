/** Shorter waits show no indicator (specification §2 and §9). */
export const pageLoadingDelayMs = 1_000
