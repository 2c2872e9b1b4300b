import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const namespace = `kinscreen-${process.pid}`
const addresses = ['10.77.0.2/24', '10.77.0.3/24']
const ip = (...words) => spawnSync('ip', words)
const inside = (...words) => ip('-n', namespace, ...words)

/**
 * Makes a network namespace behind a slow link. A browser that is started with
 * `executablePath` runs inside, and reaches this machine as 10.77.0.1.
 *
 * @param roundTripMs added round trip time
 * @param rateKbit in each direction; 0 is no limit
 */
export async function farAway({ roundTripMs, rateKbit = 0, chromium }) {
  ip('netns', 'del', namespace)
  ip('netns', 'add', namespace)
  const link = spawn(
    'python3',
    [
      fileURLToPath(new URL('link.py', import.meta.url)),
      namespace,
      String(roundTripMs / 2),
      String(rateKbit),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] }
  )
  await once(link.stdout, 'data')
  return {
    executablePath: wrapper(chromium),
    args: ['--host-resolver-rules=MAP localhost 10.77.0.1'],
    cut: () => link.stdin.write('cut\n'),
    mend: () => link.stdin.write('mend\n'),
    changeAddress: () => {
      inside('addr', 'del', addresses[0], 'dev', 'kin1')
      inside('addr', 'add', addresses[1], 'dev', 'kin1')
      inside('route', 'add', 'default', 'via', '10.77.0.1')
    },
    close: async () => {
      const exit = once(link, 'exit')
      link.stdin.end()
      await exit
      ip('netns', 'del', namespace)
    },
  }
}

function wrapper(chromium) {
  const path = join(mkdtempSync(join(tmpdir(), 'kinscreen-')), 'chromium')
  writeFileSync(
    path,
    `#!/bin/sh\nexec ip netns exec ${namespace} ${chromium} "$@"\n`
  )
  chmodSync(path, 0o755)
  return path
}
