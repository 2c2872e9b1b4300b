import fc from 'fast-check'
import { util } from 'peerjs'

import {
  maxUserIdLength,
  parseUserId,
  reservedWords,
} from 'src/features/links/model/userId'
import { idsOfTheRule } from 'src/features/links/model/userId.fixtures'

/** Most of these texts become valid ids when a few characters change. */
const almostId = fc
  .array(fc.constantFrom('a', 'Z', '7', ' ', '_', '-', '.', 'é', '\n'), {
    maxLength: maxUserIdLength,
  })
  .map((characters) => characters.join(''))

describe('the ids of PeerJS 1.5.5', () => {
  it.each(idsOfTheRule.accepted)('include %p [§5 peer id]', (id) => {
    expect(util.validateId(id)).toBe(true)
  })

  it.each(idsOfTheRule.refused)('exclude %p [§5 peer id]', (text) => {
    expect(util.validateId(text)).toBe(false)
  })

  it('may be empty, so that the server issues one [§5 empty id]', () => {
    expect(util.validateId('')).toBe(true)
  })

  it('are our ids, except for reserved page names and those that are too long [§5 peer id]', () => {
    fc.assert(
      fc.property(almostId, (text) => {
        const isOurs = text === '' || parseUserId(text) !== null
        const isPage = (reservedWords as readonly string[]).includes(text)
        expect(isOurs).toBe(util.validateId(text) && !isPage)
      }),
      { seed: 20261122 }
    )
  })
})
