import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate for 127.0.0.1. Browsers trust it only with `arg`. */
export interface Certificate {
  cert: string
  key: string
  /** makes a browser trust this certificate */
  readonly arg: string
}

export function selfSignedCertificate(folder: string): Certificate {
  const cert = join(folder, 'cert.pem')
  const key = join(folder, 'key.pem')
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(
        ' '
      ),
      ...'-nodes -days 1 -subj /CN=127.0.0.1'.split(' '),
      ...'-addext subjectAltName=IP:127.0.0.1'.split(' '),
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' }
  )
  return { cert, key, arg: trusting(readFileSync(cert)) }
}

/**
 * Makes a browser trust this certificate and those that it has signed, but no
 * others.
 */
export function trusting(certificate: string | Buffer): string {
  const { publicKey } = new X509Certificate(certificate)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(spki).digest('base64')
  return `--ignore-certificate-errors-spki-list=${hash}`
}
