import { once } from 'node:events'
import { createServer } from 'node:net'

import { startProblem } from './startProblem'

async function failToListen(options: { host?: string; port?: number }) {
  const server = createServer()
  try {
    server.listen(options)
    const [error] = await once(server, 'error')
    return error as Error
  } catch (error) {
    return error as Error
  }
}

describe('a server that cannot listen', () => {
  it('says that the host is not an address of this machine', async () => {
    // TEST-NET-1 (RFC 5737): no machine has this address.
    const error = await failToListen({ host: '192.0.2.1', port: 0 })
    expect(startProblem(error)).toMatch(/^192\.0\.2\.1 is not an address of/)
  })

  it('says that the port is invalid', async () => {
    for (const port of [Number.NaN, -1, 65_536, 1.5]) {
      expect(startProblem(await failToListen({ port }))).toMatch(
        /^the port must be a whole number/
      )
    }
    expect(startProblem(new Error('`apiPort` must be an integer'))).toMatch(
      /^the port must be a whole number/
    )
  })

  it('says that another program uses the port, or that the user may not use it', () => {
    const at = { address: '127.0.0.1', port: 80 }
    const having = (code: string) =>
      startProblem(Object.assign(new Error(), { code, ...at }))
    expect(having('EADDRINUSE')).toBe(
      'another program listens at 127.0.0.1, port 80'
    )
    expect(having('EACCES')).toMatch(
      /^it may not listen at 127\.0\.0\.1, port 80/
    )
    expect(having('ENOTFOUND')).toMatch(/host to listen at is not known/)
  })

  it('returns null for an unknown error', () => {
    expect(startProblem(new TypeError('of our own'))).toBeNull()
  })
})
