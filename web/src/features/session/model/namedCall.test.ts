import type { TimerName } from './commands'
import type { PeerSessionEvent } from './events'
import {
  broadcasting,
  opened,
  receiving,
  resume,
  run,
  sharerId,
  sharing,
  sharingEvents,
  strangerId,
  viewerId,
  watchingEvents,
} from './fixtures'
import { timersOf } from './timers'

const unload = {
  type: 'message-received',
  message: { type: 'bye', reason: 'unload' },
  isResumed: true,
} as const
const lost = { type: 'call-closed' } as const
const due = (name: TimerName) => ({ type: 'timer-due', name }) as const
const somebody = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
} as const
const calls = (
  remoteId: typeof sharerId,
  callId: string
): PeerSessionEvent => ({
  ...{ type: 'call-received', callId, remoteId, isFromLink: true },
})

describe('the call as one named state', () => {
  it('PS16 continues to wait for the reloading viewer after somebody else was refused', () => {
    const asked = run(sharing, ...sharingEvents, unload, due('call'), somebody)
    expect(asked.state.call.is).toBe('asking')
    const { state } = resume(asked.state, { type: 'newcomer-refused' })
    expect(timersOf(state)).toHaveProperty('farewell')
    expect(resume(state, due('farewell')).state.outcome).toBe('viewer-left')
  })

  it('PS32 sends `busy` to a second caller when the call of the share recovers', () => {
    const waiting = run(
      receiving,
      ...watchingEvents,
      lost,
      calls(sharerId, 'mc_2'),
      calls(strangerId, 'mc_3')
    )
    const { state, commands } = resume(waiting.state, {
      ...somebody,
      isResumed: true,
    })
    expect(state).toMatchObject({ call: { is: 'live' }, caller: null })
    expect(commands).toContainEqual({
      ...{ type: 'refuse-call', callId: 'mc_3', control: 'busy' },
    })
  })

  it('PS32 asks about the latest caller, and ends the call of the previous one', () => {
    const asked = run(
      receiving,
      ...watchingEvents,
      lost,
      calls(sharerId, 'mc_2'),
      somebody
    )
    expect(asked.state.call.is).toBe('asking')
    const other = resume(asked.state, calls(strangerId, 'mc_3'))
    expect(other.state).toMatchObject({
      ...{ call: { is: 'none' }, caller: { callId: 'mc_3' } },
    })
    expect(other.commands).toContainEqual({ type: 'close-call' })
    // Without `close-call`, a farewell of the previous caller would end the
    // latest call.
  })

  it('PS34 calls again after it gave way, even if the server was lost when the screen was chosen', () => {
    const away = run(
      sharing,
      ...opened(sharing, sharerId),
      { type: 'share-requested' },
      { type: 'control-received', remoteId: viewerId, control: 'give-way' },
      { type: 'peer-disconnected' },
      { type: 'capture-started' }
    )
    const back = resume(away.state, { type: 'peer-opened', id: sharerId })
    expect(back.commands).toContainEqual({
      ...{ type: 'place-call', remoteId: viewerId },
    })
  })

  it('PS16 gives a page that has answered 20 s to connect, however often its call is lost', () => {
    const answered = run(...[sharing, ...sharingEvents, unload, due('call')], {
      type: 'call-answered',
    })
    const start = { type: 'start-timer', name: 'farewell', delayMs: 20_000 }
    expect(answered.commands).toContainEqual(start)
    const again = resume(answered.state, lost, due('call'))
    expect(timersOf(again.state).farewell).toEqual(
      timersOf(answered.state).farewell
    )
    const { state } = resume(again.state, due('farewell'))
    expect(state.outcome).toBe('viewer-left')
  })

  it('PS13 continues to knock if the wait for an answer ended while the server was lost', () => {
    const knocking = run(
      sharing,
      ...opened(sharing, sharerId),
      { type: 'share-requested' },
      due('knock'),
      { type: 'peer-disconnected' },
      due('answer')
    )
    expect(knocking.state.call).toEqual({ is: 'absent', isAsked: false })
    const back = resume(knocking.state, { type: 'peer-opened', id: sharerId })
    expect(timersOf(back.state)).toHaveProperty('answer')
    expect(resume(back.state, due('answer')).commands).toContainEqual({
      ...{ type: 'place-call', remoteId: viewerId },
    })
  })

  it('PS1 runs no timer once the session is closed', () => {
    for (const plan of [sharing, broadcasting, receiving]) {
      const { state } = run(plan, ...opened(plan, sharerId), {
        ...{ type: 'close-requested', reason: 'left' },
      })
      expect(timersOf(state)).toEqual({})
    }
  })
})
