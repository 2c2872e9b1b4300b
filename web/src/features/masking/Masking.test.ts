import { settle } from 'src/browser/FakeClock'
import { fakeTrack } from 'src/features/capture/FakeMediaStream'
import { sharing } from 'src/features/session/FakeShare'
import { isSharer } from 'src/features/session/model/state'
import { FakeFrames } from 'src/features/stage/FakeFrames'

import { type Cover, type Mask, mostMasks } from './mask'
import type { MakeMaskedTrack, MaskingStop } from './MaskedTrackPort'
import { Masking } from './Masking'

const mask: Mask = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
const other: Mask = { ...mask, x: 0.5 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function masking() {
  const share = await sharing()
  const { session, capture } = share.sharer
  const made: {
    source: MediaStreamTrack
    cover: Cover
    track: MediaStreamTrack
    isStopped: boolean
    stopped: (why: MaskingStop) => void
  }[] = []
  const makeTrack: MakeMaskedTrack = (source, cover, stopped) => {
    const own = { source, cover, track: fakeTrack(), isStopped: false, stopped }
    made.push(own)
    return {
      track: own.track,
      change: (cover) => void (own.cover = cover),
      stop: () => void (own.isStopped = true),
    }
  }
  const frames: FakeFrames[] = []
  const sources: MediaStreamTrack[] = []
  const service = new Masking({
    session,
    fetch: async () => makeTrack,
    makeFrames: (track) => {
      sources.push(track)
      frames.push(new FakeFrames())
      return frames.at(-1)!
    },
  })
  const state = service.getSnapshot
  const shown = () => {
    const snapshot = session.getSnapshot()
    return isSharer(snapshot) && snapshot.capture === 'on'
  }
  const start = async () => {
    service.start()
    await settle()
    frames.at(-1)!.give()
    await settle()
  }
  return {
    ...share,
    ...{ session, capture, made, frames, sources },
    ...{ service, state, shown, start },
  }
}

describe('Masking', () => {
  it('hides the screen first, and takes a screenshot to choose on', async () => {
    const { service, state, shown, frames, sources, track } = await masking()
    expect(shown()).toBe(true)
    service.start()
    expect(shown()).toBe(false)
    expect(state()).toMatchObject({ isChoosing: true, screenshot: null })
    await settle()
    frames[0]!.give({ width: 1920, height: 1080 })
    await settle()
    expect(state().screenshot).toMatchObject({ width: 1920, height: 1080 })
    expect(sources[0] === track).toBe(true)
    expect(frames[0]!.isClosed).toBe(true)
  })

  it('sends the masked track once the screen is shown, and takes the pictures of steps from it', async () => {
    const { service, state, session, made, call, track, start } =
      await masking()
    await start()
    service.add(mask)
    expect(made[0]).toMatchObject({
      cover: { masks: [mask], frame: { width: 1280, height: 720 } },
      isStopped: false,
    })
    expect(made[0]!.source === track).toBe(true)
    expect(call.shown).toBeNull()
    session.show()
    expect(call.shown === made[0]!.track).toBe(true)
    expect(session.getSnapshot().captureTrack === made[0]!.track).toBe(true)
    expect(state()).toMatchObject({ isChoosing: false, screenshot: null })
    expect(state().masks).toEqual([mask])
  })

  it('changes the existing track instead of creating another', async () => {
    const { service, made, start } = await masking()
    await start()
    service.add(mask)
    service.add(other)
    service.replace(0, { ...mask, y: 0 })
    service.remove(1)
    expect(made).toHaveLength(1)
    expect(made[0]!.cover.masks).toEqual([{ ...mask, y: 0 }])
  })

  it('restores the captured track when there are no masks', async () => {
    const { service, session, made, call, track, start } = await masking()
    await start()
    service.add(mask)
    session.show()
    await start()
    service.remove(0)
    expect(made[0]!.isStopped).toBe(true)
    session.show()
    expect(call.shown === track).toBe(true)
  })

  it('changes nothing while the screen is shown', async () => {
    const { service, state, session, made, start } = await masking()
    await start()
    session.show()
    service.add(mask)
    expect(state().masks).toEqual([])
    expect(made).toEqual([])
  })

  it('limits the number of masks', async () => {
    const { service, state, start } = await masking()
    await start()
    for (let count = 0; count <= mostMasks; count++) service.add(mask)
    expect(state().masks).toHaveLength(mostMasks)
  })

  it('takes another screenshot after a delay for opening a window', async () => {
    const { service, state, frames, start } = await masking()
    await start()
    service.takeAnother()
    expect(state().isAwaited).toBe(true)
    await jest.advanceTimersByTimeAsync(4_900)
    expect(frames).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(100)
    frames[1]!.give({ width: 800, height: 600 })
    await settle()
    expect(state()).toMatchObject({
      isAwaited: false,
      screenshot: { width: 800 },
    })
    expect(frames[0]!.openCount).toBe(0)
  })

  it('takes no screenshot after the sharer has finished choosing', async () => {
    const { service, session, state, frames } = await masking()
    service.start()
    await settle()
    session.show()
    frames[0]!.give()
    await settle()
    expect(state().screenshot).toBeNull()
    expect(frames[0]!.openCount).toBe(0)
  })

  it('reports that there is no screenshot', async () => {
    const { service, state, frames } = await masking()
    service.start()
    await settle()
    frames[0]!.fail()
    await settle()
    expect(state()).toMatchObject({ screenshot: null, problem: 'no-picture' })
  })

  it('hides a screen that can no longer be masked, and reports it', async () => {
    const { service, state, session, shown, made, call, start } =
      await masking()
    await start()
    service.add(mask)
    session.show()
    made[0]!.stopped('failed')
    expect(shown()).toBe(false)
    expect(call.shown).toBeNull()
    expect(made[0]!.isStopped).toBe(true)
    expect(state()).toMatchObject({ masks: [], problem: 'failed' })
  })

  it('hides a screen whose size has changed, and asks again on a new screenshot', async () => {
    const { service, state, session, shown, made, call, frames, start } =
      await masking()
    await start()
    service.add(mask)
    session.show()
    made[0]!.stopped('resized')
    expect(shown()).toBe(false)
    expect(call.shown).toBeNull()
    expect(state()).toMatchObject({ isChoosing: true, masks: [mask] })
    await settle()
    frames.at(-1)!.give({ width: 800, height: 600 })
    await settle()
    expect(state()).toMatchObject({
      ...{ problem: 'resized', screenshot: { width: 800 } },
    })
    const frame = { width: 800, height: 600 }
    expect(made[0]!.cover).toEqual({ masks: [mask], frame })
    session.show()
    expect(call.shown === made[0]!.track).toBe(true)
    expect(state()).toMatchObject({ isChoosing: false, problem: null })
  })

  it('keeps the covered size if there is no new screenshot', async () => {
    const { service, state, session, made, frames, start } = await masking()
    await start()
    service.add(mask)
    session.show()
    made[0]!.stopped('resized')
    await settle()
    frames.at(-1)!.fail()
    await settle()
    expect(state().problem).toBe('no-picture')
    session.show()
    expect(made[0]!.cover.frame).toEqual({ width: 1280, height: 720 })
  })

  it('keeps the delay for opening a window if the size changes meanwhile', async () => {
    const { service, made, frames, start } = await masking()
    await start()
    service.add(mask)
    service.takeAnother()
    made[0]!.stopped('resized')
    await settle()
    expect(frames).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(frames).toHaveLength(2)
  })

  it('reports that another screen has no masks', async () => {
    const { service, state, session, capture, made, call, start } =
      await masking()
    await start()
    service.add(mask)
    session.show()
    session.change()
    const next = capture.choose()
    await settle()
    expect(call.shown === next).toBe(true)
    expect(made[0]!.isStopped).toBe(true)
    expect(state()).toMatchObject({ masks: [], problem: 'other-screen' })
  })

  it('forgets everything with the share', async () => {
    const { service, state, session, made, start } = await masking()
    await start()
    service.add(mask)
    session.show()
    session.stop()
    expect(made[0]!.isStopped).toBe(true)
    expect(state()).toMatchObject({ masks: [], problem: null })
  })
})
