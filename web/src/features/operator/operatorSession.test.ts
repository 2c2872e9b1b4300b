import { askConsoleSwitch, requestToken } from './operatorSession'

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
    expect(await requestToken('open sesame')).toEqual({
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
  ])('passes on %j', async (body, status) => {
    answerWith(body, status)
    expect(await requestToken('x')).toEqual(body)
  })

  it.each(['<h1>Proxy</h1>', 'null', '{}', '{"outcome":"signed-in"}', '[7]'])(
    'treats %s as no answer of the server',
    async (text) => {
      answerWith(text)
      expect(await requestToken('x')).toEqual({ outcome: 'not-reachable' })
    }
  )

  it('reports a lost connection as not reachable', async () => {
    window.fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await requestToken('x')).toEqual({ outcome: 'not-reachable' })
    expect(await askConsoleSwitch()).toBeNull()
  })

  it('reads whether there is a console', async () => {
    answerWith({ isConsoleOn: false })
    expect(await askConsoleSwitch()).toBe(false)
    answerWith('null')
    expect(await askConsoleSwitch()).toBeNull()
  })
})
