import { parseCallMessage } from 'src/features/call/model/callProtocol'

import {
  opening,
  receiving,
  resume,
  run,
  sharing,
  watchingEvents,
} from './fixtures'
import { screenMessage } from './screenMessage'
import { sharerDialogOf } from './selectors'

describe('what the sharer chooses in', () => {
  const choosing = { type: 'screen', state: 'choosing' } as const

  it('is told to the viewer while it is open, and by a screen only', () => {
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

  it('is known to the viewer until the call ends', () => {
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

  it('may have a name that is not known yet', () => {
    const text = JSON.stringify({ v: 1, ...choosing, dialog: 'ladybird' })
    expect(parseCallMessage(text)).toEqual({ ...choosing, dialog: undefined })
  })
})
