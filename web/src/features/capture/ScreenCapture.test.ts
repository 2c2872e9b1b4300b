import { fakeStream, fakeTrack } from './FakeMediaStream'
import {
  displayCaptureOptions,
  silentCaptureOptions,
} from './model/displayCapture'
import { cameraOptions } from './requestStream'
import { ScreenCapture } from './ScreenCapture'

interface Picker {
  choose(stream: MediaStream): Promise<void>
  refuse(error: unknown): Promise<void>
}

/** A fake of `getDisplayMedia`; the test answers each picker. */
function provideDisplayMedia() {
  const pickers: Picker[] = []
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
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
  pictureChanged: jest.fn(),
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
    new ScreenCapture().request(listening(), 'screen')

    expect(getDisplayMedia).toHaveBeenCalledWith(displayCaptureOptions)
  })

  it('provides the track of the chosen screen', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener, 'screen')
    expect(capture.track).toBeNull()
    await pickers[0]?.choose(fakeStream(track))

    expect(callsOf(listener)).toEqual([['started', null]])
    expect(capture.track).toBe(track)
  })

  it('provides the sound of the screen if it was chosen, and reports the sound first', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const told: string[] = []
    const sound = fakeTrack('audio')
    capture.request(
      {
        ...listening(),
        soundChanged: (hasSound) => told.push(`sound ${hasSound}`),
        started: () => told.push('started'),
      },
      'screen'
    )
    await pickers[0]?.choose(fakeStream(sound, fakeTrack()))
    expect(told).toEqual(['sound true', 'started'])
    expect(capture.soundTrack).toBe(sound)

    sound.end()
    expect(told).toEqual(['sound true', 'started', 'sound false'])
    expect(capture.soundTrack).toBeNull()
    expect(capture.track?.readyState).toBe('live')
  })

  it('does not request sound again after a failure with it', async () => {
    const { getDisplayMedia, pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    capture.request(listening(), 'screen')
    await pickers[0]?.refuse(new DOMException('', 'NotReadableError'))
    capture.request(listening(), 'screen')

    expect(getDisplayMedia).toHaveBeenLastCalledWith(silentCaptureOptions)
  })

  it('requests the sound again after a closed picker', async () => {
    const { getDisplayMedia, pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    capture.request(listening(), 'screen')
    await pickers[0]?.refuse(
      new DOMException('Permission denied by user', 'NotAllowedError')
    )
    capture.request(listening(), 'screen')

    expect(getDisplayMedia).toHaveBeenLastCalledWith(displayCaptureOptions)
  })

  it('PS8 distinguishes a closed picker from a failure', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    capture.request(listener, 'screen')
    await pickers[0]?.refuse(
      new DOMException('Permission denied by user', 'NotAllowedError')
    )

    expect(callsOf(listener)).toEqual([['cancelled']])
    expect(capture.track).toBeNull()
  })

  it('treats a second refusal in a row as a browser setting if the browser gives no reason', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const told: string[] = []
    const listener = {
      ...listening(),
      cancelled: () => told.push('cancelled'),
      failed: (code: string) => told.push(code),
    }
    const clock = jest.spyOn(performance, 'now')
    for (const nth of [0, 1, 2]) {
      clock.mockReturnValueOnce(0).mockReturnValueOnce(2_000)
      capture.request(listener, 'screen')
      await pickers[nth]?.refuse(new DOMException('', 'NotAllowedError'))
    }
    clock.mockRestore()

    expect(told).toEqual(['cancelled', 'display-capture-refused', 'cancelled'])
  })

  it('reports why it has failed', async () => {
    const { pickers } = provideDisplayMedia()
    const listener = listening()
    new ScreenCapture().request(listener, 'screen')
    await pickers[0]?.refuse(new DOMException('', 'NotReadableError'))

    expect(callsOf(listener)).toEqual([['failed', 'display-capture-failed']])
  })

  it('fails in a browser that cannot capture at all', async () => {
    const listener = listening()
    new ScreenCapture().request(listener, 'screen')
    await new Promise<void>((resolve) => setTimeout(resolve))

    expect(callsOf(listener)).toEqual([
      ['failed', 'display-capture-unsupported'],
    ])
  })

  it('PS14 reports when the browser’s own bar ends it', async () => {
    const { pickers } = provideDisplayMedia()
    const listener = listening()
    const track = fakeTrack()
    new ScreenCapture().request(listener, 'screen')
    await pickers[0]?.choose(fakeStream(track))
    track.end()

    expect(callsOf(listener)).toEqual([['started', null], ['ended']])
  })

  it('ends without a report when it is stopped', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener, 'screen')
    await pickers[0]?.choose(fakeStream(track))
    capture.stop()
    track.dispatchEvent(new Event('ended'))

    expect(track.readyState).toBe('ended')
    expect(capture.track).toBeNull()
    expect(callsOf(listener)).toEqual([['started', null]])
  })

  it('does nothing when there is nothing to stop', () => {
    const capture = new ScreenCapture()
    capture.stop()
    capture.stop()

    expect(capture.track).toBeNull()
  })

  it('drops an earlier screen when another is requested', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const track = fakeTrack()
    capture.request(listening(), 'screen')
    await pickers[0]?.choose(fakeStream(track))
    capture.request(listening(), 'screen')

    expect(track.readyState).toBe('ended')
  })

  it('captures nothing that is chosen after it was stopped', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const track = fakeTrack()
    capture.request(listener, 'screen')
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
    capture.request(early, 'screen')
    capture.stop()
    capture.request(late, 'screen')
    await pickers[0]?.choose(fakeStream(forgotten))
    await pickers[1]?.choose(fakeStream(wanted))

    expect(forgotten.readyState).toBe('ended')
    expect(capture.track).toBe(wanted)
    expect(callsOf(early)).toEqual([])
    expect(callsOf(late)).toEqual([['started', null]])
  })

  it('ignores the closing of an abandoned picker', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const [early, late] = [listening(), listening()]
    capture.request(early, 'screen')
    capture.request(late, 'screen')
    await pickers[0]?.refuse(
      new DOMException('Permission denied by user', 'NotAllowedError')
    )

    expect(callsOf(early)).toEqual([])
    expect(callsOf(late)).toEqual([])
  })

  it('PS29 reports what was chosen, if the browser does', async () => {
    const { pickers } = provideDisplayMedia()
    const listener = listening()
    new ScreenCapture().request(listener, 'screen')
    const track = fakeTrack('video', { displaySurface: 'window' })
    await pickers[0]?.choose(fakeStream(track))

    expect(callsOf(listener)).toEqual([['started', 'window']])
  })

  it('PS28 keeps the current screen until something else is chosen, and then until it is dropped', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const listener = listening()
    const [tab, screen] = [fakeTrack(), fakeTrack()]
    capture.request(listener, 'screen')
    await pickers[0]?.choose(fakeStream(tab, fakeTrack('audio')))
    capture.change(listener)
    expect(capture.track).toBe(tab)
    await pickers[1]?.choose(fakeStream(screen))

    expect(capture.track).toBe(screen)
    expect(tab.readyState).toBe('live')
    expect(callsOf(listener)).toEqual([
      ['started', null],
      ['started', null],
      ['soundChanged', true],
      ['soundChanged', false],
    ])
    tab.end()
    expect(listener.ended).not.toHaveBeenCalled()
    capture.dropPrevious()
    expect([tab, screen].map(({ readyState }) => readyState)).toEqual([
      'ended',
      'live',
    ])
  })

  it('PS28 keeps the current screen if nothing else is chosen', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const track = fakeTrack()
    const listener = listening()
    capture.request(listener, 'screen')
    await pickers[0]?.choose(fakeStream(track))
    capture.change(listener)
    await pickers[1]?.refuse(
      new DOMException('Permission denied by user', 'NotAllowedError')
    )

    expect(listener.cancelled).toHaveBeenCalledTimes(1)
    expect(capture.track).toBe(track)
    expect(track.readyState).toBe('live')
  })

  it('stops both screens when it is stopped while it holds two', async () => {
    const { pickers } = provideDisplayMedia()
    const capture = new ScreenCapture()
    const tracks = [fakeTrack(), fakeTrack(), fakeTrack()]
    capture.request(listening(), 'screen')
    await pickers[0]?.choose(fakeStream(tracks[0]!))
    capture.change(listening())
    await pickers[1]?.choose(fakeStream(tracks[1]!))
    capture.change(listening())
    capture.stop()
    await pickers[2]?.choose(fakeStream(tracks[2]!))

    expect(tracks.map(({ readyState }) => readyState)).toEqual([
      ...['ended', 'ended', 'ended'],
    ])
  })

  it('uses the rear camera if a camera is requested', async () => {
    const track = fakeTrack()
    const getUserMedia = jest.fn(async () => fakeStream(track))
    Object.assign(navigator, { mediaDevices: { getUserMedia } })
    const capture = new ScreenCapture()
    const started = new Promise((resolve) =>
      capture.request({ ...listening(), started: resolve }, 'camera')
    )

    expect(getUserMedia).toHaveBeenCalledWith(cameraOptions)
    expect(await started).toBe('camera')
    expect(capture.cameraStream?.getTracks()).toEqual([track])
    capture.stop()
    expect(track.readyState).toBe('ended')
    expect(capture.cameraStream).toBeNull()
  })
})
