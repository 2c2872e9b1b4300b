import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { trusting } from '../../support/certificate'

import { composeFile } from './composeFile'
import { composeUp, type Services } from './composeUp'
import {
  caddySettings,
  familyApiSettings,
  familyRelaySettings,
  frontSettings,
  writeSettings,
} from './familySettings'
import { type Installation, resolverRules } from './installation'
import type { Podman } from './podman'
import { freePorts } from './ports'

export type ComposedFamily = Services & Pick<Installation, 'args' | 'ports'>

/**
 * Starts all services of `deploy/family/compose.yaml`, with the settings that
 * start.sh has written.
 * @param folder folder of the settings
 * @param image name of the image of api and pages
 */
export async function startComposedFamily(
  podman: Podman,
  folder: string,
  image: string
): Promise<ComposedFamily> {
  const ports = await freePorts()
  const { redis: _, ...used } = ports
  writeSettings(folder)
  writeFileSync(join(folder, 'front.conf'), frontSettings(folder, ports, []))
  writeFileSync(
    join(folder, 'turnserver.conf'),
    familyRelaySettings(folder, ports, [])
  )
  writeFileSync(join(folder, 'Caddyfile'), caddySettings(ports, []))
  const services = await composeUp({
    ...{ podman, folder, image },
    command: composeFile(folder, 'family/compose.yaml', {
      settings: `${familyApiSettings(folder, ports)}REDWOOD_API_PORT=${ports.api}\n`,
      replacements: [
        [/^( +- )\/etc\/kinscreen\//, `$1${folder}/`],
        ['./Caddyfile', join(folder, 'Caddyfile')],
        // A test machine may allow fewer processes than Podman requests.
        ['nofile: 16384', 'nofile: 16384, nproc: 10000'],
      ],
    }),
    ports: Object.values(used),
  })
  const authority = podman.run(
    ...['exec', services.container('web'), 'cat'],
    '/data/caddy/pki/authorities/local/intermediate.crt'
  )
  return {
    ...services,
    ports,
    args: [resolverRules(ports), trusting(authority)],
  }
}
