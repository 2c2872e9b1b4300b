import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Writes a key and a self-signed certificate, privkey.pem and fullchain.pem.
 *
 * @param name common name of the certificate
 * @param others further host names in the certificate
 * @param days how long the certificate is valid
 */
export const certify = (folder, name = 'help.example', others = [], days = 1) =>
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1'.split(
        ' '
      ),
      ...['-nodes', '-days', String(days), '-subj', `/CN=${name}`],
      ...['-addext', `subjectAltName=DNS:${[name, ...others].join(',DNS:')}`],
      ...['-keyout', join(folder, 'privkey.pem')],
      ...['-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' }
  )
