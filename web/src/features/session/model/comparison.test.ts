import type { PeerSessionEvent } from './events'
import {
  broadcasting,
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  viewerId,
  watching,
} from './fixtures'
import { sharerPresence } from './selectors'
import type { SharerState } from './state'

const share = { type: 'share-requested' } as const
const chosen = { type: 'capture-started' } as const
const brokenOff = { type: 'comparison-failed' } as const
const lost = { type: 'call-closed' } as const
const callDue = { type: 'timer-due', name: 'call' } as const
const admit = { type: 'newcomer-admitted' } as const
const refuse = { type: 'newcomer-refused' } as const
const somebody = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
  safetyWords: [7, 42],
} as const
const bye = {
  type: 'message-received',
  message: { type: 'bye', reason: 'left' },
} as const

const calling = run(
  broadcasting,
  ...opened(broadcasting, sharerId),
  share,
  chosen
).state
const says = (control: 'cancelled' | 'refused') =>
  ({
    type: 'control-received',
    remoteId: calling.remoteId!,
    control,
  }) as const

const callsOf = (state: SharerState) =>
  resume(state, callDue, { type: 'peer-opened', id: sharerId }).commands.filter(
    ({ type }) => type === 'place-call'
  )

describe('a failed comparison of safety words', () => {
  it('PS39 is a failed proof: nothing is shown, the sharer is informed, and nobody is called', () => {
    const { state, commands } = resume(calling, brokenOff)
    expect(state).toMatchObject({
      ...{ outcome: 'viewer-not-compared', capture: 'off', newcomer: null },
      brokenOffCount: 1,
    })
    const types = commands.map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining(['close-call', 'stop-capture'])
    )
    expect(types).not.toContain('admit-call')
    // The data channel tells the peer the reason. A message over signalling
    // would arrive earlier, and hide that reason.
    expect(types).not.toContain('send-control')
    expect(callsOf(state)).toEqual([])
  })

  it('PS39 is reported from the third time on as somebody who keeps trying, and no call follows without a click', () => {
    const twice = resume(calling, brokenOff, share, brokenOff, share).state
    expect(twice).toMatchObject({ outcome: null, brokenOffCount: 2 })
    const { state } = resume(twice, brokenOff)
    expect(state).toMatchObject({
      ...{ outcome: 'stranger-keeps-trying', capture: 'off', error: null },
    })
    expect(callsOf(state)).toEqual([])

    const pressed = resume(state, share)
    expect(pressed.commands).toContainEqual(
      expect.objectContaining({ type: 'place-call' })
    )
    const fourth = resume(pressed.state, brokenOff).state
    expect(fourth.outcome).toBe('stranger-keeps-trying')
  })

  it.each<[string, PeerSessionEvent]>([
    ['is refused', refuse],
    ['says goodbye', bye],
    ['cancels the call', says('cancelled')],
    ['is lost', lost],
  ])(
    'PS39 counts a newcomer who %s while the words are shown, and ends the share the third time',
    (_, gone) => {
      const first = resume(calling, somebody, gone).state
      expect(first).toMatchObject({ brokenOffCount: 1, capture: 'on' })
      expect(callsOf(first)).toHaveLength(1)
      const { state, commands } = resume(
        first,
        ...[callDue, somebody, gone, callDue, somebody, gone]
      )
      expect(state).toMatchObject({
        ...{ outcome: 'stranger-keeps-trying', capture: 'off' },
        ...{ remoteParticipantState: 'idle', recovery: 'none' },
      })
      expect(commands).toContainEqual({ type: 'stop-capture' })
      expect(callsOf(state)).toEqual([])
    }
  )

  it('PS39 sends a refusal to the third stranger as well', () => {
    const { commands } = resume(
      calling,
      ...[somebody, refuse, callDue, somebody, refuse, callDue],
      ...[somebody, refuse]
    )
    expect(commands[0]).toMatchObject({
      type: 'send-control',
      control: 'refused',
    })
  })

  it('PS39 counts a stranger who rejects the sharer after seeing the words', () => {
    const refused = says('refused')
    const once = resume(calling, somebody, refused).state
    expect(once).toMatchObject({
      ...{ error: 'declined-by-viewer', brokenOffCount: 1 },
    })
    const { state } = resume(
      once,
      ...[share, chosen, somebody, refused, share, chosen, somebody, refused]
    )
    expect(state).toMatchObject({
      ...{ error: null, outcome: 'stranger-keeps-trying' },
    })
  })

  it('PS39 is no longer counted once somebody is admitted, or proves to have the link', () => {
    const twice = resume(
      calling,
      ...[somebody, refuse, callDue, somebody, refuse, callDue]
    ).state
    expect(twice.brokenOffCount).toBe(2)
    expect(resume(twice, somebody, admit).state.brokenOffCount).toBe(0)
    const verified = { ...somebody, isVerified: true, safetyWords: undefined }
    expect(resume(twice, verified).state.brokenOffCount).toBe(0)
  })

  it('PS39 does not count a peer with the link, and during a recovery treats one without it as a lost call', () => {
    const other = { ...somebody, isVerified: true, safetyWords: undefined }
    const { state } = resume(
      calling,
      ...[somebody, admit, lost, callDue, other, refuse]
    )
    expect(state).toMatchObject({ recovery: 'lost', brokenOffCount: 0 })
  })

  it('PS39 counts as a lost call while a share is recovering, and ends the share the third time', () => {
    const missed = resume(calling, somebody, admit, lost, callDue).state
    const once = resume(missed, brokenOff).state
    expect(once).toMatchObject({
      ...{ recovery: 'lost', capture: 'on', brokenOffCount: 1 },
    })
    expect(callsOf(once)).toHaveLength(1)
    const { state } = resume(once, ...[callDue, brokenOff, callDue, brokenOff])
    expect(state).toMatchObject({
      ...{ outcome: 'stranger-keeps-trying', capture: 'off' },
    })
  })

  it('PS39 counts even if the session ends with an error during the question', () => {
    const { state } = resume(
      calling,
      ...[brokenOff, { type: 'peer-failed', failure: 'unknown' } as const]
    )
    expect(state.brokenOffCount).toBe(1)
  })

  it('PS39 leaves a viewer waiting, who learns that the peer could not be verified', () => {
    const { state } = run(
      watching,
      ...opened(watching, viewerId),
      {
        type: 'call-received',
        callId: 'mc_1',
        remoteId: sharerId,
        isFromLink: true,
      },
      brokenOff
    )
    expect(state.outcome).toBe('sharer-not-proved')
    expect(sharerPresence(state)).toBe('awaited')
  })

  it('PS39 changes nothing if there is no call', () => {
    for (const plan of [broadcasting, sharing, receiving]) {
      const { state } = run(plan, ...opened(plan, sharerId))
      expect(resume(state, brokenOff).state).toBe(state)
    }
  })
})
