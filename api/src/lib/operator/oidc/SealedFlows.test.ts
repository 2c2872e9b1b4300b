import { HelperGrants } from 'src/lib/operator/HelperGrants'
import { OperatorTokens } from 'src/lib/operator/OperatorTokens'

import { SealedFlows } from './SealedFlows'

const settings = {
  credentials: 'https://login.example',
  secret: 'a secret of at least 32 characters',
}

const flow = {
  state: 'a state',
  nonce: 'a nonce',
  codeVerifier: 'a verifier',
  redirectUri: 'https://help.example/operator/sign-in',
}

const flows = new SealedFlows(settings)

describe('SealedFlows', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('opens a flow that any instance with the same settings has sealed', async () => {
    const sealed = await new SealedFlows(settings).seal(flow)
    expect(await flows.open(sealed)).toEqual(flow)
  })

  it('shows nothing of a sealed flow to the tab that keeps it', async () => {
    const parts = (await flows.seal(flow)).split('.')
    const texts = parts.map((part) => Buffer.from(part, 'base64url').toString())
    expect(texts.join()).not.toMatch(/verifier|nonce|state/)
  })

  it('opens a flow for ten minutes, and no longer', async () => {
    const now = Math.floor(Date.now() / 1000) * 1000
    jest.useFakeTimers({ now, doNotFake: ['nextTick'] })
    const sealed = await flows.seal(flow)
    jest.setSystemTime(now + 599_000)
    expect(await flows.open(sealed)).toEqual(flow)
    jest.setSystemTime(now + 601_000)
    expect(await flows.open(sealed)).toBeNull()
  })

  it.each([
    ['another secret', { secret: 'another secret of 32 characters!' }],
    ['another provider', { credentials: 'https://other.example' }],
  ])('rejects a flow sealed under %s', async (_, other) => {
    const sealed = await new SealedFlows({ ...settings, ...other }).seal(flow)
    expect(await flows.open(sealed)).toBeNull()
  })

  it('rejects a token and a grant', async () => {
    const tokens = new OperatorTokens({ ...settings, seconds: 60 })
    expect(await flows.open(await tokens.issue('operator'))).toBeNull()
    expect(await flows.open(new HelperGrants(settings).issue())).toBeNull()
  })

  it.each(['', 'a.b.c.d.e', '....', '\0', 'x'.repeat(50_000)])(
    'rejects %j without throwing',
    async (sealed) => {
      expect(await flows.open(sealed)).toBeNull()
    }
  )
})
