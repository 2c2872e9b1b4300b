import { fakeStream } from './FakeMediaStream'
import { playStream } from './playStream'

/** jsdom has an element, but it plays nothing. */
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
    playStream(video, stream, jest.fn())

    expect(video.srcObject).toBe(stream)
    expect(video.play).toHaveBeenCalled()
  })

  it('says when the browser wants a click first, and when it plays after all', async () => {
    const video = videoThat(rejecting('NotAllowedError'))
    const onBlocked = jest.fn()
    playStream(video, fakeStream(), onBlocked)
    await Promise.resolve().then(() => {})
    expect(onBlocked).toHaveBeenLastCalledWith(true)

    video.dispatchEvent(new Event('playing'))

    expect(onBlocked).toHaveBeenLastCalledWith(false)
  })

  it('takes a newer stream for no obstacle', async () => {
    const onBlocked = jest.fn()
    playStream(videoThat(rejecting('AbortError')), fakeStream(), onBlocked)
    await Promise.resolve().then(() => {})

    expect(onBlocked).not.toHaveBeenCalled()
  })

  it('hears nothing any more once it is undone', () => {
    const video = videoThat(() => Promise.resolve())
    const onBlocked = jest.fn()
    playStream(video, fakeStream(), onBlocked)()
    video.dispatchEvent(new Event('playing'))

    expect(onBlocked).not.toHaveBeenCalled()
  })
})
