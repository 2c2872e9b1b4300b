import fc from 'fast-check'

import type { HelperName } from 'src/features/links/model/helperName'

import {
  allowedCallers,
  parseCallers,
  withCaller,
  withCallerAccess,
  withCallerName,
} from './callers'
import type { CallerTag } from './callerTag'

const dad = 'd'.repeat(22) as CallerTag
const aunt = 'a'.repeat(22) as CallerTag
const name = 'Dad' as HelperName

describe('the people who can ring a device', () => {
  const both = withCaller(withCaller([], aunt, 1), dad, 2)

  it('are restored as stored', () => {
    const named = withCallerName(both, dad, name)
    expect(parseCallers(JSON.parse(JSON.stringify(named)))).toEqual(named)
    expect(named[0]).toEqual({
      tag: dad,
      name,
      helpedAt: 2,
      access: 'undecided',
    })
  })

  it('keep their name, and come first after each share', () => {
    const named = withCallerName(both, aunt, name)
    expect(withCaller(named, aunt, 3)).toEqual([
      { tag: aunt, name, helpedAt: 3, access: 'undecided' },
      both[0],
    ])
  })

  it('exclude people whom the helper has not allowed, also after the next share', () => {
    expect(allowedCallers(both)).toEqual([])
    const allowed = withCallerAccess(both, dad, 'allowed')
    expect(allowedCallers(allowed)).toMatchObject([{ tag: dad }])
    expect(allowedCallers(withCaller(allowed, dad, 3))).toHaveLength(1)
    const taken = withCallerAccess(allowed, dad, 'withdrawn')
    expect(allowedCallers(taken)).toEqual([])
    expect(withCaller(taken, dad, 4)[0]).toMatchObject({ access: 'withdrawn' })
  })

  it('include everybody who got the device before permission was required', () => {
    const stored = [{ tag: dad, name, helpedAt: 1 }]
    expect(parseCallers(stored)).toEqual([{ ...stored[0], access: 'allowed' }])
  })

  it('are not pushed out by people who have only been helped', () => {
    let callers = withCallerAccess(both, dad, 'allowed')
    for (let time = 10; time < 110; time++) {
      const tag = `${time}`.padEnd(22, 'x') as CallerTag
      callers = withCaller(callers, tag, time)
    }
    expect(allowedCallers(callers)).toMatchObject([{ tag: dad }])
    expect(callers.length).toBeLessThan(20)
    expect(callers[0]).toMatchObject({ helpedAt: 109 })
  })

  it('are dropped if their entry is incomplete', () => {
    const odd = [null, {}, { tag: dad, name: '\n', helpedAt: 1 }, { tag: 'x' }]
    expect(parseCallers(odd)).toEqual([])
    fc.assert(
      fc.property(fc.anything(), (value) =>
        expect(parseCallers([value])).toEqual([])
      )
    )
  })
})
