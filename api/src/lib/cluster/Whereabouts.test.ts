import { Whereabouts } from './Whereabouts'

describe('Whereabouts', () => {
  it('knows where an id was last', () => {
    const whereabouts = new Whereabouts()
    whereabouts.note('river', 'one')
    whereabouts.note('river', 'two')
    expect(whereabouts.get('river')).toBe('two')
    whereabouts.forget('river')
    expect(whereabouts.get('river')).toBeUndefined()
  })

  it('remembers a limited number, those heard of last', () => {
    const whereabouts = new Whereabouts()
    const ids = Array.from({ length: 25_000 }, (_, number) => `id${number}`)
    whereabouts.note('river', 'one')
    ids.forEach((userId) => whereabouts.note(userId, 'two'))
    const known = ['river', ...ids].filter((userId) => whereabouts.get(userId))
    expect(known).toEqual(ids.slice(5_000))
  })
})
