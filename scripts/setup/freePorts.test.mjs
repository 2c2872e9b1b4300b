import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, it } from 'node:test'

import { isTaken, takenPortsAdvice } from './freePorts.mjs'

async function listen(host) {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  return server
}

describe('takenPortsAdvice', () => {
  it('names the side, the port and the remedy when a port is taken', async () => {
    const server = await listen('127.0.0.1')
    const { port } = server.address()
    const advice = await takenPortsAdvice({ web: port })
    assert.ok(advice.includes(`Port ${port}, which the web side needs`))
    assert.ok(advice.includes('under [web] in redwood.toml'))
    server.close()
    await once(server, 'close')
    assert.equal(await takenPortsAdvice({ web: port }), '')
  })

  it('sees a program that listens on every address', async () => {
    const server = await listen()
    assert.equal(await isTaken(server.address().port), true)
    server.close()
  })
})
