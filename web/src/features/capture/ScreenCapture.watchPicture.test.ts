import { fakeTrack } from './FakeMediaStream'
import { watchPicture } from './ScreenCapture'

function watched(size: MediaTrackSettings = { width: 800, height: 600 }) {
  const track = fakeTrack('video', size)
  const told: boolean[] = []
  const undo = watchPicture(track, (isEmpty) => told.push(isEmpty))
  return { track, told, undo }
}

describe('watchPicture', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reports when a picture is withheld for longer than a moment, and when it is back', () => {
    const { track, told } = watched()
    track.mute(true)
    jest.advanceTimersByTime(2_500)
    track.mute(false)
    track.mute(true)
    jest.advanceTimersByTime(2_000)
    expect(told).toEqual([])

    jest.advanceTimersByTime(2_000)
    expect(told).toEqual([true])
    track.mute(false)
    expect(told).toEqual([true, false])
  })

  it('reports a minimised window, whose picture has two pixels', () => {
    const size = { width: 800, height: 600 }
    const { told, undo } = watched(size)
    jest.advanceTimersByTime(5_000)
    expect(told).toEqual([])
    Object.assign(size, { width: 2, height: 2 })
    jest.advanceTimersByTime(1_000)
    expect(told).toEqual([true])

    undo()
    Object.assign(size, { width: 800, height: 600 })
    jest.advanceTimersByTime(5_000)
    expect(told).toEqual([true])
  })
})
