interface ListenError extends Error {
  code?: string
  address?: string
  port?: number
}

/** Redwood's message for a wrong `--apiPort`. */
const notANumber = /`apiPort` must be/

/**
 * Why the server does not listen: a sentence for an operator, without a full
 * stop. Null for any other error.
 */
export function startProblem(error: ListenError): string | null {
  const place = `${error.address ?? 'its host'}, port ${error.port ?? '?'}`
  switch (error.code) {
    case 'EADDRINUSE':
      return `another program listens at ${place}`
    case 'EACCES':
      return `it may not listen at ${place}; ports below 1024 are for root`
    case 'EADDRNOTAVAIL':
      return `${error.address} is not an address of this machine; see --apiHost`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the host to listen at is not known; see --apiHost'
    case 'ERR_SOCKET_BAD_PORT':
      return 'the port must be a whole number from 0 to 65535; see --apiPort'
  }
  return notANumber.test(error.message)
    ? 'the port must be a whole number from 0 to 65535; see --apiPort'
    : null
}
