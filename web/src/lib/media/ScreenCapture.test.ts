import {
  displayCaptureOptions,
  silentCaptureOptions,
} from 'src/domain/displayCapture'

import { fakeStream, fakeTrack } from './FakeMediaStream'
import { ScreenCapture } from './ScreenCapture'

interface Picker {
  choose(stream: MediaStream): Promise<void>
  refuse(error: unknown): Promise<void>
}

/** Stands for what jsdom lacks; each call is a picker that the test answers. */
function provideDisplayMedia() {
  const pickers: Picker[] = []
  const turn = () => Promise.resolve().then(() => {})
  const getDisplayMedia = jest.fn(
    (_options?: DisplayMediaStreamOptions) =>
      new Promise<MediaStream>((resolve, reject) => {
        pickers.push({
          choose: (stream) => (resolve(stream), turn()),
          refuse: (error) => (reject(error), turn()),
        })
      })
  )
  Object.assign(navigator, { mediaDevices: { getDisplayMedia } })
  return { getDisplayMedia, pickers }
}

const listening = () => ({
  started: jest.fn(),
  soundChanged: jest.fn(),
  cancelled: jest.fn(),
  failed: jest.fn(),
  ended: jest.fn(),
})

const callsOf = (listener: ReturnType<typeof listening>) =>
  Object.entries(listener).flatMap(([name, { mock }]) =>
    mock.calls.map((values: unknown[]) => [name, ...values])
  )

describe('ScreenCapture', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'))

  it('PS7 opens the picker before request() has returned', () => {
    const { getDisplayMedia } = provideDisplayMedia()
    new ScreenCapture().request(listening())

    expect(getDisplayMedia).toHaveBeenCalledWith(displayCaptureOptions)
  })

  it('has the screen that was chosen', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener)
    expect(capture.track).toBeNull()
    await pickers[0]?.choose(fakeStream(track))

    expect(callsOf(listener)).toEqual([['started']])
    expect(capture.track).toBe(track)
  })

  it('has its sound where one was chosen, and tells it first', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const told: string[] = []
    const sound = fakeTrack('audio')
    capture.request({
      ...listening(),
      soundChanged: (hasSound) => told.push(`sound ${hasSound}`),
      started: () => told.push('started'),
    })
    await pickers[0]?.choose(fakeStream(sound, fakeTrack()))
    expect(told).toEqual(['sound true', 'started'])
    expect(capture.soundTrack).toBe(sound)

    sound.end()
    expect(told).toEqual(['sound true', 'started', 'sound false'])
    expect(capture.soundTrack).toBeNull()
    expect(capture.track?.readyState).toBe('live')
  })

  it('asks for no sound again where the capture has failed with it', async () => {
    const { getDisplayMedia, pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    capture.request(listening())
    await pickers[0]?.refuse(new DOMException('', 'NotReadableError'))
    capture.request(listening())

    expect(getDisplayMedia).toHaveBeenLastCalledWith(silentCaptureOptions)
  })

  it('asks for the sound again after a picker that was closed', async () => {
    const { getDisplayMedia, pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    capture.request(listening())
    await pickers[0]?.refuse(new DOMException('', 'NotAllowedError'))
    capture.request(listening())

    expect(getDisplayMedia).toHaveBeenLastCalledWith(displayCaptureOptions)
  })

  it('PS8 knows a closed picker from a failure', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    capture.request(listener)
    await pickers[0]?.refuse(new DOMException('', 'NotAllowedError'))

    expect(callsOf(listener)).toEqual([['cancelled']])
    expect(capture.track).toBeNull()
  })

  it('says why it has failed', async () => {
    const { pickers } = provideDisplayMedia()
    const listener = listening()
    new ScreenCapture().request(listener)
    await pickers[0]?.refuse(new DOMException('', 'NotReadableError'))

    expect(callsOf(listener)).toEqual([['failed', 'display-capture-failed']])
  })

  it('fails where the browser cannot capture at all', async () => {
    const listener = listening()
    new ScreenCapture().request(listener)
    await Promise.resolve()

    expect(callsOf(listener)).toEqual([
      ['failed', 'display-capture-unsupported'],
    ])
  })

  it('PS14 says when the browser’s own bar ends it', async () => {
    const { pickers } = provideDisplayMedia()
    const listener = listening()
    const track = fakeTrack()
    new ScreenCapture().request(listener)
    await pickers[0]?.choose(fakeStream(track))
    track.end()

    expect(callsOf(listener)).toEqual([['started'], ['ended']])
  })

  it('ends without saying so when it is stopped', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener)
    await pickers[0]?.choose(fakeStream(track))
    capture.stop()
    track.dispatchEvent(new Event('ended'))

    expect(track.readyState).toBe('ended')
    expect(capture.track).toBeNull()
    expect(callsOf(listener)).toEqual([['started']])
  })

  it('does no harm when there is nothing to stop', () => {
    const capture = new ScreenCapture()
    capture.stop()
    capture.stop()

    expect(capture.track).toBeNull()
  })

  it('drops an earlier screen when another is asked for', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const track = fakeTrack()
    capture.request(listening())
    await pickers[0]?.choose(fakeStream(track))
    capture.request(listening())

    expect(track.readyState).toBe('ended')
  })

  it('captures nothing that is chosen after it was stopped', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener)
    capture.stop()
    await pickers[0]?.choose(fakeStream(track))

    expect(track.readyState).toBe('ended')
    expect(capture.track).toBeNull()
    expect(callsOf(listener)).toEqual([])
  })

  it('captures only the last screen when two pickers were open', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const [early, late] = [listening(), listening()]
    const [forgotten, wanted] = [fakeTrack(), fakeTrack()]
    capture.request(early)
    capture.stop()
    capture.request(late)
    await pickers[0]?.choose(fakeStream(forgotten))
    await pickers[1]?.choose(fakeStream(wanted))

    expect(forgotten.readyState).toBe('ended')
    expect(capture.track).toBe(wanted)
    expect(callsOf(early)).toEqual([])
    expect(callsOf(late)).toEqual([['started']])
  })

  it('does not take a forgotten picker that is closed for the present one', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const [early, late] = [listening(), listening()]
    capture.request(early)
    capture.request(late)
    await pickers[0]?.refuse(new DOMException('', 'NotAllowedError'))

    expect(callsOf(early)).toEqual([])
    expect(callsOf(late)).toEqual([])
  })
})
