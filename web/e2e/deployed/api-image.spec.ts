import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { freePort } from '../support/freePort'
import { startProgram } from '../support/program'

import { assembleStage } from './support/imageStage'

/** Debian’s user “nobody”, who owns nothing; only root may start a program as somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

let parent: string

test.beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'kinscreen-image-'))
  chmodSync(parent, 0o755)
})

test.afterAll(() => rmSync(parent, { recursive: true }))

test('the image of the api holds what the api needs and nothing else, and starts as a user who owns nothing', async () => {
  // Yarn puts the dependencies of production into a folder of their own.
  test.setTimeout(240_000)
  const { folder, cwd, entrypoint } = assembleStage('api', parent)
  chmodSync(folder, 0o755)
  const held = ['', 'api', 'deploy'].map((path) =>
    readdirSync(join(folder, path)).sort()
  )
  expect(held).toEqual([
    [
      ...['.env.defaults', '.redwood', 'api', 'deploy', 'node_modules'],
      ...['package.json', 'redwood.toml'],
    ],
    ['dist', 'package.json'],
    ['headers.json'],
  ])
  for (const name of ['@playwright/test', 'peerjs', 'vite']) {
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
  }

  const port = await freePort()
  const [, ...args] = entrypoint
  const api = await startProgram(
    [process.execPath, ...args, String(port)],
    [port],
    { cwd, env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' }, ...nobody }
  )
  const { status } = await fetch(`http://127.0.0.1:${port}/health`)
  await api.stop()
  expect(status).toBe(200)
})
