import { act, renderHook } from '@redwoodjs/testing/web'

import { keepScreenAwake, useScreenWakeLock } from './useScreenWakeLock'

describe('useScreenWakeLock', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

  it('keeps the screen awake only while wanted', async () => {
    const release = jest.fn(async () => {})
    const request = jest.fn(async () => ({ released: false, release }))
    Object.assign(navigator, { wakeLock: { request } })
    const { rerender } = renderHook(
      ({ isWanted }) => useScreenWakeLock(isWanted),
      { initialProps: { isWanted: false } }
    )
    expect(request).not.toHaveBeenCalled()
    await act(async () => rerender({ isWanted: true }))
    expect(request).toHaveBeenCalledTimes(1)
    expect(release).not.toHaveBeenCalled()

    await act(async () => rerender({ isWanted: false }))
    expect(release).toHaveBeenCalledTimes(1)
  })
})

/** jsdom has no wake locks. */
function provide() {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = jest.fn(async (_type: string) => {
    const lock = {
      released: false,
      release: async () => void (lock.released = true),
    }
    locks.push(lock)
    return lock
  })
  Object.assign(navigator, { wakeLock: { request } })
  return { request, locks }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

async function become(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await turn()
}

describe('keepScreenAwake', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    jest.restoreAllMocks()
  })

  it('keeps the screen awake until it is undone', async () => {
    const { request, locks } = provide()
    const undo = keepScreenAwake()
    await turn()
    expect(request).toHaveBeenCalledWith('screen')
    expect(locks[0]?.released).toBe(false)

    undo()
    expect(locks[0]?.released).toBe(true)
  })

  it('requests the lock again when the page becomes visible, not earlier', async () => {
    const { request, locks } = provide()
    const undo = keepScreenAwake()
    await turn()
    await locks[0]?.release()
    await become('hidden')
    expect(request).toHaveBeenCalledTimes(1)

    await become('visible')
    await become('visible')
    expect(request).toHaveBeenCalledTimes(2)
    undo()
    await become('visible')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('releases a lock that is granted too late', async () => {
    const { locks } = provide()
    keepScreenAwake()()
    await turn()

    expect(locks[0]?.released).toBe(true)
  })

  it('does nothing where the browser has no wake lock', async () => {
    const undo = keepScreenAwake()
    await turn()

    expect(undo).not.toThrow()
  })
})
