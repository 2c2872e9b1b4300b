import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Podman with a separate store of images and containers. */
export interface Podman {
  /** @returns the output. @throws the output if the command fails */
  run(...args: string[]): string
  /** like `run`, but never throws */
  attempt(...args: string[]): { status: number | null; output: string }
  /** the program with the arguments that select this store */
  readonly command: readonly [string, ...string[]]
}

const megabytes = 1024 * 1024

/**
 * Podman without a daemon, on any file system, with runc and this machine's
 * control groups.
 *
 * @param folder the caller deletes it when nothing runs in it
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

/**
 * Options for every container: the machine's network, a read-only file system,
 * and no capabilities.
 */
export const restricted = [
  ...['--network', 'host', '--read-only', '--cap-drop', 'all'],
  ...['--security-opt', 'no-new-privileges'],
  // A test machine may allow fewer files and processes than Podman requests.
  ...['--ulimit', 'nofile=10000:10000', '--ulimit', 'nproc=10000:10000'],
] as const

/** The numbers of `linux/capability.h`. */
const capabilities = {
  ...{ 0: 'CHOWN', 5: 'KILL', 6: 'SETGID', 7: 'SETUID' },
  10: 'NET_BIND_SERVICE',
} as Readonly<Record<number, string>>

/**
 * The capabilities of a container's first process, and whether it may gain
 * others.
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

/**
 * The options that Compose has set for a container: read-only, network,
 * security, user, restart.
 */
export const restrictionsOf = (podman: Podman, container: string): string =>
  podman.run(
    'inspect',
    '--format',
    '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.NetworkMode}} {{.HostConfig.SecurityOpt}} {{.Config.User}} {{.HostConfig.RestartPolicy.Name}}',
    container
  )
