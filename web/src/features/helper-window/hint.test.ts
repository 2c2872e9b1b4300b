import { otherHints, shownHint } from './hint'

const both = { spot: 2_000, message: 1_000, step: null }
const answered = { spot: 2_000, message: 3_000, step: 500 }
const none = { spot: null, message: null, step: null }

describe('shownHint', () => {
  it('is the newest', () => {
    expect(shownHint(both, null, false)).toBe('spot')
    expect(shownHint(answered, null, false)).toBe('message')
    expect(shownHint({ ...answered, step: 4_000 }, null, false)).toBe('step')
  })

  it('is the only one', () => {
    expect(shownHint({ ...both, message: null }, null, false)).toBe('spot')
    expect(shownHint({ ...both, spot: null }, null, false)).toBe('message')
    expect(shownHint({ ...none, step: 0 }, null, true)).toBe('step')
    expect(shownHint(none, null, true)).toBeNull()
  })

  it('is the one that the sharer chose, until something newer arrives', () => {
    const chosen = { hint: 'message', seenMs: 2_000 } as const
    expect(shownHint(both, chosen, false)).toBe('message')
    expect(shownHint({ ...both, spot: 2_001 }, chosen, false)).toBe('spot')
    expect(shownHint({ ...both, message: null }, chosen, false)).toBe('spot')
  })

  it('is the message while somebody writes a reply', () => {
    expect(shownHint(both, null, true)).toBe('message')
    expect(shownHint(both, { hint: 'spot', seenMs: 2_000 }, true)).toBe(
      'message'
    )
  })
})

describe('otherHints', () => {
  it('are all except the shown one', () => {
    expect(otherHints(answered, 'message')).toEqual(['spot', 'step'])
    expect(otherHints(both, 'spot')).toEqual(['message'])
    expect(otherHints(none, null)).toEqual([])
  })
})
