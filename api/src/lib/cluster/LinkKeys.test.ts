import { LinkKeys } from './LinkKeys'

describe('the keys of links', () => {
  it('open one link each, told before or after somebody comes with them', async () => {
    const keys = new LinkKeys()
    keys.tell('before')
    expect(await keys.isTold('before')).toBe(true)
    const after = keys.isTold('after')
    keys.tell('after')
    expect(await after).toBe(true)
    const again = Promise.all([keys.isTold('before'), keys.isTold('after')])
    expect(await again).toEqual([false, false])
  })

  it('are waited for by few strangers at a time', async () => {
    const keys = new LinkKeys()
    const strangers = Array.from({ length: 100 }, (_, n) => keys.isTold(`${n}`))
    keys.tell('99')
    keys.tell('known')
    expect(await keys.isTold('known')).toBe(true)
    expect(await Promise.all(strangers)).not.toContain(true)
  })

  it('are forgotten when nobody comes with them', async () => {
    const keys = new LinkKeys()
    Array.from({ length: 101 }, (_, n) => keys.tell(`${n}`))
    expect(await keys.isTold('100')).toBe(true)
    expect(await keys.isTold('0')).toBe(false)
  })
})
