import {
  receiving,
  resume,
  run,
  sharing,
  sharingEvents,
  watchingEvents,
} from './fixtures'
import { sharerView, viewerView } from './selectors'

const said = (message: object) => ({
  type: 'send-message',
  message: { type: 'screen', ...message },
})

const heard = (message: { state: 'shared' | 'hidden'; empty?: boolean }) =>
  ({
    type: 'message-received',
    message: { type: 'screen', ...message },
  }) as const

describe('a screen that delivers no picture for a while', () => {
  const picture = (isEmpty: boolean) =>
    ({ type: 'picture-changed', isEmpty }) as const
  const empty = () => run(sharing, ...sharingEvents, picture(true))

  it('PS45 is reported to the viewer, and shown to the sharer, until a picture arrives', () => {
    const { state, commands } = empty()
    expect(sharerView(state)).toBe('empty')
    expect(commands).toEqual([
      said({ state: 'shared', empty: true, capture: 1 }),
    ])

    const again = resume(state, picture(false))
    expect(sharerView(again.state)).toBe('sharing')
    expect(again.commands).toEqual([said({ state: 'shared', capture: 1 })])
  })

  it('PS45 is not reported while the screen is hidden, nor for the screen that replaces it', () => {
    const hidden = resume(empty().state, { type: 'hide-requested' })
    expect(sharerView(hidden.state)).toBe('hidden')
    expect(hidden.commands).toContainEqual(said({ state: 'hidden' }))

    const another = resume(
      empty().state,
      { type: 'change-requested' },
      { type: 'capture-started' }
    )
    expect(another.commands).toContainEqual(
      said({ state: 'shared', capture: 2 })
    )
    expect(sharerView(another.state)).toBe('sharing')
  })

  it("PS45 is not called live on the viewer's page", () => {
    const seen = (...messages: ReturnType<typeof heard>[]) =>
      viewerView(run(receiving, ...watchingEvents, ...messages).state)
    const nothing = heard({ state: 'shared', empty: true })

    expect(seen(nothing)).toBe('empty')
    expect(seen(nothing, heard({ state: 'shared' }))).toBe('watching')
    expect(seen(nothing, heard({ state: 'hidden' }))).toBe('hidden')
  })
})
