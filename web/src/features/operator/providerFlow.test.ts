import { FakeStore } from 'src/browser/FakeStore'

import {
  forgetFlow,
  leaveForProvider,
  readProviderReturn,
} from './providerFlow'

const link = '/operator/sign-in?redirectTo=/from/river-apple-tiger-moon#v=key'
const url = 'https://login.example/auth'

const open = (address: string) => window.history.replaceState({}, '', address)

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

  it('brings the answer, and the address that the page had, with the fragment', () => {
    leave(store)
    open('/operator/sign-in?code=c&state=s')
    const returned = {
      answer: '?code=c&state=s',
      flow: 'sealed',
      search: '?redirectTo=/from/river-apple-tiger-moon',
      hash: '#v=key',
    }
    expect(readProviderReturn(store)).toEqual(returned)
    // Reading does not remove the stored state, because React may render
    // repeatedly.
    expect(readProviderReturn(store)).toEqual(returned)
  })

  it('brings a refusal like an answer', () => {
    leave(store)
    open('/operator/sign-in?error=access_denied&state=s')
    expect(readProviderReturn(store)?.flow).toBe('sealed')
  })

  it('forgets a flow', () => {
    leave(store)
    forgetFlow(store)
    open('/operator/sign-in?code=c&state=s')
    expect(readProviderReturn(store)?.flow).toBeNull()
  })

  it('has no flow in a tab that began no sign-in', () => {
    open('/operator/sign-in?code=c&state=s')
    expect(readProviderReturn(store)).toEqual({
      answer: '?code=c&state=s',
      flow: null,
      search: '',
      hash: '',
    })
  })

  it.each(['', 'null', '{', '{"flow":7}', '[]'])(
    'has no flow if the tab has stored %j',
    (stored) => {
      store.write('kinscreen.provider-flow', stored)
      open('/operator/sign-in?code=c&state=s')
      expect(readProviderReturn(store)?.flow).toBeNull()
    }
  )

  it.each(['', '?redirectTo=/receive', '?code=c', '?state=s'])(
    'is not at its end at the address %j',
    (search) => {
      leave(store)
      open(`/operator/sign-in${search}`)
      expect(readProviderReturn(store)).toBeNull()
    }
  )
})
