import { fileTimestamp } from './SavePictureButton'

describe('fileTimestamp', () => {
  it('sorts by time and is a valid name on every system', () => {
    expect(fileTimestamp(new Date(2026, 2, 1, 9, 5, 7))).toBe(
      '2026-03-01 09.05.07'
    )
  })
})
