import { toolKeyOf, toolKeys } from './toolKeys'

describe('toolKeys', () => {
  it('gives every tool a key of its own', () => {
    const keys = Object.values(toolKeys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leaves the keys of the picture alone', () => {
    for (const key of ['+', '=', '-', '_', '0', '1', 'Z', ' ']) {
      expect(Object.values<string>(toolKeys)).not.toContain(key)
    }
  })
})

describe('toolKeyOf', () => {
  it('knows a letter in both cases, and the question mark', () => {
    expect(toolKeyOf({ key: 'p', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: 'P', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: '?', code: 'Slash' })).toBe('?')
  })

  it('goes by what is printed on the key where that is a Latin letter', () => {
    expect(toolKeyOf({ key: 'm', code: 'Semicolon' })).toBe('M')
    expect(toolKeyOf({ key: 'q', code: 'KeyA' })).toBeNull()
  })

  it('goes by the place of the key where its letter is another', () => {
    expect(toolKeyOf({ key: 'з', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: 'ح', code: 'KeyP' })).toBe('P')
  })

  it('knows no other key', () => {
    expect(toolKeyOf({ key: 'x', code: 'KeyX' })).toBeNull()
    expect(toolKeyOf({ key: 'Enter', code: 'Enter' })).toBeNull()
    expect(toolKeyOf({ key: 'Process', code: '' })).toBeNull()
  })
})
