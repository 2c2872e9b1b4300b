import { bindPageLifecycle } from './bindPageLifecycle'
import type { PeerSession } from './PeerSession'

const plan = { role: 'viewer', fromUserId: null } as const

function watched() {
  const session = {
    open: jest.fn(() => Promise.resolve()),
    close: jest.fn(),
    networkReturned: jest.fn(),
  }
  return {
    session,
    leave: bindPageLifecycle(session as unknown as PeerSession, plan),
  }
}

const pageShow = (persisted: boolean) =>
  Object.assign(new Event('pageshow'), { persisted })

describe('bindPageLifecycle', () => {
  it('opens the session with the page and closes it when the person leaves', () => {
    const { session, leave } = watched()
    expect(session.open).toHaveBeenCalledWith(plan)

    leave()

    expect(session.close).toHaveBeenCalledWith('left')
  })

  it('PS3 reports when the network or the tab is back', () => {
    const { session, leave } = watched()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    leave()

    expect(session.networkReturned).toHaveBeenCalledTimes(2)
  })

  it('reports nothing while the tab is hidden', () => {
    const { session, leave } = watched()
    const visibility = jest
      .spyOn(document, 'visibilityState', 'get')
      .mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    leave()

    expect(session.networkReturned).not.toHaveBeenCalled()
  })

  it('PS16 treats a page that unloads as a possible reload', () => {
    const { session, leave } = watched()
    window.dispatchEvent(new Event('pagehide'))

    expect(session.close).toHaveBeenCalledWith('unload')
    leave()
  })

  it('opens again when the browser restores the page from its cache', () => {
    const { session, leave } = watched()
    window.dispatchEvent(pageShow(false))
    expect(session.open).toHaveBeenCalledTimes(1)
    window.dispatchEvent(pageShow(true))
    leave()

    expect(session.open).toHaveBeenCalledTimes(2)
  })

  it('does not listen any more once the person has left', () => {
    const { session, leave } = watched()
    leave()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(pageShow(true))

    expect(session.networkReturned).not.toHaveBeenCalled()
    expect(session.close).toHaveBeenCalledTimes(1)
    expect(session.open).toHaveBeenCalledTimes(1)
  })
})
