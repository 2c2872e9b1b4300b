import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { deployFile, replaced, type Replacements, root } from './deployFiles'
import type { Ports } from './ports'
import { relaySettings } from './relaySettings'
import { address, hosts } from './values'

/**
 * Runs `start.sh`, the only command that an operator needs, but starts no
 * containers.
 *
 * @param base the path of the pages
 */
export const writeSettings = (folder: string, domain = hosts.web, base = '') =>
  execFileSync(
    'sh',
    [join(root, 'deploy', 'family', 'start.sh'), domain + base],
    {
      env: {
        ...process.env,
        KINSCREEN_SETTINGS: folder,
        KINSCREEN_COMPOSE: 'true',
      },
    }
  )

/**
 * Removes the PROXY protocol, which Debian’s Caddy 2.6 cannot read (2.7 can).
 * Without it, the api sees one address for all people.
 */
const withoutProxyProtocol = {
  caddy: [[/^\t\tlistener_wrappers \{\n(?:\t\t\t.*\n)*\t\t\}\n/, '']],
  front: [
    ['proxy_protocol on;', ''],
    ['relay.sock proxy_protocol;', 'relay.sock;'],
    ['$proxy_protocol_server_addr', address],
  ],
} satisfies Record<string, Replacements>

export const caddySettings = (ports: Ports, more: Replacements): string =>
  deployFile('family/Caddyfile', [
    ...withoutProxyProtocol.caddy,
    [
      'https_port 8443',
      `https_port ${ports.otherApi}\n\thttp_port ${ports.plain}\n\tskip_install_trust`,
    ],
    // Lets Caddy issue certificates itself instead of asking an authority on
    // the internet.
    [/^\t\tissuer acme \{\n(?:\t\t\t.*\n)*\t\t\}\n/, '\t\tissuer internal\n'],
    ['127.0.0.1:9001', `127.0.0.1:${ports.api}`],
    ...more,
  ])

// These functions return the settings that start.sh has written, with other
// ports.

export const frontSettings = (
  folder: string,
  ports: Ports,
  more: Replacements
): string =>
  replaced(join(folder, 'front.conf'), [
    ...withoutProxyProtocol.front,
    [/^ *listen \[::\].*\n/, ''],
    ['listen 443', `listen ${address}:${ports.tls}`],
    ['127.0.0.1:8443', `127.0.0.1:${ports.otherApi}`],
    [':5349', `:${ports.relayTls}`],
    ...more,
  ])

export const familyRelaySettings = (
  folder: string,
  ports: Ports,
  more: Replacements
): string => relaySettings(join(folder, 'turnserver.conf'), ports, more)

export const familyApiSettings = (
  folder: string,
  ports: Ports,
  domain = hosts.web
): string =>
  replaced(join(folder, 'kinscreen.env'), [
    [`turn.${domain}:3478`, `${address}:${ports.relay}`],
    ['LOG_LEVEL=info', 'LOG_LEVEL=silent'],
  ])
