import {
  askWaysToSignIn,
  beginAtProvider,
  requestToken,
} from './operatorSession'

function answerWith(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetchUrl = jest.fn(async () => ({
    status,
    json: async () => JSON.parse(text),
  }))
  window.fetch = fetchUrl as unknown as typeof fetch
  return fetchUrl
}

describe('requestToken', () => {
  const before = window.fetch
  afterEach(() => {
    window.fetch = before
  })

  it('sends the passphrase and returns the token and the grant', async () => {
    const fetchUrl = answerWith({
      outcome: 'signed-in',
      token: 'a.b.c',
      grant: '1.g',
    })
    expect(await requestToken({ passphrase: 'open sesame' })).toEqual({
      outcome: 'signed-in',
      token: 'a.b.c',
      grant: '1.g',
    })
    expect(fetchUrl).toHaveBeenCalledWith(
      expect.stringMatching(/\/operatorSession$/),
      expect.objectContaining({ body: '{"passphrase":"open sesame"}' })
    )
  })

  it.each([
    [{ outcome: 'wrong-passphrase' }, 401],
    [{ outcome: 'too-many-attempts', retryAfterSeconds: 9 }, 429],
    [{ outcome: 'console-off' }, 503],
    [{ outcome: 'denied' }, 401],
    [{ outcome: 'wrong-group' }, 403],
    [{ outcome: 'flow-expired' }, 400],
    [{ outcome: 'provider-failed' }, 502],
    [{ outcome: 'provider-off' }, 503],
  ])('passes on %j', async (body, status) => {
    answerWith(body, status)
    expect(await requestToken({ passphrase: 'x' })).toEqual(body)
  })

  it.each(['<h1>Proxy</h1>', 'null', '{}', '{"outcome":"signed-in"}', '[7]'])(
    'treats %s as no answer of the server',
    async (text) => {
      answerWith(text)
      expect(await requestToken({ passphrase: 'x' })).toEqual({
        outcome: 'not-reachable',
      })
    }
  )

  it('reports a lost connection as not reachable', async () => {
    window.fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await requestToken({ passphrase: 'x' })).toEqual({
      outcome: 'not-reachable',
    })
    expect(await beginAtProvider()).toEqual({ outcome: 'not-reachable' })
    expect(await askWaysToSignIn()).toBeNull()
  })

  it('sends what the provider has answered, with the flow of this tab', async () => {
    const fetchUrl = answerWith({
      outcome: 'signed-in',
      token: 'a',
      grant: 'g',
    })
    await requestToken({ flow: 'sealed', answer: '?code=c&state=s' })
    expect(fetchUrl).toHaveBeenCalledWith(
      expect.stringMatching(/\/operatorSession$/),
      expect.objectContaining({
        method: 'POST',
        body: '{"flow":"sealed","answer":"?code=c&state=s"}',
      })
    )
  })

  it('reads how one can sign in, also from an api that knows no provider', async () => {
    answerWith({ isConsoleOn: false, provider: { name: 'the club' } })
    expect(await askWaysToSignIn()).toEqual({
      hasPassphrase: false,
      provider: { name: 'the club' },
    })
    answerWith({ isConsoleOn: true })
    expect(await askWaysToSignIn()).toEqual({
      hasPassphrase: true,
      provider: null,
    })
    answerWith('null')
    expect(await askWaysToSignIn()).toBeNull()
  })
})

describe('beginAtProvider', () => {
  const before = window.fetch
  afterEach(() => {
    window.fetch = before
  })

  it('returns where to go, and what to keep', async () => {
    const url = 'https://login.example/auth?state=s'
    answerWith({ outcome: 'redirect', url, flow: 'sealed' })
    const beginning = { outcome: 'redirect', url, flow: 'sealed' }
    expect(await beginAtProvider()).toEqual(beginning)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/operator', ''])(
    'goes to no address such as %j',
    async (url) => {
      answerWith({ outcome: 'redirect', url, flow: 'sealed' })
      expect(await beginAtProvider()).toEqual({ outcome: 'not-reachable' })
    }
  )

  it.each([
    { outcome: 'provider-failed' },
    { outcome: 'provider-off' },
    { outcome: 'too-many-attempts', retryAfterSeconds: 9 },
  ])('passes on %j', async (body) => {
    answerWith(body, 503)
    expect(await beginAtProvider()).toEqual(body)
  })
})
