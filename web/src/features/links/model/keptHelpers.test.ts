import fc from 'fast-check'

import type { HelperName } from './helperName'
import {
  dayOf,
  parseKeptHelpers,
  timeOfDay,
  withHelper,
  withLastHelped,
  withoutHelper,
} from './keptHelpers'
import type { Pin } from './pin'
import type { UserId } from './userId'

const anna = {
  name: 'Anna' as HelperName,
  id: 'gaze-three-arch-raw' as UserId,
  pin: 'abcdefghijklmnopqrstuA' as Pin,
}
const bob = {
  ...anna,
  name: 'Bob' as HelperName,
  id: 'oak-sea-sun-fog' as UserId,
}

describe('the helpers that are saved on this computer', () => {
  it('are restored as stored', () => {
    expect(parseKeptHelpers(JSON.stringify([anna, bob]))).toEqual([anna, bob])
  })

  it('are empty if nothing was stored', () => {
    expect(parseKeptHelpers(null)).toEqual([])
  })

  it.each([
    '{',
    'null',
    '7',
    '{"name":"Anna"}',
    '[null, 7, "Anna", {}]',
    JSON.stringify([{ ...anna, name: '' }]),
    JSON.stringify([{ ...anna, name: 7 }]),
    JSON.stringify([{ ...anna, id: '../receive' }]),
    JSON.stringify([{ ...anna, pin: 'short' }]),
    JSON.stringify([{ ...anna, pin: null }]),
  ])('are empty if %s was stored', (text) => {
    expect(parseKeptHelpers(text)).toEqual([])
  })

  it('are dropped if incomplete, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseKeptHelpers(text))).toBe(true)
      })
    )
  })

  it('are unique, the latest first, and eight at most', () => {
    expect(withHelper([bob, anna], { ...anna, name: bob.name })).toEqual([
      { ...anna, name: bob.name },
      bob,
    ])
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...bob,
      id: `oak-sea-sun-fog${index}` as UserId,
    }))
    expect(withHelper(many, anna)).toHaveLength(8)
  })

  it('include the day when each of them last helped', () => {
    const day = dayOf(new Date(2026, 4, 3, 23, 59))
    expect(day).toBe('2026-05-03')
    const helpers = withLastHelped([{ ...anna, ring: 7 }, bob], anna.id, day)
    expect(helpers).toEqual([{ ...anna, ring: 7, lastHelped: day }, bob])
    expect(parseKeptHelpers(JSON.stringify(helpers))).toEqual(helpers)
    expect(new Date(timeOfDay(day)).getDate()).toBe(3)
  })

  it.each(['', 'yesterday', '2026-02-30', '2026-13-01', 7, null, {}])(
    'include no day if %p was stored as the day',
    (lastHelped) => {
      expect(
        parseKeptHelpers(JSON.stringify([{ ...anna, lastHelped }]))
      ).toEqual([anna])
    }
  )

  it('can be removed one by one', () => {
    expect(withoutHelper([anna, bob], anna.id)).toEqual([bob])
  })
})
