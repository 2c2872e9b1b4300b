import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'

import { hasProgram, temporaryFolder } from '../deploy/deployFiles.mjs'
import {
  errorCodeOf,
  permissionCode,
  turnAllocation,
} from '../deploy/turnAllocation.mjs'
import { answers } from '../setup/ports.mjs'

// Error codes of RFC 8489 (section 14.8) and RFC 8656 (section 19)
const unauthorized = 401
const forbidden = 403

const host = '127.0.0.1'
const module = new URL('./turnRelay.mjs', import.meta.url)
const script = `
  const { startTurnRelay } = await import('${module}')
  console.log(JSON.stringify(await startTurnRelay(process.env)))`

function startRelay(variables) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TURN_URLS: '', ...variables },
    }
  )
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const nextLine = async () => (await lines.next()).value
  return { child, exit: once(child, 'exit'), nextLine }
}

const skip = !hasProgram('turnserver') && 'coturn is not installed'

describe('the relay of one machine [§7 STUN and relay]', { skip }, () => {
  const { folder, remove } = temporaryFolder()
  let relay
  let given
  let port

  before(async () => {
    relay = startRelay({ TMPDIR: folder })
    given = JSON.parse(await relay.nextLine())
    port = Number(/:(\d+)\?/.exec(given.TURN_URLS)[1])
  })

  after(remove)

  it('has a URL for UDP and one for TCP', () => {
    assert.deepEqual(given.TURN_URLS.split(','), [
      `turn:${host}:${port}?transport=udp`,
      `turn:${host}:${port}?transport=tcp`,
    ])
  })

  it('accepts credentials made with its secret, and relays only to this machine', async () => {
    const client = turnAllocation({ port, secret: given.TURN_SECRET })
    await client.open()
    assert.equal(await permissionCode(client, host), 0)
    for (const address of ['10.0.0.1', '192.168.0.1', '169.254.169.254']) {
      assert.equal(await permissionCode(client, address), forbidden, address)
    }
    client.close()
  })

  it('rejects credentials made with another secret', async () => {
    const client = turnAllocation({ port, secret: 'replace-this-secret' })
    assert.equal(await errorCodeOf(client.open()), unauthorized)
    client.close()
  })

  it('ends on Ctrl-C, and leaves no file behind', async () => {
    assert.equal(readdirSync(folder).length, 1)
    relay.child.kill('SIGINT')
    await relay.exit
    assert.equal(await answers(host, port), false)
    assert.deepEqual(readdirSync(folder), [])
  })
})

describe('an installation without a relay on its machine', () => {
  it('uses the relays that it names', async () => {
    const relay = startRelay({ TURN_URLS: 'turn:turn.help.example' })
    assert.equal(await relay.nextLine(), '{}')
    assert.deepEqual(await relay.exit, [0, null])
  })

  it('gets advice if coturn is missing', async () => {
    const relay = startRelay({ PATH: '/nowhere' })
    assert.match(await relay.nextLine(), /install coturn, or set TURN_URLS/)
    assert.equal(await relay.nextLine(), '{}')
    assert.deepEqual(await relay.exit, [0, null])
  })
})
