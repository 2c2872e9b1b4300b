import { FakeStore } from 'src/browser/FakeStore'
import { createAuthImplementation } from 'src/features/operator/authImplementation'

import { helperGrantKey, readHelperGrant } from './helperGrant'

const grant = `1700043200.${'s'.repeat(43)}`

function answerWith(body: unknown) {
  window.fetch = (async () => ({
    json: async () => body,
  })) as unknown as typeof fetch
}

async function signIn(answer: object) {
  const store = new FakeStore()
  const auth = createAuthImplementation(store)
  answerWith({ outcome: 'signed-in', token: 'a.b.c', ...answer })
  await auth.login({ passphrase: 'open sesame' })
  return { store, auth }
}

describe('the grant of a helper', () => {
  const before = window.fetch
  afterEach(() => {
    window.fetch = before
  })

  it('is stored on sign-in', async () => {
    const { store } = await signIn({ grant })
    expect(readHelperGrant(store)).toBe(grant)
  })

  it('is deleted on sign-out', async () => {
    const { store, auth } = await signIn({ grant })
    await auth.logout()
    expect(readHelperGrant(store)).toBeNull()
  })

  it('is absent if the server gives none', async () => {
    const { store } = await signIn({})
    expect(readHelperGrant(store)).toBeNull()
  })

  it.each(['a&token=b', 'x'.repeat(101), ' '])(
    'is null if the tab has stored %j, which would change a URL',
    (kept) => {
      const store = new FakeStore()
      store.write(helperGrantKey, kept)
      expect(readHelperGrant(store)).toBeNull()
    }
  )
})
