import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'

import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'

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

  it('detaches clients that do not answer at once: frames for them wait elsewhere', async () => {
    const { server, attach } = await startSignalling()
    const { webSocket } = await attach('river')
    const endless = new AbortController().signal
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(endless)
    webSocket.pause()
    const closing = server.close()
    while ((await metricValue(metrics.peers)) !== 0) await setImmediate()
    webSocket.resume()
    await closing
    jest.restoreAllMocks()
  })
})
