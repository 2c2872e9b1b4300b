import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'

import { WebAudioMixer } from './WebAudioMixer'

function mixing() {
  const together = fakeTrack('audio')
  const sources: MediaStream[] = []
  const close = jest.fn(() => Promise.resolve())
  const make = jest.fn(
    () =>
      ({
        close,
        createMediaStreamDestination: () => ({ stream: fakeStream(together) }),
        createMediaStreamSource: (stream: MediaStream) => {
          sources.push(stream)
          return { connect: jest.fn() }
        },
      }) as unknown as AudioContext
  )
  return { mixer: new WebAudioMixer(make), make, close, sources, together }
}

describe('WebAudioMixer', () => {
  const [voice, screen] = [fakeTrack('audio'), fakeTrack('audio')]

  it('needs no audio context for one track or none', () => {
    const { mixer, make } = mixing()
    expect(mixer.mix(voice, null)).toBe(voice)
    expect(mixer.mix(null, screen)).toBe(screen)
    expect(mixer.mix(null, null)).toBeNull()
    expect(make).not.toHaveBeenCalled()
  })

  it('mixes two tracks once, and ends the mix when one of them is gone', () => {
    const { mixer, make, close, sources, together } = mixing()
    expect(mixer.mix(voice, screen)).toBe(together)
    expect(mixer.mix(voice, screen)).toBe(together)
    expect(make).toHaveBeenCalledTimes(1)
    expect(sources.flatMap((stream) => stream.getTracks())).toEqual([
      voice,
      screen,
    ])
    expect(mixer.mix(voice, null)).toBe(voice)
    expect(close).toHaveBeenCalledTimes(1)
  })
})
