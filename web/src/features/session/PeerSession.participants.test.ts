import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'

import { fakePeerSession, until } from './FakePeerSession'
import { isConnected, sharing, shows } from './FakeShare'
import { asks, strangerAtTheLink } from './FakeStranger'
import { newcomerQuestion } from './model/selectors'
import type { PeerSession } from './PeerSession'

const callAgain = () => jest.advanceTimersByTimeAsync(300)

async function strangerCame() {
  const share = await sharing()
  return { ...share, ...(await strangerAtTheLink(share)) }
}

function refuse(session: PeerSession) {
  session.refuseNewcomer(newcomerQuestion(session.getSnapshot()))
}

async function admit(session: PeerSession) {
  session.admitNewcomer(newcomerQuestion(session.getSnapshot()))
  await settle()
}

describe('a stranger at the link of a share that is recovering', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS32 PS33 sees and hears nothing until the sharer accepts', async () => {
    const { sharer, stranger, calling } = await strangerCame()
    expect(calling.shown).toBeNull()
    sharer.session.hide()
    sharer.session.show()
    sharer.session.change()
    const chosen = sharer.capture.choose()
    await settle()
    expect(calling.shown).toBeNull()
    expect(calling.sent).toEqual([])
    expect(stranger.session.getSnapshot()).not.toHaveProperty(
      'remoteScreen',
      'shared'
    )

    await admit(sharer.session)
    expect(calling.shown).toBe(chosen)
    expect(isConnected(sharer.session.getSnapshot())).toBe(true)
    await until(stranger.session, shows('shared'))
  })

  it('PS32 learns that somebody is viewing already when the sharer rejects them', async () => {
    const { sharer, stranger, calling } = await strangerCame()
    refuse(sharer.session)
    await until(stranger.session, ({ error }) => error === 'declined-by-sharer')

    expect(calling.isClosed).toBe(true)
    expect(sharer.session.getSnapshot()).toMatchObject({
      capture: 'on',
      recovery: 'lost',
    })
  })

  it('PS32 leads to the question again when their call is lost and placed again', async () => {
    const { sharer, stranger, calling } = await strangerCame()
    calling.lose()
    const again = until(sharer.session, asks)
    await callAgain()
    await again

    expect(stranger.session.getSnapshot()).not.toHaveProperty(
      'remoteScreen',
      'shared'
    )
  })

  it('PS32 gives way to the returning viewer, having seen nothing', async () => {
    const all = await strangerCame()
    const { sharer, stranger, old, signalling, sharersPeer, track } = all
    refuse(sharer.session)
    await until(stranger.session, ({ error }) => error !== null)
    const store = new FakeStore()
    store.write('kinscreen.viewer', old ?? '')
    const back = fakePeerSession({ signalling, store })
    await back.session.open({ role: 'viewer', fromUserId: null })
    const seen = until(back.session, shows('shared'))
    await jest.advanceTimersByTimeAsync(20_000)
    await seen

    expect(sharersPeer.placed.at(-1)?.shown).toBe(track)
    expect(asks(sharer.session.getSnapshot())).toBe(false)
  })
})

describe('another surface', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS28 keeps the shown picture until the last of two quick choices is being sent', async () => {
    const { sharer, call, track } = await sharing()
    const onTheirWay: (() => void)[] = []
    const show = call.showTrack.bind(call)
    call.showTrack = async (shown) => {
      // Like `PictureSender.show`, resolves when the track is sent or was
      // replaced.
      onTheirWay.splice(0).forEach((supersede) => supersede())
      await new Promise<void>((resolve) => onTheirWay.push(resolve))
      if (sharer.capture.track === shown) await show(shown)
    }
    sharer.session.change()
    const first = sharer.capture.choose()
    sharer.session.change()
    const second = sharer.capture.choose()
    await settle()
    expect(track.readyState).toBe('live')
    onTheirWay.forEach((sent) => sent())
    await settle()

    expect(call.shown).toBe(second)
    expect(second.readyState).toBe('live')
    expect(first.readyState).toBe('ended')
    expect(track.readyState).toBe('ended')
  })

  it('PS28 is shown even if the old one was closed while the picker was open', async () => {
    const { sharer, viewer, call } = await sharing()
    sharer.session.change()
    sharer.capture.end()
    await until(viewer.session, shows('choosing'))
    const chosen = sharer.capture.choose({ surface: 'monitor' })
    await until(viewer.session, shows('shared'))

    expect(call.shown).toBe(chosen)
    expect(sharer.session.getSnapshot().outcome).toBeNull()
  })
})
