import type { UserId } from 'src/features/links/model/userId'

import type { PeerSessionEvent } from './events'
import {
  receiving,
  resume,
  run,
  sharing,
  sharingEvents,
  strangerId,
  watchingEvents,
} from './fixtures'
import { newcomerQuestion, sharerView } from './selectors'

const lost = { type: 'call-closed' } as const
const callDue = { type: 'timer-due', name: 'call' } as const
const admit = { type: 'newcomer-admitted' } as const
const refuse = { type: 'newcomer-refused' } as const
const somebody = {
  type: 'call-connected',
  isResumed: false,
  isVerified: false,
} as const
const calling = (remoteId: UserId, callId: string) =>
  ({ type: 'call-received', callId, remoteId, isFromLink: true }) as const

describe('an answer to the question about a newcomer', () => {
  const otherId = 'sea-sun-sand-wind' as UserId
  const recovering = run(receiving, ...watchingEvents, lost).state
  const first = resume(recovering, calling(strangerId, 'mc_2')).state
  const question = newcomerQuestion(first)

  it.each([admit, refuse])(
    'PS32 does not count for the next newcomer (%p)',
    (yes) => {
      const { state } = resume(first, calling(otherId, 'mc_3'))
      const late = resume(state, { ...yes, question })
      expect(late.state).toEqual(state)
      expect(late.commands).toEqual([])
      const meant = { ...yes, question: newcomerQuestion(state) }
      expect(resume(state, meant).state.newcomer).toBeNull()
    }
  )

  it('PS32 still counts when the same person calls again', () => {
    const { commands } = resume(first, calling(strangerId, 'mc_3'), {
      ...{ ...admit, question },
    })
    expect(commands).toContainEqual({ type: 'answer-call', callId: 'mc_3' })
  })

  it('PS37 does not count for the same id with other safety words', () => {
    const asks = (safetyWords: readonly [number, number]) =>
      resume(run(sharing, ...sharingEvents, lost, callDue).state, {
        ...somebody,
        safetyWords,
      } as PeerSessionEvent).state
    const late = { ...admit, question: newcomerQuestion(asks([1, 2])) }
    const { state } = resume(asks([7, 42]), late)
    expect(sharerView(state)).toBe('newcomer')
  })
})
