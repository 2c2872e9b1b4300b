import * as fc from 'fast-check'

import {
  entryOf,
  isSheetId,
  longestTitle,
  parseEntries,
  parseSheet,
  sheetTitle,
  withEntry,
} from './sheet'
import { aSheet } from './sheet.fixtures'

describe('a sheet', () => {
  it('is parsed as it was stored', () => {
    expect(parseSheet(aSheet)).toEqual(aSheet)
  })

  it.each([
    ['another id', { id: '../../etc' }],
    ['no title', { title: '\u202e ' }],
    ['more steps than fit', { steps: Array(25).fill(aSheet.steps[0]) }],
    ['an invalid date', { madeMs: 1e300 }],
    [
      'a picture of another type',
      {
        steps: [
          {
            ...aSheet.steps[0],
            closeUp: { ...aSheet.steps[0]!.closeUp, type: 'text/html' },
          },
        ],
      },
    ],
    [
      'a picture of text',
      {
        steps: [
          {
            ...aSheet.steps[0],
            map: { ...aSheet.steps[0]!.map, bytes: '"><script>' },
          },
        ],
      },
    ],
  ])('is null with %s', (_, change) => {
    expect(parseSheet({ ...aSheet, ...change })).toBeNull()
  })

  it('has a title of visible characters, on one line', () => {
    expect(sheetTitle(' Photos\n\u202eand\u0000letters ')).toBe(
      'Photos and letters'
    )
    expect(sheetTitle('x'.repeat(10_000))).toHaveLength(longestTitle)
    expect(sheetTitle('\u202e')).toBe('')
  })

  it('is listed with its size', () => {
    expect(entryOf(aSheet)).toMatchObject({ stepCount: 2, byteCount: 6 })
    expect(entryOf(aSheet)).not.toHaveProperty('steps')
  })

  it('is parsed from any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseSheet(value)).not.toThrow()
        expect(parseEntries([value, value]).length).toBeLessThanOrEqual(2)
      })
    )
  })
})

describe('the list of sheets', () => {
  const entry = entryOf(aSheet)
  const other = { ...entry, id: 'fedcba9876543210' }

  it('has the newest first, and each sheet once', () => {
    expect(withEntry([entry], other)).toEqual([other, entry])
    const renamed = { ...entry, title: 'Letters' }
    expect(withEntry([other, entry], renamed)).toEqual([other, renamed])
  })

  it('leaves out incomplete entries', () => {
    const stored = [entry, { ...entry, stepCount: -1 }, null, other]
    expect(parseEntries(stored)).toEqual([entry, other])
    expect(parseEntries('none')).toEqual([])
  })

  it('distinguishes an id from anything else in a fragment', () => {
    expect(isSheetId(entry.id)).toBe(true)
    expect(isSheetId('main')).toBe(false)
    expect(isSheetId(`${entry.id}0`)).toBe(false)
  })
})
