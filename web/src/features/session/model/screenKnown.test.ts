import { parseCallMessage } from 'src/features/call/model/callProtocol'
import type { CallMessage } from 'src/features/call/model/callProtocol'

import {
  opening,
  receiving,
  resume,
  run,
  sharing,
  strangerId,
  watchingEvents,
} from './fixtures'
import { nothingKnown } from './screen'
import { screenMessage } from './screen'
import { sharerDialogOf } from './selectors'

describe('the picker of the sharer', () => {
  const choosing = { type: 'screen', state: 'choosing' } as const

  it('is reported to the viewer while it is open, and only for a screen', () => {
    const choosingIn = (dialog?: 'firefox' | null) => {
      const plan = { ...sharing, dialog }
      const { state } = run(plan, opening(plan), { type: 'share-requested' })
      return screenMessage(state)
    }
    const told = (message: object) => [{ type: 'send-message', message }]
    expect(choosingIn('firefox')).toEqual(
      told({ ...choosing, dialog: 'firefox' })
    )
    expect(choosingIn(null)).toEqual(told(choosing))
    expect(choosingIn()).toEqual(told(choosing))
  })

  it('is shown to the viewer until the call ends', () => {
    const { state } = run(receiving, ...watchingEvents, {
      type: 'message-received',
      message: { ...choosing, dialog: 'safari' },
    })
    expect(sharerDialogOf(state)).toBe('safari')
    const ended = resume(state, {
      type: 'message-received',
      message: { type: 'screen', state: 'stopped' },
    })
    expect(sharerDialogOf(ended.state)).toBeNull()
  })

  it('may have a name that this version does not know', () => {
    const text = JSON.stringify({ v: 1, ...choosing, dialog: 'ladybird' })
    expect(parseCallMessage(text)).toEqual({ ...choosing, dialog: undefined })
  })
})

describe('what a viewer knows of a screen', () => {
  const says = (message: CallMessage) =>
    ({ type: 'message-received', message }) as const
  const watched = run(
    receiving,
    ...watchingEvents,
    says({ type: 'screen', state: 'shared', surface: 'browser', empty: true }),
    { type: 'whole-screen-wanted' },
    says({ type: 'screen', state: 'choosing', dialog: 'firefox' })
  ).state
  const ofAnother = {
    ...nothingKnown,
    remoteScreen: 'choosing',
    remoteId: strangerId,
  }
  const lost = { type: 'call-closed' } as const
  const calls = {
    type: 'call-received',
    callId: 'mc_2',
    remoteId: strangerId,
    isFromLink: true,
  } as const
  const admitted = { type: 'newcomer-admitted' } as const
  const asCamera = says({ type: 'screen', state: 'choosing' })

  it('is reset when a calling newcomer is admitted', () => {
    const { state } = resume(watched, lost, calls, admitted)
    expect(state).toMatchObject(ofAnother)
  })

  it('is reset when a connected newcomer is admitted', () => {
    const { state } = resume(
      {
        ...watched,
        recovery: 'lost',
        call: { is: 'answering', callId: 'mc_2' },
      },
      { type: 'call-connected', isResumed: false, isVerified: false },
      asCamera,
      admitted
    )
    expect(state).toMatchObject({ ...ofAnother, remoteId: watched.remoteId })
  })

  it('is reset when the sharer is rejected', () => {
    const { state } = resume(watched, { type: 'caller-rejected' })
    expect(state).toMatchObject(nothingKnown)
  })
})
