import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'

import { fails, type Finding, works } from './Finding'

export interface TlsServer {
  host: string
  port: number
}

/**
 * Clients of Let's Encrypt renew 30 days before the expiry, so by this time
 * renewals have failed for long.
 */
const soonDays = 14
const dayMs = 86_400_000

interface Shown {
  certificate: PeerCertificate
  /** What Node has against it; empty if nothing. */
  distrust: string
}

/** @returns null where no TLS server answers. It never rejects. */
async function handshake({ host, port }: TlsServer, patienceMs: number) {
  const socket = connect({
    ...{ host, port },
    ...(isIP(host) ? {} : { servername: host }),
    // A wrong certificate is exactly what this check has to find.
    rejectUnauthorized: false,
  })
  try {
    return await new Promise<Shown | null>((resolve) => {
      socket.on('secureConnect', () =>
        resolve({
          certificate: socket.getPeerCertificate(),
          distrust: String(socket.authorizationError ?? ''),
        })
      )
      socket.on('error', () => resolve(null))
      socket.setTimeout(patienceMs, () => resolve(null))
    })
  } finally {
    socket.destroy()
  }
}

/** What Node says about dates and names, which have their own sentences. */
const ofOtherChecks = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

/**
 * Checks the certificate that a server presents: its validity, name and
 * authority.
 *
 * @returns also its expiry; null where no TLS server answers. It never rejects.
 */
export async function checkCertificate(
  server: TlsServer,
  patienceMs: number,
  nowMs = Date.now()
): Promise<{ finding: Finding; endsAt: Date | null }> {
  const shown = await handshake(server, patienceMs)
  const endMs = Date.parse(shown?.certificate.valid_to ?? '')
  if (!shown || Number.isNaN(endMs)) {
    const name = `Certificate of ${server.host}:${server.port}`
    const finding = fails(name, 'certificate-missing', 'is not presented')
    return { finding, endsAt: null }
  }
  const finding = judge(shown, server, nowMs)
  return { finding, endsAt: new Date(endMs) }
}

function judge(
  { certificate, distrust }: Shown,
  { host, port }: TlsServer,
  nowMs: number
): Finding {
  const name = `Certificate of ${host}:${port}`
  const leftMs = Date.parse(certificate.valid_to) - nowMs
  if (leftMs <= 0) return fails(name, 'certificate-ended', 'has expired')
  if (Date.parse(certificate.valid_from) > nowMs) {
    const result = `is valid from ${certificate.valid_from}`
    return fails(name, 'certificate-not-yet', result)
  }
  if (checkServerIdentity(host, certificate)) {
    const names = certificate.subjectaltname ?? certificate.subject.CN
    return fails(name, 'certificate-name', `is for ${names}`)
  }
  if (distrust && !ofOtherChecks.includes(distrust)) {
    return fails(name, 'certificate-untrusted', `is not trusted: ${distrust}`)
  }
  const days = Math.floor(leftMs / dayMs)
  const result = `is valid for ${days} days`
  return days < soonDays
    ? fails(name, 'certificate-ends-soon', result)
    : works(name, result)
}
