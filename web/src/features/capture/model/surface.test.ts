import { isPartOfScreen, surfaceOf } from './surface'

describe('surfaceOf', () => {
  it.each(['monitor', 'window', 'browser', 'camera'])('accepts %s', (name) => {
    expect(surfaceOf(name)).toBe(name)
  })

  it.each([undefined, null, '', 'application', 7])('is null for %p', (name) => {
    expect(surfaceOf(name)).toBeNull()
  })
})

describe('isPartOfScreen', () => {
  it.each([
    ['window', true],
    ['browser', true],
    ['monitor', false],
    ['camera', false],
    [null, false],
  ] as const)('%p: %p', (surface, isPart) => {
    expect(isPartOfScreen(surface)).toBe(isPart)
  })
})
