import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Writes a key and a self-signed certificate, privkey.pem and fullchain.pem.
 *
 * @param name common name of the certificate
 */
export const certify = (folder, name = 'help.example') =>
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(
        ' '
      ),
      ...['-nodes', '-days', '1', '-subj', `/CN=${name}`],
      ...['-keyout', join(folder, 'privkey.pem')],
      ...['-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' }
  )
