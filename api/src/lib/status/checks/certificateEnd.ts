import { isIP } from 'node:net'
import { connect } from 'node:tls'

/**
 * Until when the certificate is valid that a server shows.
 * @param patienceMs milliseconds until silence counts as no answer
 * @returns null where no TLS server answers. It never rejects.
 */
export async function certificateEnd(
  { host, port }: { host: string; port: number },
  patienceMs: number
): Promise<Date | null> {
  const socket = connect({
    ...{ host, port },
    ...(isIP(host) ? {} : { servername: host }),
    // One that has ended is what this is for.
    rejectUnauthorized: false,
  })
  try {
    return await new Promise((resolve) => {
      socket.on('secureConnect', () => {
        const end = Date.parse(socket.getPeerCertificate().valid_to)
        resolve(Number.isNaN(end) ? null : new Date(end))
      })
      socket.on('error', () => resolve(null))
      socket.setTimeout(patienceMs, () => resolve(null))
    })
  } finally {
    socket.destroy()
  }
}
