import { coveredByElement, coveredByWindow } from './coveredNow'

const frame = { width: 1280, height: 720 }
const screen = { width: 1280, height: 720, availLeft: 0, availTop: 30 }
const panel = (changes = {}) =>
  Object.assign(Object.create(null), {
    ...{ screenX: 900, screenY: 100, outerWidth: 360, outerHeight: 500 },
    ...{ screen, ...changes },
  }) as Window

describe('coveredByWindow', () => {
  it('is the window with a margin, and independent of system bars', () => {
    expect(coveredByWindow(panel(), frame)).toEqual({
      x: 892,
      y: 92,
      width: 376,
      height: 516,
    })
  })

  it('is relative to the screen of the window', () => {
    const right = { ...screen, availLeft: 1280 }
    const there = panel({ screen: right, screenX: 2180 })
    expect(coveredByWindow(there, frame)?.x).toBe(892)
  })
})

describe('coveredByElement', () => {
  it('is nothing while another window may cover the page', () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false)
    expect(coveredByElement(document.body, frame)).toBeNull()
  })
})
