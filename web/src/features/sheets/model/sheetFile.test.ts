import fc from 'fast-check'

import { aSheet } from './sheet.fixtures'
import { parseSheetFile, sheetFile } from './sheetFile'

describe('sheetFile', () => {
  it('transfers a whole sheet with its pictures', () => {
    expect(parseSheetFile(sheetFile(aSheet))).toEqual(aSheet)
  })

  it.each([
    ['another version', sheetFile(aSheet).replace('"v":1', '"v":2')],
    ['a picture that is none', sheetFile(aSheet).replace('"AQEB"', '"no"')],
    ['a name that is none', sheetFile(aSheet).replace('"Photos"', '"\u202e"')],
    ['an id that is none', sheetFile(aSheet).replace(aSheet.id, '../sheets')],
    ['nothing', ''],
    ['no object', 'null'],
  ])('takes %s for no sheet', (_, text) => {
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
