import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { boot, type BootedSystem } from './support/bootedSystem'
import { nodeOfLine } from './support/nodeOfLine'
import { hosts } from './support/values'
import { makeWholeSystem } from './support/wholeSystem'

test.skip(process.getuid?.() !== 0, 'Only root may boot a system.')

// Serial, because all tests use one system.
test.describe.configure({ mode: 'serial' })

let folder: string
let system: BootedSystem

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-services-'))
  chmodSync(folder, 0o755)
  makeWholeSystem(join(folder, 'system'), nodeOfLine('24'))
  // The services use their usual ports, so the system has its own network.
  system = await boot(join(folder, 'system'), ['--private-network'])
})

test.afterAll(async () => {
  await system?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const shell = (command: string) => system.run('sh', '-ec', command)

const health = () =>
  shell(
    `curl --silent --insecure --resolve ${hosts.api}:443:127.0.0.1 https://${hosts.api}/health || true`
  )

/** Retries, because an old nginx worker closes idle connections when it ends. */
const expectHealth = () =>
  expect.poll(health, { timeout: 60_000 }).toContain('"status":"ok"')

const units = [
  ...['redis-server', 'coturn', 'nginx'],
  ...['kinscreen-api@9001', 'kinscreen-api@9002'],
]

/**
 * The capabilities and restrictions of a unit's main process, read from the
 * kernel.
 */
const rightsOf = (unit: string) =>
  shell(
    `grep -E '^(CapBnd|NoNewPrivs|Seccomp):' /proc/$(systemctl show ${unit} --property=MainPID --value)/status`
  )
    .split('\n')
    .map((line) => line.split(':\t'))

test('systemd starts everything without unnecessary rights, and two instances connect to Redis’s socket', async () => {
  await expectHealth()
  for (const unit of units) {
    expect(system.run('systemctl', 'is-active', unit), unit).toBe('active')
    expect(rightsOf(unit), unit).toEqual([
      [
        'CapBnd',
        // 4c3: CHOWN, DAC_OVERRIDE, SETGID, SETUID, NET_BIND_SERVICE
        unit === 'nginx' ? '00000000000004c3' : '0000000000000000',
      ],
      ['NoNewPrivs', '1'],
      ['Seccomp', '2'],
    ])
  }
  const socket = '/run/redis/redis-server.sock'
  expect(shell(`stat --format='%U:%G %a' ${socket}`)).toBe('redis:redis 770')
  expect(
    shell(`redis-cli -s ${socket} pubsub numsub kinscreen:all`).split('\n')
  ).toContain('2')
  // Redis has no port, and its socket is not open to other users.
  expect(
    shell(
      `setpriv --reuid=www-data --regid=www-data --clear-groups redis-cli -s ${socket} ping 2>&1 || true`
    )
  ).toContain('Permission denied')
  expect(shell('ss -Hlntp')).not.toContain('redis')
})

test('the relay answers, and may open as many files as it needs', () => {
  expect(
    shell('sh /srv/kinscreen/deploy/check-relay.sh 127.0.0.1 5349')
  ).toContain('answers over TLS')
  system.run('systemctl', 'reload', 'coturn')
  expect(
    shell('sh /srv/kinscreen/deploy/check-relay.sh 127.0.0.1 5349')
  ).toContain('answers over TLS')
  const files = shell(
    'grep "Max open files" /proc/$(systemctl show coturn --property=MainPID --value)/limits'
  )
  expect(Number(files.split(/ {2,}/)[1])).toBeGreaterThan(10_000)
})

test('nginx reloads, rotates its logs, and restarts', async () => {
  system.run('systemctl', 'reload', 'nginx')
  await expectHealth()
  shell('logrotate --force /etc/logrotate.d/nginx')
  await expectHealth()
  expect(shell('cat /var/log/nginx/access.log')).toContain(hosts.api)
  system.run('systemctl', 'restart', 'nginx')
  await expectHealth()
  system.run('systemctl', 'stop', 'nginx')
  expect(shell('systemctl show nginx --property=Result')).toBe('Result=success')
})
