import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { trusting } from '../../support/certificate'

import { composeUp, type Services } from './composeUp'
import { deployFile, root } from './deployFiles'
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

const run = promisify(execFile)

export type ComposedFamily = Services & Pick<Installation, 'args' | 'ports'>

interface Family {
  readonly podman: Podman
  /** environment of Podman */
  readonly env: Readonly<Record<string, string>>
  /** does not exist yet; for settings and files of `deploy/family` */
  readonly folder: string
  /** host name of the pages, whose first part is Compose's project */
  readonly domain: string
  readonly appName: string
  /**
   * images by the name that the Compose file has for them, without a digest;
   * `kinscreen` is the one of api and pages
   */
  readonly images: Readonly<Record<string, string>>
}

/**
 * Runs `deploy/family/start.sh` until all services have started.
 *
 * @throws with the services' output if they do not start
 */
export async function startComposedFamily({
  podman,
  env,
  folder,
  domain,
  appName,
  images: { kinscreen = '', ...others },
}: Family): Promise<ComposedFamily> {
  const ports = await freePorts()
  const { redis: _, ...used } = ports
  const [project = ''] = domain.split('.')
  const family = join(folder, 'deploy', 'family')
  mkdirSync(family, { recursive: true })
  const settings = join(folder, 'kinscreen.env')
  writeSettings(folder, domain)
  writeFileSync(
    settings,
    [
      familyApiSettings(folder, ports, domain).replace(
        'APP_NAME=Kinscreen',
        `APP_NAME=${appName}`
      ),
      `REDWOOD_API_PORT=${ports.api}\n`,
    ].join('')
  )
  writeFileSync(join(folder, 'front.conf'), frontSettings(folder, ports, []))
  writeFileSync(
    join(folder, 'turnserver.conf'),
    familyRelaySettings(folder, ports, [])
  )
  writeFileSync(join(family, 'Caddyfile'), caddySettings(ports, []))
  for (const file of ['start.sh', 'relay.sh']) {
    cpSync(join(root, 'deploy', 'family', file), join(family, file))
  }
  const composeFile = join(family, 'compose.yaml')
  writeFileSync(
    composeFile,
    deployFile('family/compose.yaml', [
      ['env_file: /etc/kinscreen/kinscreen.env', `env_file: ${settings}`],
      [/^( +- )\/etc\/kinscreen\//, `$1${folder}/`],
      // A test machine may allow fewer processes than Podman requests.
      ['nofile: 16384', 'nofile: 16384, nproc: 10000'],
      ...Object.entries(others).map(
        ([name, image]) =>
          [RegExp(`image: ${name}@sha256:\\w+`), `image: ${image}`] as const
      ),
    ])
  )
  const services = await composeUp({
    ...{ podman, folder, project, image: kinscreen, env },
    command: ['--env-file', settings, '--file', composeFile],
    ports: Object.values(used),
    start: (env) =>
      run('sh', [join(family, 'start.sh'), domain], {
        env: {
          ...env,
          KINSCREEN_SETTINGS: folder,
          KINSCREEN_COMPOSE: `sh ${writeCompose(folder, project)}`,
        },
      }),
  })
  const authority = podman.run(
    ...['exec', services.container('web'), 'cat'],
    '/data/caddy/pki/authorities/local/intermediate.crt'
  )
  return {
    ...services,
    ports,
    args: [resolverRules(ports, domain), trusting(authority)],
  }
}

/** Omits the doctor, which would look for the host names on the internet. */
function writeCompose(folder: string, project: string): string {
  const file = join(folder, 'compose.sh')
  writeFileSync(
    file,
    [
      `case " $* " in *' run '*) exit 0 ;; esac`,
      `exec docker-compose --project-name ${project} "$@"`,
      '',
    ].join('\n')
  )
  return file
}
