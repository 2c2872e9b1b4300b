import type { UserId } from 'src/features/links/model/userId'
import { encodeRingSignal } from 'src/features/ring/model/ringSignal'
import { recogniseRing } from 'src/features/ring/recogniseRing'
import { ringLanguage } from 'src/features/ring/ringLanguage'
import type { RingPin } from 'src/features/ring/RingPin'

import { ownRingPin } from './ownRingPin'
import { showRing } from './showRing'

jest.mock('src/features/ring/recogniseRing')
jest.mock('src/features/ring/ringLanguage')
jest.mock('./ownRingPin')

describe('showRing', () => {
  it('notifies open pages of a ring where the desktop can show no notification', async () => {
    jest.mocked(ringLanguage).mockResolvedValue('en')
    const postMessage = jest.fn()
    const showNotification = jest.fn(() => Promise.reject(new Error('Failure')))
    const worker = {
      registration: { showNotification },
      clients: { matchAll: async () => [{ postMessage }] },
    } as unknown as ServiceWorkerGlobalScope

    await expect(showRing(worker, 'not a ring')).rejects.toThrow('Failure')

    expect(showNotification).toHaveBeenCalledWith(
      'Someone you help needs help',
      expect.objectContaining({ lang: 'en' })
    )
    expect(postMessage).toHaveBeenCalledWith('rings')
  })

  it.each([
    ['unwanted', 0],
    [null, 1],
    [{ name: null }, 1],
  ] as const)(
    'shows a ring, unless the helper does not allow the caller: %j',
    async (known, times) => {
      jest.mocked(ringLanguage).mockResolvedValue('en')
      jest.mocked(ownRingPin).mockResolvedValue({} as RingPin)
      jest.mocked(recogniseRing).mockResolvedValue(known)
      const showNotification = jest.fn(async () => {})
      const worker = {
        registration: { showNotification },
        clients: { matchAll: async () => [] },
      } as unknown as ServiceWorkerGlobalScope
      const ring = encodeRingSignal({
        control: 'ring',
        nonce: 'n'.repeat(22),
        mac: 'm'.repeat(43),
        from: 'sea' as UserId,
      })

      await showRing(worker, JSON.stringify(ring))
      expect(showNotification).toHaveBeenCalledTimes(times)
    }
  )
})
