import fc from 'fast-check'

import { aSheet } from './sheet.fixtures'
import { parseSheetFile, sheetFile } from './sheetFile'

describe('sheetFile', () => {
  it('transfers a whole sheet with its pictures', () => {
    expect(parseSheetFile(sheetFile(aSheet))).toEqual(aSheet)
  })

  it.each([
    ['another version', sheetFile(aSheet).replace('"v":1', '"v":2')],
    ['an invalid picture', sheetFile(aSheet).replace('"AQEB"', '"no"')],
    ['an invalid name', sheetFile(aSheet).replace('"Photos"', '"\u202e"')],
    ['an invalid id', sheetFile(aSheet).replace(aSheet.id, '../sheets')],
    ['an empty text', ''],
    ['null', 'null'],
  ])('rejects %s', (_, text) => {
    expect(parseSheetFile(text)).toBeNull()
  })

  it('never throws, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseSheetFile(text)).toBeNull()
      })
    )
  })
})
