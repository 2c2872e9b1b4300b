import { PermanentIds } from './PermanentIds'

const kept = 'gaze-three-arch-raw'
const ids = new PermanentIds('a secret of at least 32 characters')

describe('PermanentIds', () => {
  it('allows a permanent id only with its token', () => {
    expect(ids.mayAttach(kept, ids.tokenFor(kept))).toBe(true)
    expect(ids.mayAttach(kept, ids.tokenFor('roast-bag-flame-violin'))).toBe(
      false
    )
    expect(ids.mayAttach(kept, '')).toBe(false)
  })

  it('allows nobody to attach with another spelling of a permanent id', () => {
    const alike = 'Gaze-three-arch-raw'
    expect(ids.mayAttach(alike, ids.tokenFor(kept))).toBe(false)
    expect(ids.mayAttach(alike, 'a-token-of-my-own')).toBe(false)
  })

  it('allows any token for every other id', () => {
    expect(ids.mayAttach('roast-bag-flame-violin', 'anything')).toBe(true)
  })

  it('gives the same token on every instance with the same secret', () => {
    const other = new PermanentIds('a secret of at least 32 characters')
    expect(other.tokenFor(kept)).toBe(ids.tokenFor(kept))
    expect(new PermanentIds('another secret').tokenFor(kept)).not.toBe(
      ids.tokenFor(kept)
    )
  })
})
