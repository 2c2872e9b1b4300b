import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'

import { fails, type Finding, works } from './Finding'

export interface TlsServer {
  host: string
  port: number
}

/**
 * ACME clients renew 30 days before the expiry. With fewer than 14 days left,
 * renewals have been failing for two weeks.
 */
const soonDays = 14
const dayMs = 86_400_000

interface Shown {
  certificate: PeerCertificate
  /** Node's error code for an untrusted certificate, else empty. */
  distrust: string
}

/** Never rejects: returns null if no TLS server answers. */
async function handshake({ host, port }: TlsServer, patienceMs: number) {
  const socket = connect({
    ...{ host, port },
    ...(isIP(host) ? {} : { servername: host }),
    // Accepts wrong certificates, because this check reports them.
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

/** Node's error codes for dates and names, which have their own messages. */
const ofOtherChecks = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

/**
 * Checks whether a server's certificate is valid now, for this name, and from a
 * trusted authority. Never rejects.
 *
 * @returns the expiry as well; null if no TLS server answers
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
