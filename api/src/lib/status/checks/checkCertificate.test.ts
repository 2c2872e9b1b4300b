import { checkCertificate } from './checkCertificate'
import { tlsServer } from './tlsServer.fixtures'

const dayMs = 86_400_000

describe('a certificate', () => {
  let server: Awaited<ReturnType<typeof tlsServer>>

  beforeAll(async () => {
    server = await tlsServer(90)
  })
  afterAll(() => server.close())

  const check = async (host: string, daysFromNow = 0) => {
    const { port } = server
    const nowMs = Date.now() + daysFromNow * dayMs
    return checkCertificate({ host, port }, 1000, nowMs)
  }

  it.each([
    [
      'localhost',
      0,
      'certificate-untrusted',
      'is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    ['127.0.0.1', 0, 'certificate-name', 'is for DNS:localhost'],
    ['localhost', 91, 'certificate-ended', 'has expired'],
    ['localhost', -1, 'certificate-not-yet', 'is valid from '],
  ])(
    'for localhost is asked for as %s, %d days from now: %s',
    async (host, days, problem, result) => {
      const { finding, endsAt } = await check(host, days)
      expect(finding).toMatchObject({
        ...{ state: 'fails', problem },
        name: `Certificate of ${host}:${server.port}`,
        result: expect.stringContaining(result),
        advice: expect.any(String),
      })
      expect(Math.round((endsAt!.getTime() - Date.now()) / dayMs)).toBe(90)
    }
  )

  it('is missing where no TLS server answers', async () => {
    const { finding, endsAt } = await checkCertificate(
      { host: 'localhost', port: 1 },
      1000
    )
    expect(finding).toMatchObject({ problem: 'certificate-missing' })
    expect(endsAt).toBeNull()
  })
})
