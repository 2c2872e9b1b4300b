import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'

import { hasLiveSound } from './useScreenSound'

describe('hasLiveSound', () => {
  it('hears nothing of nothing, of a picture, and of a sound that is over', () => {
    const over = fakeTrack('audio')
    over.stop()

    expect(hasLiveSound(null)).toBe(false)
    expect(hasLiveSound(fakeStream(fakeTrack()))).toBe(false)
    expect(hasLiveSound(fakeStream(fakeTrack(), over))).toBe(false)
  })

  it('hears a sound that is live', () => {
    expect(hasLiveSound(fakeStream(fakeTrack(), fakeTrack('audio')))).toBe(true)
  })
})
