import { replaced, type Replacements } from './deployFiles'
import type { Ports } from './ports'
import { address } from './values'

/**
 * coturn's settings with other ports, for browsers on this machine.
 *
 * @param path of the shipped file, or of an operator's version
 */
export const relaySettings = (
  path: string,
  ports: Ports,
  more: Replacements
): string =>
  [
    replaced(path, [
      ['listening-port=3478', `listening-port=${ports.relay}`],
      ['tls-listening-port=5349', `tls-listening-port=${ports.relayTls}`],
      // The shipped file denies addresses of this machine, which the test's
      // browsers have.
      [/^denied-peer-ip=127.*\n/, 'allow-loopback-peers\n'],
      ...more,
    ]),
    ...[`listening-ip=${address}`, `relay-ip=${address}`, ''],
  ].join('\n')
