import { wordsOfOneKey } from 'src/../../web/src/features/proof/wordsOfKey.fixtures'
import { issueUserId } from 'src/lib/userId'

import { isPermanentId } from './isPermanentId'

describe('the mark of an id that is made from a key', () => {
  it('is computed from the id alone', () => {
    expect(isPermanentId(wordsOfOneKey.marked.id)).toBe(true)
    expect(isPermanentId(wordsOfOneKey.unmarked.id)).toBe(false)
  })

  it.each([
    '',
    'gaze-three-arch',
    'gaze-three-arch-raw2',
    'gaze-three-arch-raw-viewer',
    'gaze-three-arch--raw',
    'gaze.three.arch.raw',
    'river',
  ])('is missing in %j, which no key makes', (id) => {
    expect(isPermanentId(id)).toBe(false)
  })

  it.each([
    'Gaze-three-arch-raw',
    'gaze three arch raw',
    'GAZE_three-arch raw',
  ])('is present in %j, which a person would read as the same words', (id) =>
    expect(isPermanentId(id)).toBe(true)
  )

  it('is present in about one of sixteen ids', () => {
    const marked = Array.from({ length: 3_200 }, () => issueUserId()).filter(
      isPermanentId
    )
    expect(marked.length).toBeGreaterThan(100)
    expect(marked.length).toBeLessThan(300)
  })
})
