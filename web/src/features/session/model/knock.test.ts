import type { Control } from 'src/features/call/model/controlMessage'

import {
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  strangerId,
  viewerId,
} from './fixtures'

const placing = { type: 'place-call', remoteId: viewerId }
const knocking = {
  type: 'send-control',
  remoteId: viewerId,
  control: 'knock',
}
const absent = { type: 'peer-unavailable', remoteId: viewerId } as const
const here = {
  type: 'control-received',
  remoteId: viewerId,
  control: 'here',
} as const
const choosingEvents = [
  ...opened(sharing, sharerId),
  { type: 'share-requested' },
] as const

describe('a call to an absent viewer', () => {
  it('PS13 is placed again when the viewer is not there yet [§4 call retry]', () => {
    const unavailable = run(sharing, ...choosingEvents, {
      type: 'peer-unavailable',
      remoteId: viewerId,
    })
    expect(unavailable.commands).toContainEqual({ type: 'close-call' })
    const asking = resume(unavailable.state, {
      type: 'timer-due',
      name: 'call',
    })
    expect(asking.commands).not.toContainEqual(placing)
    expect(asking.commands).toContainEqual(knocking)
    const there = resume(asking.state, here)
    expect(there.state.callAttemptNumber).toBe(2)
    expect(there.commands).toContainEqual(placing)
  })

  it('PS13 knocks instead of calling while nobody is there, and counts each knock as an attempt [§4 call retry]', () => {
    let { state } = run(sharing, ...choosingEvents)
    for (let attempt = 0; attempt < 600; attempt++) {
      const asked = resume(state, absent, { type: 'timer-due', name: 'call' })
      expect(asked.commands).toContainEqual(knocking)
      expect(asked.commands).not.toContainEqual(placing)
      state = asked.state
    }
    // The first attempt was a call. The last knock has no answer yet, so it
    // does not count.
    expect(state.callAttemptNumber).toBe(600)
    const asking = { type: 'timer-due', name: 'call' } as const
    const there = resume(state, absent, asking, here)
    expect(there.state.callAttemptNumber).toBe(602)
    expect(there.commands).toContainEqual(placing)
  })

  it('PS13 is placed again if the knock gets no answer of any kind', () => {
    const { commands } = run(
      sharing,
      ...choosingEvents,
      absent,
      { type: 'timer-due', name: 'call' },
      { type: 'timer-due', name: 'answer' }
    )
    expect(commands).toContainEqual(placing)
  })

  it('PS13 ignores `here` from anybody but the viewer', () => {
    const { commands } = run(sharing, ...choosingEvents, absent, {
      ...here,
      remoteId: strangerId,
    })
    expect(commands).toEqual([])
  })

  it('PS13 ends if the viewer is busy with somebody else', () => {
    const { state } = run(sharing, ...choosingEvents, absent, {
      ...here,
      control: 'busy',
    })
    expect(state).toMatchObject({
      capture: 'off',
      error: 'someone-else-sharing',
    })
  })
})

describe('a knock', () => {
  const knock = {
    type: 'control-received',
    remoteId: sharerId,
    control: 'knock',
    isFromLink: true,
  } as const
  const answers = (control: Control) => [
    { type: 'send-control', remoteId: sharerId, control },
  ]

  it('PS13 is answered by a viewer who would accept the call', () => {
    const waiting = run(receiving, ...opened(receiving, viewerId), knock)
    expect(waiting.commands).toEqual(answers('here'))
  })

  it('PS13 is answered differently by a viewer who watches somebody else', () => {
    const { commands } = run(
      receiving,
      ...opened(receiving, viewerId),
      {
        type: 'call-received',
        callId: 'mc_2',
        remoteId: strangerId,
        isFromLink: true,
      },
      { type: 'call-connected', isResumed: false, isVerified: false },
      {
        type: 'message-received',
        message: { type: 'screen', state: 'shared' },
      },
      knock
    )
    expect(commands).toEqual(answers('busy'))
  })

  it('PS18 is answered neither by a sharer nor by a viewer who waits for another', () => {
    const watchingOther = {
      role: 'viewer',
      fromUserId: strangerId,
    } as const
    for (const plan of [sharing, watchingOther]) {
      const { commands } = run(plan, ...opened(plan, viewerId), knock)
      expect(commands).toEqual([])
    }
  })

  const due = { type: 'timer-due', name: 'knock' } as const

  it('PS13 asks whether the viewer is there when a call has no answer, as it may have gone to a dead socket', () => {
    const calling = run(sharing, ...choosingEvents)
    expect(calling.commands).toContainEqual({
      ...{ type: 'start-timer', name: 'knock', delayMs: 3_000 },
    })
    const asking = resume(calling.state, due, due)
    expect(asking.commands).toEqual([
      knocking,
      { type: 'start-timer', name: 'knock', delayMs: 1_000 },
    ])
    const back = resume(asking.state, here)
    expect(back.commands).toContainEqual(placing)
    expect(back.state.callAttemptNumber).toBe(2)
  })

  it('PS13 is not repeated once the call is answered, and a late answer places no other call', () => {
    const answered = resume(run(sharing, ...choosingEvents, due).state, {
      type: 'call-answered',
    })
    expect(answered.commands).toContainEqual({
      ...{ type: 'stop-timer', name: 'knock' },
    })
    expect(resume(answered.state, here).commands).toEqual([])
    const connected = resume(answered.state, {
      ...{ type: 'call-connected', isResumed: false, isVerified: false },
    })
    expect(resume(connected.state, due).commands).toEqual([])
  })
})
