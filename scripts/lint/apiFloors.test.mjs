import assert from 'node:assert/strict'
import { test } from 'node:test'

import eslint from 'eslint'

import { root } from '../setup/root.mjs'

const linter = new eslint.ESLint({ cwd: root })

async function isRefused(room, imported) {
  const [{ messages }] = await linter.lintText(
    `export { it } from '${imported}'\n`,
    { filePath: `api/src/${room}/example.ts` }
  )
  return messages.some(({ ruleId }) => ruleId === 'no-restricted-imports')
}

for (const [room, above] of [
  ['lib/status', 'src/lib/cluster/Cluster'],
  ['lib/status', '../cluster/Cluster'],
  ['lib/cluster', 'src/lib/limits/Shares'],
  ['lib/cluster', 'src/lib/signalling/sockets/OpenClients'],
  ['lib/signalling/relay', 'src/lib/signalling/sockets/ConnectedClients'],
  ['lib/signalling/relay', '../sockets/ConnectedClients'],
  ['lib/operator', 'src/lib/auth'],
  ['services', 'src/functions/health/health'],
  ['functions', 'src/server'],
]) {
  test(`${room} of the api may not import ${above}`, async () => {
    assert.equal(await isRefused(room, above), true)
  })
}

for (const [room, below] of [
  ['lib/cluster', 'src/lib/status/StatusSample'],
  ['lib/cluster', './Leases'],
  ['lib/signalling/sockets', 'src/lib/signalling/relay/FrameGate'],
  ['lib/signalling/sockets', 'src/lib/cluster/Cluster'],
  ['lib/server', '../../../package.json'],
  ['functions', 'src/lib/signalling/sockets/OpenClients'],
]) {
  test(`${room} of the api may import ${below}`, async () => {
    assert.equal(await isRefused(room, below), false)
  })
}
