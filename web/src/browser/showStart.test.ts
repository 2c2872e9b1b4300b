import { showStart } from './showStart'

const at = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect

/** Whether an element at that height is scrolled to, in a box from 0 to 300. */
function scrollsTo(top: number, overflowY: string): boolean {
  const element = document.createElement('p')
  const box = document.createElement('div')
  box.style.overflowY = overflowY
  box.append(element)
  document.body.replaceChildren(box)
  box.getBoundingClientRect = at(0, 300)
  element.getBoundingClientRect = at(top, top + 900)
  element.scrollIntoView = jest.fn()
  showStart(element)
  return jest.mocked(element.scrollIntoView).mock.calls.length > 0
}

describe('showStart', () => {
  afterEach(() => document.body.replaceChildren())

  it('leaves what begins in the upper half of the window where it is', () => {
    const middle = window.innerHeight / 2
    expect(scrollsTo(0, 'visible')).toBe(false)
    expect(scrollsTo(middle, 'visible')).toBe(false)
    expect(scrollsTo(middle + 1, 'visible')).toBe(true)
    expect(scrollsTo(-1, 'visible')).toBe(true)
  })

  it('counts only the box in which it is scrolled: something else stands below that', () => {
    expect(scrollsTo(150, 'auto')).toBe(false)
    expect(scrollsTo(151, 'auto')).toBe(true)
    expect(scrollsTo(-1, 'auto')).toBe(true)
  })
})
