import { toolKeyOf, toolKeys } from './toolKeys'

describe('toolKeys', () => {
  it('gives every tool a different key', () => {
    const keys = Object.values(toolKeys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('does not use the keys of the picture', () => {
    for (const key of ['+', '=', '-', '_', '0', '1', 'Z', ' ']) {
      expect(Object.values<string>(toolKeys)).not.toContain(key)
    }
  })
})

describe('toolKeyOf', () => {
  it('accepts a letter in both cases, and the question mark', () => {
    expect(toolKeyOf({ key: 'p', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: 'P', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: '?', code: 'Slash' })).toBe('?')
  })

  it('uses the label of a key if it is a Latin letter', () => {
    expect(toolKeyOf({ key: 'm', code: 'Semicolon' })).toBe('M')
    expect(toolKeyOf({ key: 'q', code: 'KeyA' })).toBeNull()
  })

  it('uses the position of a key if it has another letter', () => {
    expect(toolKeyOf({ key: 'з', code: 'KeyP' })).toBe('P')
    expect(toolKeyOf({ key: 'ح', code: 'KeyP' })).toBe('P')
  })

  it('accepts no other key', () => {
    expect(toolKeyOf({ key: 'x', code: 'KeyX' })).toBeNull()
    expect(toolKeyOf({ key: 'Enter', code: 'Enter' })).toBeNull()
    expect(toolKeyOf({ key: 'Process', code: '' })).toBeNull()
  })
})
