import { spawnSync } from 'node:child_process'

/**
 * Runs this program again in a network namespace that has only loopback and the
 * link of the benchmark, and returns only in that second run. With the
 * machine's other addresses, the viewer would offer more candidates, and would
 * answer connectivity checks from a wrong address.
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
