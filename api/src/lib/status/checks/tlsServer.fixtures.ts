import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer as createWebServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a key and a self-signed certificate for localhost. */
function certified(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  const names = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync(
    'openssl',
    [
      ...`req -x509 ${kind} ${names} -days ${days}`.split(' '),
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' }
  )
  const pair = { cert: readFileSync(cert), key: readFileSync(key) }
  rmSync(folder, { recursive: true })
  return pair
}

/**
 * Starts a web server of 127.0.0.1 with its own certificate for localhost.
 * @param days validity of the certificate
 */
export async function tlsServer(
  days: number,
  answer: RequestListener = (_, response) => response.end()
) {
  const server = createWebServer(certified(days), answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
