import { ringLanguage } from 'src/lib/ring/ringLanguage'

import { showRing } from './showRing'

jest.mock('src/lib/ring/ringLanguage')

describe('showRing', () => {
  it('tells open pages of a ring on a desktop that can show no notification', async () => {
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
})
