import {
  receiving,
  resume,
  run,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'
import { isListening } from './selectors'

const message = (on: boolean) => ({ type: 'listening', on }) as const

describe('whether the viewer plays the sound of the screen', () => {
  const told = (on: boolean) => ({ type: 'send-message', message: message(on) })

  it('PS35 is reported when it changes, and after each new connection', () => {
    const off = run(receiving, ...watchingEvents.slice(0, -1))
    expect(off.commands).toContainEqual(told(false))
    const on = resume(off.state, {
      type: 'listening-changed',
      isListening: true,
    })
    expect(on.commands).toEqual([told(true)])
    expect(isListening(on.state)).toBe(true)
    const again = resume(
      on.state,
      { type: 'network-disconnected' },
      { type: 'network-reconnected' }
    )
    expect(again.commands).toContainEqual(told(true))
  })

  it('PS35 decides whether the sharer sends the sound', () => {
    const { state } = run(sharing, ...sharingEvents)
    const told = resume(state, {
      type: 'message-received',
      message: message(false),
    })
    expect(told.commands).toEqual([{ type: 'send-sound', isHeard: false }])
  })

  it('PS35 is ignored by a viewer, and never sent by a sharer', () => {
    const sharer = run(sharing, ...sharingEvents).state
    const viewer = run(receiving, ...watchingEvents).state
    const changed = { type: 'listening-changed', isListening: true } as const
    const received = {
      type: 'message-received',
      message: message(true),
    } as const
    expect(resume(sharer, changed).commands).toEqual([])
    expect(resume(viewer, received).commands).toEqual([])
  })
})
