import { act, renderHook } from '@redwoodjs/testing/web'

import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'

import { useVideoStream } from './useVideoStream'

/** In jsdom, video elements cannot play. */
function playing(stream: MediaStream | null) {
  const video = document.createElement('video')
  const play = jest.spyOn(video, 'play').mockResolvedValue()
  const ref = { current: video }
  const start = () =>
    renderHook(({ shown, isSecret }) => useVideoStream(ref, shown, isSecret), {
      initialProps: { shown: stream, isSecret: false },
    })
  return { video, play, start }
}

const refusal = Object.assign(new Error(), { name: 'NotAllowedError' })

describe('useVideoStream', () => {
  it('plays the stream without a button', async () => {
    const stream = fakeStream()
    const { video, play, start } = playing(stream)
    const { result } = start()
    await act(async () => {})

    expect(video.srcObject).toBe(stream)
    expect(play).toHaveBeenCalledTimes(1)
    expect(result.current).toBeNull()
  })

  it('keeps the last stream until the next one arrives', async () => {
    const [first, next] = [fakeStream(), fakeStream()]
    const { video, start } = playing(first)
    const { rerender } = start()
    rerender({ shown: null, isSecret: false })
    expect(video.srcObject).toBe(first)

    rerender({ shown: next, isSecret: false })
    expect(video.srcObject).toBe(next)
    await act(async () => {})
  })

  it('PS22 holds no frame while the picture is secret, and the stream again afterwards', async () => {
    const stream = fakeStream()
    const { video, start } = playing(stream)
    const { result, rerender } = start()
    rerender({ shown: stream, isSecret: true })
    expect(video.srcObject).toBeNull()
    expect(result.current).toBeNull()

    rerender({ shown: stream, isSecret: false })
    expect(video.srcObject).toBe(stream)
    await act(async () => {})
  })

  it('plays no audio track while it is muted, and the same picture with sound afterwards', async () => {
    const [picture, sound] = [fakeTrack(), fakeTrack('audio')]
    const stream = fakeStream(picture, sound)
    const video = document.createElement('video')
    jest.spyOn(video, 'play').mockResolvedValue()
    const ref = { current: video }
    const { rerender } = renderHook(
      ({ isMuted }) => useVideoStream(ref, stream, false, isMuted),
      { initialProps: { isMuted: true } }
    )
    await act(async () => {})
    const played = video.srcObject as MediaStream
    expect(played.getTracks()).toEqual([picture])

    rerender({ isMuted: false })
    expect(video.srcObject).toBe(played)
    expect(played.getTracks()).toEqual([picture, sound])
    rerender({ isMuted: true })
    expect(played.getTracks()).toEqual([picture])
    expect(stream.getAudioTracks()).toEqual([sound])
  })

  it('plays nothing without a stream', () => {
    const { play, start } = playing(null)

    expect(start().result.current).toBeNull()
    expect(play).not.toHaveBeenCalled()
  })

  it('returns a play function when the browser requires a click, until it plays', async () => {
    const { video, play, start } = playing(fakeStream())
    play.mockRejectedValueOnce(refusal)
    const { result } = start()
    await act(async () => {})
    act(() => result.current?.())
    expect(play).toHaveBeenCalledTimes(2)

    act(() => void video.dispatchEvent(new Event('playing')))
    expect(result.current).toBeNull()
  })
})
