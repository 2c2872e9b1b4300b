import { setTimeout as pause } from 'node:timers/promises'

import { decodeJwt } from 'jose'

import { HelperGrants } from 'src/lib/operator/HelperGrants'
import { ForgingProxy } from 'src/lib/operator/oidc/forgingProxy.fixtures'
import {
  answerOf,
  client,
  TestProvider,
} from 'src/lib/operator/oidc/openIdProvider.fixtures'

import { TestRun } from './server.fixtures'

jest.setTimeout(60_000)

const secret = 'a secret of at least 32 characters'
const origin = 'http://localhost:8910'

const settingsFor = (issuer: string, more: Record<string, string> = {}) => ({
  REQUIRE_SIGN_IN: 'helpers',
  OPERATOR_SESSION_SECRET: secret,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'the club',
  OIDC_HELPER_GROUPS: 'helpers',
  OIDC_OPERATOR_GROUPS: 'operators',
  ...more,
})

const runs: TestRun[] = []

function startApi(issuer: string, more: Record<string, string> = {}) {
  const run = new TestRun(settingsFor(issuer, more), ['operatorSession'])
  runs.push(run)
  return run
}

let lastAddress = 0

/** Posts to the sign-in as a page does, each time from another address. */
async function ask(
  run: TestRun,
  body: unknown,
  headers: Record<string, string> = {}
) {
  const answer = await fetch(`${await run.url()}/operatorSession`, {
    method: 'POST',
    headers: {
      ...{ origin, 'content-type': 'application/json' },
      'x-forwarded-for': `192.0.2.${++lastAddress}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: await answer.json() }
}

const begin = async (run: TestRun) =>
  (await ask(run, { begin: 'provider' })).json as { url: string; flow: string }

async function goThere(run: TestRun, account: string | null) {
  const { url, flow } = await begin(run)
  return { flow, answer: await answerOf(url, account) }
}

const signIn = async (run: TestRun, account: string | null) =>
  ask(run, await goThere(run, account))

const expired = { status: 400, json: { outcome: 'flow-expired' } }
const failed = { status: 502, json: { outcome: 'provider-failed' } }

/** Waits for a line of the log, which may be written after the answer. */
async function untilLogged(run: TestRun, line: string) {
  while (!run.output.includes(line)) await pause(10)
}

function changed(answer: string, name: string, value: string) {
  const query = new URLSearchParams(answer)
  query.set(name, value)
  return `?${query}`
}

afterAll(async () => {
  runs.forEach(({ child }) => child.kill('SIGKILL'))
  await Promise.all(runs.map(({ exitCode }) => exitCode))
})

describe('an api whose helpers sign in at an OpenID provider', () => {
  const proxy = new ForgingProxy()
  let provider: TestProvider
  let api: TestRun

  beforeAll(async () => {
    await proxy.start()
    provider = await TestProvider.start({ ISSUER: proxy.url })
    proxy.target = provider.ownUrl
    api = startApi(proxy.url)
  })

  afterEach(() => {
    proxy.forge = null
  })

  afterAll(async () => {
    await provider.stop()
    proxy.stop()
  })

  it('tells pages the name of the provider, and that there is no passphrase', async () => {
    const answer = await fetch(`${await api.url()}/operatorSession`)
    const provider = { name: 'the club' }
    expect(await answer.json()).toEqual({ isConsoleOn: false, provider })
  })

  it('lets a helper receive screens, without a role of the operator', async () => {
    const { status, json } = await signIn(api, 'anna')
    expect(status).toBe(200)
    expect(decodeJwt(json.token)).toMatchObject({ roles: ['standard'] })
    const isValidWith = (helperGroups: string[]) => {
      const provider = {
        ...{ issuer: proxy.url, clientId: client.id, clientSecret: null },
        ...{ name: null, groupsClaim: 'groups', helperGroups },
        operatorGroups: ['operators'],
      }
      const credentials = JSON.stringify(['', provider])
      return new HelperGrants({ secret, credentials }).isValid(json.grant)
    }
    expect(isValidWith(['helpers'])).toBe(true)
    // A change of the configured groups makes old grants invalid: their holders
    // may not be in the new groups.
    expect(isValidWith(['helpers', 'more'])).toBe(false)
  })

  it('makes an account in a group of operators an operator', async () => {
    const { json } = await signIn(api, 'olga')
    expect(decodeJwt(json.token)).toMatchObject({ roles: ['admin'] })
  })

  it('continues a sign-in that began at another instance', async () => {
    const there = await goThere(startApi(proxy.url), 'anna')
    expect((await ask(api, there)).status).toBe(200)
  })

  it('refuses an account in neither group', async () => {
    const refused = { status: 403, json: { outcome: 'wrong-group' } }
    expect(await signIn(api, 'gustav')).toEqual(refused)
  })

  it('signs nobody in who refuses at the provider', async () => {
    const denied = { status: 401, json: { outcome: 'denied' } }
    expect(await signIn(api, null)).toEqual(denied)
  })

  it('asks the provider only for groups, and leads back only to its own pages', async () => {
    const query = new URL((await begin(api)).url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      scope: 'openid groups',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:8910/operator/sign-in',
    })
    const refused = { status: 403, json: { outcome: 'refused' } }
    for (const foreign of ['https://evil.example', 'null', '']) {
      const headers = { origin: foreign }
      expect(await ask(api, { begin: 'provider' }, headers)).toEqual(refused)
    }
  })

  it('leads back to pages below a path of their host', async () => {
    const below = startApi(proxy.url, { BASE_PATH: '/help' })
    const query = new URL((await begin(below)).url).searchParams
    expect(query.get('redirect_uri')).toBe(
      'http://localhost:8910/help/operator/sign-in'
    )
  })

  it('asks for the account again if the person wants another one', async () => {
    const another = { begin: 'provider', another: true }
    const prompts = [{ begin: 'provider' }, another].map(async (body) => {
      const { url } = (await ask(api, body)).json
      return new URL(url).searchParams.get('prompt')
    })
    expect(await Promise.all(prompts)).toEqual([null, 'login'])
  })

  it('refuses an answer that was used before', async () => {
    const once = await goThere(api, 'anna')
    expect((await ask(api, once)).status).toBe(200)
    expect(await ask(api, once)).toEqual(expired)
  })

  it('refuses an answer that belongs to another tab', async () => {
    const [mine, theirs] = [await begin(api), await goThere(api, 'anna')]
    const { answer } = theirs
    expect(await ask(api, { flow: mine.flow, answer })).toEqual(expired)
    // With the right state, the provider notices the wrong PKCE verifier.
    const state = new URL(mine.url).searchParams.get('state')!
    const forged = { flow: mine.flow, answer: changed(answer, 'state', state) }
    expect(await ask(api, forged)).toEqual(expired)
  })

  it('refuses a flow that it has not sealed', async () => {
    const { flow, answer } = await goThere(api, 'anna')
    const other = flow.replace(/.(?=[^.]*$)/, (c) => (c === 'A' ? 'B' : 'A'))
    for (const forged of [other, '', 'a.b.c.d.e', 'x'.repeat(4000)]) {
      expect(await ask(api, { flow: forged, answer })).toEqual(expired)
    }
  })

  it('refuses an answer of another issuer', async () => {
    const { flow, answer } = await goThere(api, 'anna')
    const other = changed(answer, 'iss', 'https://login.example')
    expect(await ask(api, { flow, answer: other })).toEqual(failed)
  })

  it.each([
    ['signed by somebody else', {}],
    ['of another issuer', { iss: 'https://login.example' }],
    ['for another client', { aud: 'somebody' }],
    ['of another sign-in', { nonce: 'another' }],
    ['that has expired', { exp: 1_700_000_000 }],
  ])('refuses an ID token %s', async (_, forged) => {
    const there = await goThere(api, 'anna')
    proxy.forge = (claims) => ({ ...claims, ...forged })
    expect(await ask(api, there)).toEqual(failed)
  })

  it('refuses more attempts than a library needs, by address, and does not count flows of nobody', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const junk = { flow: 'x', answer: '?code=x&state=x' }
    for (let time = 0; time < 50; time++) {
      expect(await ask(api, junk, headers)).toEqual(expired)
    }
    const attempts = []
    for (let time = 0; time < 41; time++) {
      attempts.push((await ask(api, { begin: 'provider' }, headers)).status)
    }
    expect(attempts.filter((status) => status === 200)).toHaveLength(40)
    expect(attempts.at(-1)).toBe(429)
  })

  it('reports a provider that goes down meanwhile, and logs neither person nor token', async () => {
    const there = await goThere(api, 'anna')
    proxy.target = 'http://127.0.0.1:9'
    expect(await ask(api, there)).toEqual(failed)
    await untilLogged(api, 'The OpenID provider failed: ')
    expect(api.output).not.toMatch(/anna|olga|gustav|eyJ|code=|state=/)
  })
})

describe('an api whose provider', () => {
  let provider: TestProvider | null = null

  afterEach(async () => {
    await provider?.stop()
    provider = null
  })

  it('sends the groups only on request, makes helpers of those in a group', async () => {
    provider = await TestProvider.start({ GROUPS_IN: 'userinfo' })
    const api = startApi(provider.url)
    expect((await signIn(api, 'anna')).status).toBe(200)
    expect((await signIn(api, 'gustav')).status).toBe(403)
  })

  it('knows only helpers, makes helpers of everybody there if no group is set', async () => {
    provider = await TestProvider.start()
    const api = startApi(provider.url, { OIDC_HELPER_GROUPS: '' })
    const { json } = await signIn(api, 'gustav')
    expect(decodeJwt(json.token)).toMatchObject({ roles: ['standard'] })
  })

  it('is down, says so, and works once it is up', async () => {
    provider = await TestProvider.start()
    const port = new URL(provider.url).port
    await provider.stop()
    const api = startApi(provider.url)
    expect(await ask(api, { begin: 'provider' })).toEqual(failed)
    await untilLogged(api, 'The OpenID provider failed: ECONNREFUSED.')
    provider = await TestProvider.start({ PORT: port })
    expect((await signIn(api, 'anna')).status).toBe(200)
  })

  it.each([-1800, 1800])(
    'has a clock that is wrong by %d seconds, signs helpers in',
    async (seconds) => {
      provider = await TestProvider.start({
        CLOCK_OFFSET_SECONDS: String(seconds),
      })
      const api = startApi(provider.url)
      expect((await signIn(api, 'anna')).status).toBe(200)
    }
  )

  it('issues ID tokens that have expired by our clock, refuses them', async () => {
    provider = await TestProvider.start({ CLOCK_OFFSET_SECONDS: '-7200' })
    const api = startApi(provider.url)
    expect(await signIn(api, 'anna')).toEqual(failed)
    await untilLogged(api, 'failed: OAUTH_JWT_TIMESTAMP_CHECK_FAILED.')
  })
})
