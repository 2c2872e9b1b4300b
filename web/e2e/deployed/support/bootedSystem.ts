import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { hasEnded, spawnForTest } from '../../support/spawnForTest'

import { debianSources } from './debianSources'
import { root } from './deployFiles'

export interface BootedSystem {
  run(...command: string[]): string
  stop(): Promise<void>
}

/**
 * Builds a Debian system with the api's unit, ready to boot.
 *
 * @param folder of the system
 * @param node the program that the unit starts
 * @param instances settings of each instance of the unit, by port
 */
export function makeSystem(
  folder: string,
  node: string,
  instances: ReadonlyMap<number, Record<string, string>>
): void {
  const include = '--include=systemd,systemd-sysv,dbus'
  execFileSync(
    'mmdebstrap',
    [
      '--quiet',
      '--variant=minbase',
      include,
      'bookworm',
      folder,
      ...debianSources(),
    ],
    { stdio: 'pipe' }
  )
  const inside = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    return join(folder, path)
  }
  copyFileSync(node, inside('usr/bin/node'))
  const unit = 'etc/systemd/system/kinscreen-api@.service'
  copyFileSync(
    join(root, 'deploy', 'systemd', 'kinscreen-api@.service'),
    inside(unit)
  )
  for (const [port, settings] of instances) {
    const lines = Object.entries(settings).map(
      ([name, value]) => `${name}="${value}"\n`
    )
    writeFileSync(inside(`etc/kinscreen/${port}.env`), lines.join(''))
    const name = `kinscreen-api@${port}.service`
    // In this test, each instance has its own settings.
    writeFileSync(
      inside(`etc/systemd/system/${name}.d/settings.conf`),
      `[Service]\nEnvironmentFile=\nEnvironmentFile=/etc/kinscreen/${port}.env\n`
    )
    symlinkSync(
      `/${unit}`,
      inside(`etc/systemd/system/multi-user.target.wants/${name}`)
    )
  }
}

/**
 * Boots the system of `makeSystem`, with the built repository at
 * /srv/kinscreen.
 *
 * @param more arguments of nspawn
 * @throws if nspawn ends before the system has booted
 */
export async function boot(
  folder: string,
  more: readonly string[] = []
): Promise<BootedSystem> {
  const child = spawnForTest(
    'systemd-nspawn',
    [
      // The host may not run systemd, so the container is not registered.
      ...['--quiet', '--register=no', '--keep-unit', '--console=pipe'],
      ...more,
      ...['--boot', '--directory', folder, `--bind-ro=${root}:/srv/kinscreen`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] }
  )
  let said = ''
  child.stderr.on('data', (data) => (said = `${said}${data}`.slice(-4_000)))
  const inside = (...args: string[]): [string, string[]] => [
    'nsenter',
    [
      `--target=${childOf(child.pid)}`,
      ...['--mount', '--pid', '--uts', '--ipc', '--net', ...args],
    ],
  ]
  const isRunning = () => {
    const [command, args] = inside('systemctl', 'is-system-running')
    const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
    // systemd reports `degraded` if a unit has failed.
    return /^(?:running|degraded)$/m.test(stdout)
  }
  while (!isRunning()) {
    if (hasEnded(child)) throw new Error(`systemd-nspawn: ${said}`)
    await delay(200)
  }
  return {
    run: (...args) => {
      const [command, all] = inside(...args)
      return execFileSync(command, all, { encoding: 'utf8' }).trim()
    },
    stop: async () => {
      if (hasEnded(child)) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** The container's first process, a child of nspawn; 0 while there is none. */
const childOf = (pid = 0): number =>
  Number(
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]
  )
