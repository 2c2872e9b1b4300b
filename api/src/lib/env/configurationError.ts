/** EX_CONFIG of sysexits.h: starting again will not help. */
export const configurationError = 78
