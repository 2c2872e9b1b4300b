/** EX_CONFIG of sysexits.h, after which systemd does not restart the api. */
export const configurationError = 78
