import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A store of images and containers, in a folder of its own. */
export interface Podman {
  /** @returns what it wrote. @throws when it fails, with what it said */
  run(...args: string[]): string
  /** as `run`, but never throws: for what is expected to fail */
  attempt(...args: string[]): { status: number | null; output: string }
  /** the program with the arguments that choose this store */
  readonly command: readonly [string, ...string[]]
}

const megabytes = 1024 * 1024

/**
 * Podman without a daemon, on any file system, with runc and the control groups
 * of this machine, whichever version they are.
 *
 * @param folder deleted by the caller, once nothing runs in it
 */
export function podmanIn(folder: string): Podman {
  const options = [
    ...['--root', join(folder, 'store'), '--runroot', join(folder, 'run')],
    ...['--storage-driver', 'vfs', '--cgroup-manager', 'cgroupfs'],
    ...['--events-backend', 'file', '--runtime', 'runc'],
  ]
  return {
    command: ['podman', ...options],
    run: (...args) =>
      execFileSync('podman', [...options, ...args], {
        encoding: 'utf8',
        maxBuffer: 64 * megabytes,
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim(),
    attempt: (...args) => {
      const { status, stdout, stderr } = spawnSync(
        'podman',
        [...options, ...args],
        { encoding: 'utf8' }
      )
      return { status, output: `${stdout}${stderr}` }
    },
  }
}

/** What every container gets: the network of the machine, and no right but to its files. */
export const restricted = [
  ...['--network', 'host', '--read-only', '--cap-drop', 'all'],
  ...['--security-opt', 'no-new-privileges'],
  // A machine of tests may allow fewer than Podman asks for.
  ...['--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=10000:10000'],
] as const

/** Of `linux/capability.h`, those that `deploy/` names. */
const capabilities = {
  ...{ 0: 'CHOWN', 5: 'KILL', 6: 'SETGID', 7: 'SETUID' },
  10: 'NET_BIND_SERVICE',
} as Readonly<Record<number, string>>

/**
 * What the kernel lets the first process of a container do, and all that it
 * starts: its capabilities, and whether it may get others.
 */
export function rightsOf(podman: Podman, container: string): string {
  const status = podman.run('exec', container, 'cat', '/proc/1/status')
  const [, bound = ''] = /^CapBnd:\t([0-9a-f]+)$/m.exec(status) ?? []
  const bits = [...Number.parseInt(bound, 16).toString(2)].reverse()
  const names = bits.flatMap((bit, number) =>
    bit === '1' ? (capabilities[number] ?? `${number}`) : []
  )
  const [, noMore] = /^NoNewPrivs:\t(\d)$/m.exec(status) ?? []
  return `${names.join(' ')}${noMore === '1' ? '' : ' and more'}`
}

/** What Compose has asked for a container: read-only, network, security, user, restart. */
export const restrictionsOf = (podman: Podman, container: string): string =>
  podman.run(
    'inspect',
    '--format',
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.NetworkMode}} {{.HostConfig.SecurityOpt}} {{.Config.User}} {{.HostConfig.RestartPolicy.Name}}',
    container
  )
