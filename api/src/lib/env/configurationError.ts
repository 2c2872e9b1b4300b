/** EX_CONFIG of sysexits.h: to be started again changes nothing. */
export const configurationError = 78
