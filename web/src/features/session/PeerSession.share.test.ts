import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'
import { FakeSignalling } from 'src/features/call/FakePeer'
import type { CallMessage } from 'src/features/call/model/callProtocol'

import { fakePeerSession, until } from './FakePeerSession'
import { bothOpen, isConnected, isOpen, sharing, shows } from './FakeShare'
import { captureOf, newcomerOf } from './model/selectors'

const statesOf = (sent: CallMessage[]) =>
  sent.map((message) => {
    if (message.type === 'quality') return message.smoothness
    if (message.type === 'ask') return message.for
    if (message.type === 'listening') return message.on
    return message.type === 'screen' ? message.state : message.reason
  })

describe('a share between two sessions', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('goes from the picker to the picture, is hidden, shown and stopped', async () => {
    const { sharer, viewer, signalling } = await bothOpen()

    sharer.session.share()
    await until(viewer.session, isConnected)
    const call = signalling.peers[1]!.placed[0]!
    expect(call.shown).toBeNull()
    await until(viewer.session, shows('choosing'))
    expect(sharer.session.getSnapshot().mediaConnection).toBe(call)

    const track = sharer.capture.choose()
    await until(viewer.session, shows('shared'))
    expect(call.shown).toBe(track)
    expect(viewer.session.getSnapshot().remoteStream).toBe(call.stream)

    sharer.session.hide()
    await until(viewer.session, shows('hidden'))
    expect(call.shown).toBeNull()
    expect(track.readyState).toBe('live')

    sharer.session.show()
    await until(viewer.session, shows('shared'))
    expect(call.shown).toBe(track)

    sharer.session.stop()
    await until(viewer.session, (s) => s.outcome === 'sharer-stopped')
    expect(track.readyState).toBe('ended')
    expect(viewer.session.getSnapshot()).toMatchObject({
      remoteParticipantState: 'idle',
      remoteStream: null,
      mediaConnection: null,
    })
    expect(statesOf(call.sent)).toEqual([
      'choosing',
      'shared',
      'hidden',
      'shared',
      'stopped',
    ])
  })

  it('PS29 numbers the capture differently after a reload', async () => {
    const shared = async (random: number) => {
      jest.spyOn(Math, 'random').mockReturnValue(random)
      const { sharer, viewer } = await bothOpen()
      sharer.session.share()
      await until(viewer.session, isConnected)
      sharer.capture.choose()
      await until(viewer.session, shows('shared'))
      return captureOf(viewer.session.getSnapshot())
    }
    const before = await shared(0.25)
    expect(await shared(0.5)).not.toBe(before)
    jest.restoreAllMocks()
  })

  it('PS25 includes the sound of the screen, hides it, and ends it with the share', async () => {
    const { sharer, viewer, signalling } = await bothOpen()
    const hears = (hasSound: boolean) =>
      until(viewer.session, (s) => s.hasSound === hasSound)
    sharer.session.share()
    await until(viewer.session, isConnected)
    const call = signalling.peers[1]!.placed[0]!
    expect(call.played).toBeNull()
    sharer.capture.choose({ withSound: true })
    const { soundTrack } = sharer.capture
    await hears(true)
    expect(call.played).toBe(soundTrack)

    sharer.session.hide()
    await hears(false)
    expect(call.played).toBeNull()
    sharer.session.show()
    await hears(true)
    expect(call.played).toBe(soundTrack)

    sharer.session.stop()
    await hears(false)
    expect(soundTrack?.readyState).toBe('ended')
  })

  it('PS43 runs only the timer of the server check while nothing is wrong', async () => {
    await sharing()
    expect(jest.getTimerCount()).toBe(2)
  })

  it('sends the screen in a call that is placed after the choice', async () => {
    const { sharer, viewer, signalling } = await bothOpen()
    signalling.peers[1]!.loseServer()
    await settle()
    sharer.session.share()
    const track = sharer.capture.choose()

    sharer.session.networkReturned()
    await until(viewer.session, shows('shared'))

    expect(signalling.peers[1]!.placed[0]?.shown).toBe(track)
  })

  it('PS8 is cancelled without an error when the picker is closed', async () => {
    const { sharer, viewer, signalling } = await bothOpen()
    sharer.session.share()
    await until(viewer.session, isConnected)
    sharer.capture.cancel()
    await until(viewer.session, (s) => s.remoteParticipantState === 'idle')

    expect(sharer.session.getSnapshot()).toMatchObject({
      capture: 'off',
      error: null,
      outcome: 'cancelled',
    })
    expect(viewer.session.getSnapshot().outcome).toBeNull()
    expect(signalling.peers[1]!.placed[0]?.isClosed).toBe(true)
  })

  it('reports why the screen cannot be captured', async () => {
    const { sharer } = await bothOpen()
    sharer.session.share()
    sharer.capture.fail('display-capture-failed')

    expect(sharer.session.getSnapshot().error).toBe('display-capture-failed')
  })

  it('PS14 is stopped by the browser’s own bar', async () => {
    const { sharer, viewer } = await sharing()
    sharer.capture.end()

    expect(sharer.session.getSnapshot().outcome).toBe('stopped')
    await until(viewer.session, (s) => s.outcome === 'sharer-stopped')
  })

  it('PS5 continues without the server', async () => {
    const { sharer, viewer, viewersPeer, sharersPeer } = await sharing()
    viewersPeer.loseServer()
    sharersPeer.loseServer()
    await settle()
    sharer.session.hide()
    await until(viewer.session, shows('hidden'))

    expect(isConnected(viewer.session.getSnapshot())).toBe(true)
    expect(isConnected(sharer.session.getSnapshot())).toBe(true)
  })

  it('PS12 PS13 is placed again with the same screen when the call is lost [§4 stream cleared]', async () => {
    const { sharer, viewer, sharersPeer, call, track } = await sharing()
    call.other!.lose()
    call.lose()
    expect(viewer.session.getSnapshot().remoteStream).toBeNull()

    const back = until(viewer.session, isConnected)
    await jest.advanceTimersByTimeAsync(300)
    await back

    expect(sharersPeer.placed[1]?.shown).toBe(track)
    expect(sharer.capture.requestCount).toBe(1)
  })

  it('PS15 shows no picture while the network is lost, and the same one afterwards [§4 stream cleared, §4 idle on disconnected]', async () => {
    const { viewer, call } = await sharing()
    const { remoteStream } = viewer.session.getSnapshot()
    call.other!.disconnectNetwork()
    expect(viewer.session.getSnapshot()).toMatchObject({
      remoteParticipantState: 'idle',
      remoteStream: null,
    })

    call.other!.reconnectNetwork()

    expect(isConnected(viewer.session.getSnapshot())).toBe(true)
    expect(viewer.session.getSnapshot().remoteStream).toBe(remoteStream)
  })

  it('PS15 makes the caller search for a new path while the network is lost', async () => {
    const { sharer, call } = await sharing()
    call.disconnectNetwork()
    expect(call.restartCount).toBe(1)
    expect(call.other?.restartCount).toBe(0)

    call.reconnectNetwork()

    expect(isConnected(sharer.session.getSnapshot())).toBe(true)
    await until(sharer.session, isOpen)
    // Each side has one timer, for its next check of the connection to the
    // server (PS43).
    expect(jest.getTimerCount()).toBe(2)
  })

  it('PS23 probes the peer when the server says that it is gone', async () => {
    const { viewer, sharersPeer, call } = await sharing()
    sharersPeer.sendControl(viewer.session.getSnapshot().ownId!, 'gone')
    await settle()

    expect(call.other?.probeCount).toBe(1)
    expect(isConnected(viewer.session.getSnapshot())).toBe(true)
  })

  it('PS17 PS19 refuses a second sharer, who stops capturing and learns why', async () => {
    const { signalling, viewer, sharer } = await sharing()
    const second = fakePeerSession({ signalling })
    const toUserId = viewer.session.getSnapshot().ownId
    await second.session.open({ role: 'sharer', toUserId })
    await until(second.session, isOpen)
    second.session.share()
    const track = second.capture.choose()
    await until(second.session, (s) => s.error === 'someone-else-sharing')

    expect(track.readyState).toBe('ended')
    expect(isConnected(viewer.session.getSnapshot())).toBe(true)
    expect(isConnected(sharer.session.getSnapshot())).toBe(true)
  })

  it('PS18 answers only the sharer of the link', async () => {
    const { signalling, sharer } = await bothOpen()
    const fromUserId = sharer.session.getSnapshot().ownId!
    const guest = fakePeerSession({ signalling })
    await guest.session.open({ role: 'viewer', fromUserId })
    guest.session.claimViewerId()
    await until(guest.session, isOpen)
    const stranger = fakePeerSession({ signalling })
    const toUserId = guest.session.getSnapshot().ownId
    await stranger.session.open({ role: 'sharer', toUserId })
    await until(stranger.session, isOpen)
    stranger.session.share()
    await settle()

    expect(toUserId).toBe(`${fromUserId}-viewer`)
    expect(guest.session.getSnapshot().remoteParticipantState).toBe('idle')
    const refused = signalling.at(toUserId!)?.received[0]
    expect(refused?.isClosed).toBe(true)
    expect(refused?.stream).toBeNull()
  })

  it('PS20 tells both sides how the share continues after the sharer reloads', async () => {
    const store = new FakeStore()
    const signalling = new FakeSignalling()
    const viewer = fakePeerSession({ signalling })
    await viewer.session.open({ role: 'viewer', fromUserId: null })
    await until(viewer.session, isOpen)
    const toUserId = viewer.session.getSnapshot().ownId
    const plan = { role: 'sharer', toUserId } as const
    const before = fakePeerSession({ signalling, store })
    await before.session.open(plan)
    before.session.share()
    before.capture.choose()
    await until(viewer.session, shows('shared'))
    before.session.close('unload')
    await until(viewer.session, (s) => s.recovery === 'unload')

    const after = fakePeerSession({ signalling, store })
    await after.session.open(plan)
    await until(viewer.session, (s) => s.outcome === 'sharer-returned')

    expect(after.session.getSnapshot()).toMatchObject({
      capture: 'off',
      outcome: 'interrupted',
    })
  })

  it('PS32 recognises a participant who closed the tab and opens the link in another tab', async () => {
    const left = new FakeStore()
    const signalling = new FakeSignalling()
    const viewer = fakePeerSession({ signalling })
    await viewer.session.open({ role: 'viewer', fromUserId: null })
    await until(viewer.session, isOpen)
    const toUserId = viewer.session.getSnapshot().ownId
    const plan = { role: 'sharer', toUserId } as const
    const before = fakePeerSession({ signalling, left })
    await before.session.open(plan)
    before.session.share()
    before.capture.choose()
    await until(viewer.session, shows('shared'))
    const { ownId } = before.session.getSnapshot()
    before.session.close('unload')

    const after = fakePeerSession({ signalling, left })
    await after.session.open(plan)
    await until(after.session, isOpen)
    expect(after.session.getSnapshot()).toMatchObject({
      ownId,
      outcome: 'interrupted',
    })
    after.session.share()
    after.capture.choose()
    await until(viewer.session, shows('shared'))
    expect(newcomerOf(viewer.session.getSnapshot())).toBeNull()
  })

  it('PS16 tells the sharer after 5 s that a viewer left for good', async () => {
    const { sharer, viewer, track } = await sharing()
    viewer.session.close('unload')
    await until(sharer.session, (s) => s.recovery === 'unload')
    await jest.advanceTimersByTimeAsync(4_999)
    expect(sharer.session.getSnapshot().outcome).toBeNull()
    await jest.advanceTimersByTimeAsync(1)

    expect(sharer.session.getSnapshot().outcome).toBe('viewer-left')
    expect(track.readyState).toBe('ended')
  })
})
