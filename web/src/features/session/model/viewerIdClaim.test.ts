import type { UserId } from 'src/features/links/model/userId'

import {
  broadcasting,
  loading,
  nothingRemembered,
  opened,
  resume,
  run,
  sharerId,
  strangerId,
  watching,
} from './fixtures'

const viewerId = `${sharerId}-viewer` as UserId
const beside = `${sharerId}-viewer2` as UserId
const toSharer = { type: 'send-control', remoteId: sharerId } as const
const fromSharer = { type: 'control-received', remoteId: sharerId } as const
const press = { type: 'viewer-id-requested' } as const
const taken = { type: 'peer-failed', failure: 'unavailable-id' } as const
const loaded = [loading(watching), { type: 'peer-opened', id: beside }] as const
const connectAs = (desiredId: UserId) => ({ type: 'connect-peer', desiredId })

describe('the viewer’s id at a sharer’s link', () => {
  it('PS44 is claimed by a click, not by merely loading the page', () => {
    expect(run(watching, loading(watching)).commands).toContainEqual(
      connectAs(beside)
    )
    const idle = run(watching, ...loaded)
    expect(idle.commands).toContainEqual({ ...toSharer, control: 'knock' })
    expect(idle.state.viewerIdClaim).toBe('none')

    const pressed = resume(idle.state, press)
    expect(pressed.state.viewerIdClaim).toBe('held')
    expect(pressed.commands).toContainEqual({ type: 'destroy-peer' })
    expect(pressed.commands).toContainEqual(connectAs(viewerId))
    expect(resume(pressed.state, press).commands).toEqual([])
  })

  it('PS44 is claimed without a click if the sharer answers that a screen is waiting', () => {
    const { state, commands } = run(watching, ...loaded, {
      ...{ ...fromSharer, control: 'here' },
    })
    expect(state.viewerIdClaim).toBe('held')
    expect(commands).toContainEqual(connectAs(viewerId))
    const stranger = { ...fromSharer, remoteId: strangerId }
    const cheated = run(watching, ...loaded, {
      ...{ ...stranger, control: 'here' },
    })
    expect(cheated.state.viewerIdClaim).toBe('none')
  })

  it('PS44 is kept across a reload', () => {
    const pressed = run(watching, ...loaded, press)
    const gone = resume(pressed.state, {
      ...{ type: 'close-requested', reason: 'unload' },
    })
    expect(gone.commands).toContainEqual({
      ...{ type: 'remember-share', remoteId: sharerId },
    })
    const remembered = { ...nothingRemembered, unfinishedWith: sharerId }
    const back = run(watching, {
      ...{ type: 'open-requested', plan: watching, remembered },
    })
    expect(back.commands).toContainEqual(connectAs(viewerId))
  })

  it('PS44 can be requested on a second device, which takes it over if the sharer consents', () => {
    const second = run(watching, ...loaded, press, taken)
    expect(second.state.error).toBe('already-viewing')
    const asking = resume(second.state, press)
    expect(asking.state).toMatchObject({ viewerIdClaim: 'asking', error: null })
    const another = resume(asking.state, taken)
    expect(another.commands).toContainEqual(
      connectAs(`${sharerId}-viewer3` as UserId)
    )
    const asked = resume(asking.state, { type: 'peer-opened', id: beside })
    expect(asked.commands).toContainEqual({ ...toSharer, control: 'continue' })
    const yes = resume(asked.state, { ...fromSharer, control: 'here' })
    expect(yes.commands).toContainEqual(connectAs(viewerId))
    const no = resume(asked.state, { ...fromSharer, control: 'refused' })
    expect(no.state.error).toBe('declined-by-sharer')
  })

  it('PS44 is no longer requested when the sharer answers that the link is not proved', () => {
    const second = run(watching, ...loaded, press, taken, press, {
      ...{ type: 'peer-opened', id: beside },
    }).state
    const answer = { ...fromSharer, control: 'not-proved' } as const
    const { state, commands } = resume(second, answer)
    expect(state).toMatchObject({
      ...{ error: 'sharer-not-proved', serverConnectionState: 'closed' },
    })
    expect(commands).toContainEqual({ type: 'destroy-peer' })
    const knocking = run(watching, ...loaded, answer).state
    expect(knocking).toMatchObject({ error: null, viewerIdClaim: 'none' })
  })

  it('PS44 is requested repeatedly, as the page of the sharer may be reloading', () => {
    const asking = run(watching, ...loaded, press, taken, press, {
      ...{ type: 'peer-opened', id: beside },
    }).state
    const ask = { type: 'timer-due', name: 'ask' } as const
    const heard = { type: 'server-answered' } as const
    const again = resume(asking, ask, heard)
    expect(again.commands).toContainEqual({ ...toSharer, control: 'continue' })
    const idle = resume(run(watching, ...loaded).state, ask, heard)
    expect(idle.commands).not.toContainEqual(expect.objectContaining(toSharer))
  })

  it('PS44 is released by the first device, which claims it again only on a click', () => {
    const first = run(
      watching,
      ...loaded,
      press,
      { type: 'peer-opened', id: viewerId },
      {
        type: 'call-received',
        callId: 'mc_1',
        remoteId: sharerId,
        isFromLink: true,
      },
      { type: 'call-connected', isResumed: false, isVerified: true },
      { ...fromSharer, control: 'give-way' }
    )
    expect(first.state).toMatchObject({
      error: 'already-viewing',
      viewerIdClaim: 'none',
    })
    expect(first.commands.map(({ type }) => type)).not.toContain('start-timer')
  })
})

describe('a sharer whose link is opened', () => {
  const ready = () => run(broadcasting, ...opened(broadcasting, sharerId)).state
  const asks = (control: 'knock' | 'continue', isFromLink = true) =>
    ({
      type: 'control-received',
      remoteId: beside,
      control,
      isFromLink,
    }) as const
  const here = { type: 'send-control', remoteId: beside, control: 'here' }

  it('PS44 calls nobody before the sharer’s click, and answers a knock with `here` after it', () => {
    expect(resume(ready(), asks('knock')).commands).toEqual([])
    const shared = resume(
      ready(),
      { type: 'share-requested' },
      { type: 'capture-started' }
    )
    expect(resume(shared.state, asks('knock')).commands).toContainEqual(here)
  })

  it('PS44 sends `not-proved` to a device without the link, and is not asked about it', () => {
    const uncertain = resume(ready(), asks('continue', false))
    expect(uncertain.state.secondDevice).toBeNull()
    expect(uncertain.commands).toEqual([{ ...here, control: 'not-proved' }])
  })

  it('PS44 is asked about a second device until the sharer answers, or the device is gone', () => {
    const asked = resume(ready(), asks('continue'))
    expect(asked.state.secondDevice?.remoteId).toBe(beside)
    const through = resume(asked.state, { type: 'share-requested' })
    expect(through.state.secondDevice?.remoteId).toBe(beside)
    const gone = resume(asked.state, {
      ...{ type: 'control-received', remoteId: beside, control: 'gone' },
    })
    expect(gone.state.secondDevice).toBeNull()
    const no = resume(asked.state, { type: 'device-refused' })
    expect(no.commands).toContainEqual({ ...here, control: 'refused' })
    expect(no.state.secondDevice).toBeNull()
  })

  it('PS44 is no longer asked about a device that has stopped asking', () => {
    const expiry = { type: 'timer-due', name: 'device' } as const
    const asked = resume(ready(), asks('continue'))
    const started = { type: 'start-timer', name: 'device', delayMs: 90_000 }
    expect(asked.commands).toEqual([started])
    const again = resume(asked.state, asks('continue'))
    expect(again.commands).toEqual([started])

    const other = `${sharerId}-viewer3` as UserId
    const both = resume(again.state, { ...asks('continue'), remoteId: other })
    expect(both.state.secondDevice?.remoteId).toBe(beside)
    expect(both.commands).toEqual([])

    const late = { type: 'device-admitted', question: other } as const
    expect(resume(both.state, late).state).toEqual(both.state)

    const silent = resume(both.state, expiry)
    expect(silent.state.secondDevice).toBeNull()
    expect(resume(silent.state, { type: 'device-admitted' }).commands).toEqual(
      []
    )
  })

  it('PS44 continues with the second device, and keeps the screen', () => {
    const shared = resume(
      ready(),
      { type: 'share-requested' },
      { type: 'call-connected', isResumed: false, isVerified: true },
      { type: 'capture-started' },
      asks('continue'),
      { type: 'device-admitted' }
    )
    expect(shared.commands).toEqual(
      expect.arrayContaining([
        { type: 'send-control', remoteId: viewerId, control: 'give-way' },
        here,
        { type: 'close-call' },
      ])
    )
    expect(shared.state).toMatchObject({ capture: 'on', secondDevice: null })
    const again = resume(shared.state, { type: 'timer-due', name: 'call' })
    expect(again.commands).toContainEqual({
      type: 'place-call',
      remoteId: viewerId,
    })
  })
})
