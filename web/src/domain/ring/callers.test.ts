import fc from 'fast-check'

import type { HelperName } from 'src/domain/invite/helperName'

import { parseCallers, withCaller, withCallerName } from './callers'
import type { CallerTag } from './callerTag'

const dad = 'd'.repeat(22) as CallerTag
const aunt = 'a'.repeat(22) as CallerTag
const name = 'Dad' as HelperName

describe('who can ring a device', () => {
  const both = withCaller(withCaller([], aunt, 1), dad, 2)

  it('comes back as it was stored', () => {
    const named = withCallerName(both, dad, name)
    expect(parseCallers(JSON.parse(JSON.stringify(named)))).toEqual(named)
    expect(named[0]).toEqual({ tag: dad, name, helpedAt: 2 })
  })

  it('keeps the name, and is the first after each share', () => {
    const named = withCallerName(both, aunt, name)
    expect(withCaller(named, aunt, 3)).toEqual([
      { tag: aunt, name, helpedAt: 3 },
      both[0],
    ])
  })

  it('is never anything but whole', () => {
    const odd = [null, {}, { tag: dad, name: '\n', helpedAt: 1 }, { tag: 'x' }]
    expect(parseCallers(odd)).toEqual([])
    fc.assert(
      fc.property(fc.anything(), (value) =>
        expect(parseCallers([value])).toEqual([])
      )
    )
  })
})
