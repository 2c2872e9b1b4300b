import { once } from 'node:events'

import { startSignalling } from './signalling.fixtures'

describe('closing the server', () => {
  it('ends every socket and frees the port (W15)', async () => {
    const { server, attach, dial, url } = await startSignalling()
    const clients = [await attach('river'), await attach('moon')]
    await server.close()
    await Promise.all(clients.map(({ closed }) => closed))
    expect(server.server.listening).toBe(false)
    await expect(fetch(`${url}/peerjs/id`)).rejects.toThrow()
    const [error] = await once(dial('late').webSocket, 'error')
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })
})
