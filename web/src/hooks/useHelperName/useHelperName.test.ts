import { act, renderHook } from '@redwoodjs/testing/web'

import { useHelperName } from './useHelperName'

const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', `/${hash}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

describe('useHelperName', () => {
  afterEach(() => goTo(''))

  it('is what the link to this page says', () => {
    goTo('#name=Anna')
    const { result } = renderHook(() => useHelperName())

    expect(result.current).toBe('Anna')
  })

  it('is unknown where the link says nothing', () => {
    const { result } = renderHook(() => useHelperName())

    expect(result.current).toBeNull()
  })

  it('follows another link', () => {
    const { result } = renderHook(() => useHelperName())
    goTo('#name=Bob')

    expect(result.current).toBe('Bob')
  })
})
