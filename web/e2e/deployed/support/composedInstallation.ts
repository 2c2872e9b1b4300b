import {
  chmodSync,
  chownSync,
  mkdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { selfSignedCertificate } from '../../support/certificate'

import { composeFile } from './composeFile'
import { composeUp, type Services } from './composeUp'
import { deploySettings, root, settingsText } from './deployFiles'
import { type Installation, resolverRules } from './installation'
import { mainSettings, siteSettings } from './nginxSettings'
import type { Podman } from './podman'
import { freePorts, type Ports } from './ports'
import { relaySettings } from './relaySettings'
import { apiSettings } from './startApi'
import { secret } from './values'

/**
 * A test machine may allow fewer open files than the shipped settings request.
 */
const openFiles = 16_384

const nogroup = 65_534

export type ComposedInstallation = Services & Pick<Installation, 'args'>

/**
 * Starts `deploy/compose.yaml`, with the files that an operator creates
 * according to its README.
 *
 * @param folder folder of these files
 * @param image name of the image of api and pages
 */
export async function startComposedInstallation(
  podman: Podman,
  folder: string,
  image: string
): Promise<ComposedInstallation> {
  const ports = await freePorts()
  // With the shipped settings, Redis uses a socket instead of a port.
  const { redis: _, ...used } = ports
  const { REDIS_URL = '' } = deploySettings([])
  const trust = writeCertificate(folder)
  writeFileSync(
    join(folder, 'nginx.conf'),
    mainSettings(ports, [
      ['worker_rlimit_nofile 131072', `worker_rlimit_nofile ${openFiles}`],
    ])
  )
  writeFileSync(join(folder, 'kinscreen.conf'), siteSettings(ports, []))
  writeRelaySettings(folder, ports)
  mkdirSync(join(folder, 'html'))
  const services = await composeUp({
    ...{ podman, folder, project: 'rehearsal' },
    command: composeFile(folder, 'compose.yaml', {
      settings: settingsText({ ...apiSettings(ports), REDIS_URL }),
      replacements: [
        [/^( +- )\/etc\/kinscreen\//, `$1${folder}/`],
        ['- /var/www/html:', `- ${join(folder, 'html')}:`],
        ['REDWOOD_API_PORT: 9001', `REDWOOD_API_PORT: ${ports.api}`],
        ['REDWOOD_API_PORT: 9002', `REDWOOD_API_PORT: ${ports.otherApi}`],
        ['127.0.0.1 5349', `127.0.0.1 ${ports.relayTls}`],
        ['http://127.0.0.1', `http://127.0.0.1:${ports.plain}`],
        ['nofile: 131072', `nofile: ${openFiles}, nproc: 10000`],
      ],
    }),
    image,
    ports: Object.values(used),
  })
  return { ...services, args: [resolverRules(ports), trust] }
}

function writeCertificate(folder: string): string {
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  const { cert, key, arg } = selfSignedCertificate(tls)
  renameSync(cert, join(tls, 'fullchain.pem'))
  const privateKey = join(tls, 'privkey.pem')
  renameSync(key, privateKey)
  forCoturn(privateKey)
  return arg
}

function writeRelaySettings(folder: string, ports: Ports): void {
  const shipped = join(root, 'deploy', 'coturn', 'turnserver.conf')
  const file = join(folder, 'turnserver.conf')
  writeFileSync(
    file,
    relaySettings(shipped, ports, [['replace-this-secret', secret]])
  )
  forCoturn(file)
}

/** coturn runs as nobody, and reads files through its group. */
function forCoturn(file: string): void {
  chownSync(file, 0, nogroup)
  chmodSync(file, 0o640)
}
