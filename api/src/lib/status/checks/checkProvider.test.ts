import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { TestProvider } from 'src/lib/operator/oidc/openIdProvider.fixtures'

import { checkProvider } from './checkProvider'

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const patienceMs = 3000

/** A web server that is no OpenID provider. */
async function resultOf(listener: RequestListener, limitMs = patienceMs) {
  const server = createServer(listener)
  await new Promise<void>((listening) =>
    server.listen(0, '127.0.0.1', listening)
  )
  const { port } = server.address() as AddressInfo
  const finding = await checkProvider(`http://127.0.0.1:${port}`, limitMs)
  server.closeAllConnections()
  server.close()
  return [finding.problem, finding.result]
}

const missing = (result: string) => ['provider-missing', result]

describe('the check of the OpenID provider', () => {
  it('works with a real provider, if its name is spelled as there', async () => {
    const provider = await TestProvider.start()
    const { ownUrl } = provider
    expect(await checkProvider(ownUrl, patienceMs)).toMatchObject({
      ...{ name: `Sign-in at ${ownUrl}`, state: 'works', result: 'answers' },
    })
    expect(await checkProvider(`${ownUrl}/`, patienceMs)).toMatchObject({
      ...{ state: 'fails', problem: 'provider-issuer' },
    })
    await provider.stop()
  })

  it('fails when nobody answers, or only after the time limit', async () => {
    const nobody = await checkProvider('http://127.0.0.1:1', patienceMs)
    expect(nobody.result).toBe('does not answer')
    expect(await resultOf(() => {}, 300)).toEqual(missing('does not answer'))
  })

  it('fails when another web server answers', async () => {
    for (const body of ['<html>', 'null', '"text"', '[', '']) {
      expect(await resultOf((_, answer) => answer.end(body))).toEqual(
        missing('answers 200 without a configuration')
      )
    }
    expect(
      await resultOf((_, answer) => answer.writeHead(404).end('{}'))
    ).toEqual(missing('answers 404 without a configuration'))
    expect(
      await resultOf((_, answer) =>
        answer.writeHead(302, { location: 'http://127.0.0.1:1' }).end('{}')
      )
    ).toEqual(missing('answers 302 without a configuration'))
    expect(await resultOf((_, answer) => answer.end('{"issuer":[]}'))).toEqual([
      'provider-issuer',
      'names another issuer',
    ])
  })
})
