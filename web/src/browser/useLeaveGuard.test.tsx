import { act, renderHook } from '@redwoodjs/testing/web'

import { isPageHeld, listenBeforeRouter } from './leavingPage'
import type { Undo } from './listen'
import { useLeaveGuard } from './useLeaveGuard'

/** Called on `popstate`, before the guard, which stops the event. */
let popped: (() => void) | null = null
const noticePop = () => popped?.()

function pressed(go: () => void): Promise<void> {
  return act(async () => {
    const pop = new Promise<void>((resolve) => (popped = resolve))
    go()
    await pop
  })
}

const back = () => pressed(() => window.history.back())

function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('useLeaveGuard', () => {
  let router: jest.Mock
  let unlisten: Undo

  beforeEach(() => {
    window.history.pushState(null, '', '/')
    window.history.pushState(null, '', '/river-apple-tiger-moon#k=abc')
    router = jest.fn()
    window.addEventListener('popstate', noticePop, true)
    unlisten = listenBeforeRouter()
    window.addEventListener('popstate', router)
  })
  afterEach(() => {
    window.removeEventListener('popstate', noticePop, true)
    unlisten()
    window.removeEventListener('popstate', router)
  })

  it('asks nobody who has nothing to lose', async () => {
    const { result } = renderHook(() => useLeaveGuard(false))
    expect(asksBeforeUnload()).toBe(false)
    expect(isPageHeld.getSnapshot()).toBe(false)
    await back()
    expect(window.location.pathname).toBe('/')
    expect(router).toHaveBeenCalled()
    expect(result.current.isAsked).toBe(false)
  })

  it('asks before leaving for another site while there is something to lose', () => {
    const { rerender, unmount } = renderHook(
      ({ isHeld }) => useLeaveGuard(isHeld),
      { initialProps: { isHeld: true } }
    )
    expect(asksBeforeUnload()).toBe(true)
    expect(isPageHeld.getSnapshot()).toBe(true)
    rerender({ isHeld: false })
    expect(asksBeforeUnload()).toBe(false)
    rerender({ isHeld: true })
    unmount()
    expect(asksBeforeUnload()).toBe(false)
    expect(isPageHeld.getSnapshot()).toBe(false)
  })

  it('stays on the page and asks when Back is pressed, then stays or leaves as chosen', async () => {
    const { result } = renderHook(() => useLeaveGuard(true))
    await back()
    expect(window.location.href).toMatch(/moon#k=abc$/)
    expect(router).not.toHaveBeenCalled()
    expect(result.current.isAsked).toBe(true)

    act(() => result.current.stay())
    expect(result.current.isAsked).toBe(false)

    await back()
    expect(result.current.isAsked).toBe(true)
    await pressed(() => result.current.leave())
    expect(window.location.pathname).toBe('/')
    expect(router).toHaveBeenCalledTimes(1)
  })
})
