import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { checkName, checkPort } from './checkNetwork'
import { freePort } from './coturn.fixtures'

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const host = '127.0.0.1'
const patienceMs = 3000

describe('a host name', () => {
  it('has addresses, or the advice is to create a DNS record', async () => {
    expect(await checkName('localhost', patienceMs)).toMatchObject({
      ...{ state: 'works', result: expect.stringMatching(/\(this machine\)$/) },
    })
    expect(await checkName('help.invalid', patienceMs)).toMatchObject({
      ...{ state: 'fails', problem: 'name-unknown' },
      ...{ name: 'DNS of help.invalid', result: 'has no address' },
    })
  })

  it('may lead to another machine, which is said', async () => {
    expect(await checkName('192.0.2.1', patienceMs)).toMatchObject({
      ...{ state: 'works', result: expect.stringContaining('not an address') },
    })
  })
})

describe('a port', () => {
  it('is open, closed, or unknown without an address', async () => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await checkPort(host, port, patienceMs)).toMatchObject({
      ...{ state: 'works', result: 'is open' },
    })
    const closed = await checkPort(host, await freePort(), patienceMs)
    expect(closed).toMatchObject({ problem: 'port-443', result: 'is closed' })
    expect(await checkPort('help.invalid', 443, patienceMs)).toMatchObject({
      state: 'unknown',
    })
    server.close()
  })
})
