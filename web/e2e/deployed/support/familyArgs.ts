import { createHash, X509Certificate } from 'node:crypto'

import type { Ports } from './ports'
import { address, hosts } from './values'

/**
 * Makes a browser find a family’s host names here, and trust its Caddy’s own
 * authority and nobody else’s.
 *
 * @param authority its certificate, which signs those of the hosts
 */
export function familyArgs(ports: Ports, authority: string | Buffer): string[] {
  const { publicKey } = new X509Certificate(authority)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(spki).digest('base64')
  const rules = [
    `MAP ${hosts.web}:443 ${address}:${ports.tls}`,
    `MAP ${hosts.relay} ${address}`,
  ]
  return [
    `--host-resolver-rules=${rules.join(', ')}`,
    `--ignore-certificate-errors-spki-list=${hash}`,
  ]
}
