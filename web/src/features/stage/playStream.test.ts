import { fakeStream, fakeTrack } from 'src/features/capture/FakeMediaStream'

import { playStream } from './playStream'

const undone: (() => void)[] = []

/** `playStream` listens to the page, so each call is undone after a test. */
function playing(...given: Parameters<typeof playStream>) {
  const undo = playStream(...given)
  undone.push(undo)
  return undo
}

afterEach(() => undone.splice(0).forEach((undo) => undo()))

/** In jsdom, video elements cannot play. */
function videoThat(play: () => Promise<void>) {
  const video = document.createElement('video')
  jest.spyOn(video, 'play').mockImplementation(play)
  return video
}

const rejecting = (name: string) => () =>
  Promise.reject(Object.assign(new Error(), { name }))

describe('playStream', () => {
  it('shows the stream', () => {
    const video = videoThat(() => Promise.resolve())
    const stream = fakeStream()
    playing(video, stream, jest.fn())

    expect(video.srcObject).toBe(stream)
    expect(video.play).toHaveBeenCalled()
  })

  it('reports when the browser requires a click, and when it plays after all', async () => {
    const video = videoThat(rejecting('NotAllowedError'))
    const onBlocked = jest.fn()
    playing(video, fakeStream(), onBlocked)
    await Promise.resolve().then(() => {})
    expect(onBlocked).toHaveBeenLastCalledWith(true)

    video.dispatchEvent(new Event('playing'))

    expect(onBlocked).toHaveBeenLastCalledWith(false)
  })

  it('does not report that a newer stream replaces it', async () => {
    const onBlocked = jest.fn()
    playing(videoThat(rejecting('AbortError')), fakeStream(), onBlocked)
    await Promise.resolve().then(() => {})

    expect(onBlocked).not.toHaveBeenCalled()
  })

  it('reports nothing once it is undone', () => {
    const video = videoThat(() => Promise.resolve())
    const onBlocked = jest.fn()
    playing(video, fakeStream(), onBlocked)()
    video.dispatchEvent(new Event('playing'))

    expect(onBlocked).not.toHaveBeenCalled()
  })

  describe('when the browser pauses it', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => {
      jest.useRealTimers()
      jest.restoreAllMocks()
    })
    const seen = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const paused = (isEver = true) => {
      const video = videoThat(() => Promise.resolve())
      const track = fakeTrack()
      const onBlocked = jest.fn()
      const undo = playing(video, fakeStream(track), onBlocked)
      const isPaused = jest.spyOn(video, 'paused', 'get')
      isPaused.mockReturnValue(true)
      if (!isEver) {
        jest.spyOn(video, 'play').mockImplementation(async () => {
          isPaused.mockReturnValue(false)
        })
      }
      const pause = () => video.dispatchEvent(new Event('pause'))
      return { video, track, onBlocked, undo, pause }
    }

    it('resumes', () => {
      const { video, onBlocked, pause } = paused(false)
      pause()
      jest.advanceTimersByTime(5_000)
      expect(video.paused).toBe(false)
      expect(onBlocked).not.toHaveBeenCalled()
    })

    it('resumes once the page is visible again', () => {
      const { video, pause } = paused(false)
      seen('hidden')
      pause()
      expect(video.paused).toBe(true)
      seen('visible')
      expect(video.paused).toBe(false)
    })

    it('requires a click if resuming fails', () => {
      const { onBlocked, pause } = paused()
      pause()
      jest.advanceTimersByTime(5_000)
      expect(onBlocked).toHaveBeenLastCalledWith(true)
    })

    it('leaves an ended stream as it is', () => {
      const { video, track, onBlocked, pause } = paused()
      track.stop()
      pause()
      jest.advanceTimersByTime(5_000)
      expect(video.play).toHaveBeenCalledTimes(1)
      expect(onBlocked).not.toHaveBeenCalled()
    })

    it('does nothing once it is undone', () => {
      const { video, undo, pause } = paused()
      pause()
      undo()
      pause()
      jest.advanceTimersByTime(5_000)
      expect(video.play).toHaveBeenCalledTimes(2)
    })
  })
})
