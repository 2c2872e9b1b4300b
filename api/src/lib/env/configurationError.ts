/** EX_CONFIG of sysexits.h. systemd does not restart the api after it. */
export const configurationError = 78
