import { spawnSync } from 'node:child_process'

/**
 * Continues in a network namespace with only loopback and the bench’s link, and
 * returns only there. On a machine with other addresses the viewer would offer
 * those, and answer checks from a different one than they were sent to.
 */
export function inOwnNetwork() {
  if (process.env.BENCH_OWN_NETWORK) return
  const inside = spawnSync(
    'unshare',
    [
      '--net',
      'sh',
      '-c',
      'ip link set lo up; exec "$@"',
      'sh',
      ...process.argv,
    ],
    { env: { ...process.env, BENCH_OWN_NETWORK: '1' }, stdio: 'inherit' }
  )
  process.exit(inside.status ?? 1)
}
