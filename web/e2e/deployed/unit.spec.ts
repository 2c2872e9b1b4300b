import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../support/freePort'
import { listens } from '../support/listens'
import { expect } from '../support/participants'
import type { Program } from '../support/program'

import { boot, type BootedSystem, makeSystem } from './support/bootedSystem'
import { shareUntilItMoves, test } from './support/meeting'
import { nodeOfLine } from './support/nodeOfLine'
import type { Ports } from './support/ports'
import { apiSettings } from './support/startApi'

test.skip(process.getuid?.() !== 0, 'Only root may boot a system.')

let folder: string
let system: BootedSystem | undefined

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-unit-'))
  chmodSync(folder, 0o755)
})

test.afterAll(async () => {
  await system?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('systemd runs the unit with only the rights to its files and the network, and two browsers share through it', async ({
  install,
  meet,
}) => {
  test.setTimeout(300_000)
  const wrong = await freePort()
  const unit = (port: number) => `kinscreen-api@${port}`

  /** The first call boots the system, which starts all instances. */
  const startApi = async (ports: Ports, port: number): Promise<Program> => {
    if (!system) {
      const settings = apiSettings(ports)
      makeSystem(
        join(folder, 'system'),
        nodeOfLine('24'),
        new Map([
          [ports.api, settings],
          [ports.otherApi, settings],
          [wrong, { ...settings, LOG_LEVEL: 'loud', TURN_TTL_SECONDS: '10m' }],
        ])
      )
      system = await boot(join(folder, 'system'))
    }
    await expect.poll(() => listens(port), { timeout: 30_000 }).toBe(true)
    return {
      kill: async () => {},
      stop: async () => null,
      freeze: () => {},
      thaw: () => {},
    }
  }
  const installation = await install({ startApi })
  await shareUntilItMoves(await meet(installation))
  const { api } = installation.ports
  const show = (port: number, ...names: string[]) =>
    system
      ?.run('systemctl', 'show', unit(port), `--property=${names.join(',')}`)
      .split('\n')
      .sort()
  expect(show(api, 'ActiveState', 'NRestarts')).toEqual([
    'ActiveState=active',
    'NRestarts=0',
  ])

  const process_ = statusOf(String(api))
  expect(process_).toMatchObject({
    ...{ NoNewPrivs: '1', Seccomp: '2' },
    ...{ CapEff: '0000000000000000', CapBnd: '0000000000000000' },
  })
  // systemd's DynamicUser creates users with such high ids.
  expect(Number(process_.Uid?.split('\t')[0])).toBeGreaterThan(60_000)

  expect(show(wrong, 'ActiveState', 'NRestarts', 'ExecMainStatus')).toEqual([
    'ActiveState=failed',
    'ExecMainStatus=78',
    'NRestarts=0',
  ])
  const journal = system?.run('journalctl', '--no-pager', '-u', unit(wrong))
  expect(journal).toContain('LOG_LEVEL must be one of')
  expect(journal).toContain('TURN_TTL_SECONDS must be a whole number')

  system?.run('systemctl', 'stop', unit(api))
  expect(show(api, 'ActiveState', 'ExecMainStatus')).toEqual([
    'ActiveState=inactive',
    'ExecMainStatus=0',
  ])
})

function statusOf(port: string): Record<string, string | undefined> {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const words = readCommand(pid)
    if (words.includes('dist/server.js') && words.includes(port)) {
      const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n')
      return Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2)))
    }
  }
  throw new Error(`Nobody serves port ${port}.`)
}

function readCommand(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
