import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'

import { hasLiveSound } from './useScreenSound'

describe('hasLiveSound', () => {
  it('is false without a stream, without an audio track, and with an ended one', () => {
    const over = fakeTrack('audio')
    over.stop()

    expect(hasLiveSound(null)).toBe(false)
    expect(hasLiveSound(fakeStream(fakeTrack()))).toBe(false)
    expect(hasLiveSound(fakeStream(fakeTrack(), over))).toBe(false)
  })

  it('is true with a live audio track', () => {
    expect(hasLiveSound(fakeStream(fakeTrack(), fakeTrack('audio')))).toBe(true)
  })
})
