import { shownHint } from './hint'

const both = { spot: 2_000, message: 1_000 }
const answered = { spot: 2_000, message: 3_000 }

describe('shownHint', () => {
  it('is whichever came last', () => {
    expect(shownHint(both, null, false)).toBe('spot')
    expect(shownHint(answered, null, false)).toBe('message')
  })

  it('is the one there is', () => {
    expect(shownHint({ ...both, message: null }, null, false)).toBe('spot')
    expect(shownHint({ ...both, spot: null }, null, false)).toBe('message')
    expect(shownHint({ spot: null, message: null }, null, true)).toBeNull()
  })

  it('is what the person wants, until something newer comes', () => {
    const chosen = { hint: 'message', seenMs: 2_000 } as const
    expect(shownHint(both, chosen, false)).toBe('message')
    expect(shownHint({ ...both, spot: 2_001 }, chosen, false)).toBe('spot')
  })

  it('is the message as long as a reply to it is written', () => {
    expect(shownHint(both, null, true)).toBe('message')
    expect(shownHint(both, { hint: 'spot', seenMs: 2_000 }, true)).toBe(
      'message'
    )
  })
})
