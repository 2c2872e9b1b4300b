import { FakeStore } from 'src/browser/FakeStore'

import { leaveForProvider, takeProviderReturn } from './providerFlow'

const link = '/operator/sign-in?redirectTo=/from/river-apple-tiger-moon#v=key'
const url = 'https://login.example/auth'

const open = (address: string) => window.history.replaceState({}, '', address)

function address() {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

function leave(store: FakeStore) {
  const gone = jest.fn()
  leaveForProvider(url, 'sealed', store, gone)
  return gone
}

describe('the way to the provider and back', () => {
  let store: FakeStore

  beforeEach(() => {
    store = new FakeStore()
    open(link)
  })

  it('leads to the provider without the fragment of a link', () => {
    expect(leave(store)).toHaveBeenCalledWith(url)
  })

  it('gives the page its address back, with the fragment', () => {
    leave(store)
    open('/operator/sign-in?code=c&state=s')
    expect(takeProviderReturn(store)).toEqual({
      answer: '?code=c&state=s',
      flow: 'sealed',
    })
    expect(address()).toBe(link)
  })

  it('reads a refusal like an answer', () => {
    leave(store)
    open('/operator/sign-in?error=access_denied&state=s')
    expect(takeProviderReturn(store)?.flow).toBe('sealed')
    expect(address()).toBe(link)
  })

  it('uses a flow only once', () => {
    leave(store)
    open('/operator/sign-in?code=c&state=s')
    takeProviderReturn(store)
    open('/operator/sign-in?code=c&state=s')
    expect(takeProviderReturn(store)?.flow).toBeNull()
  })

  it('has no flow in a tab that began no sign-in, and removes the code from the address', () => {
    open('/operator/sign-in?code=c&state=s')
    expect(takeProviderReturn(store)).toEqual({
      answer: '?code=c&state=s',
      flow: null,
    })
    expect(address()).toBe('/operator/sign-in')
  })

  it.each(['', 'null', '{', '{"flow":7}', '[]'])(
    'has no flow if the tab has stored %j',
    (stored) => {
      store.write('kinscreen.provider-flow', stored)
      open('/operator/sign-in?code=c&state=s')
      expect(takeProviderReturn(store)?.flow).toBeNull()
    }
  )

  it.each(['', '?redirectTo=/receive', '?code=c', '?state=s'])(
    'is not at its end at the address %j',
    (search) => {
      leave(store)
      open(`/operator/sign-in${search}`)
      expect(takeProviderReturn(store)).toBeNull()
      expect(address()).toBe(`/operator/sign-in${search}`)
    }
  )
})
