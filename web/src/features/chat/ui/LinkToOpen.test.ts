import { isInView } from './LinkToOpen'

function at(top: number, bottom: number) {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  return element
}

it.each([
  [true, 10, 50],
  [true, -30, 10],
  [true, window.innerHeight - 1, window.innerHeight + 99],
  [false, -30, 0],
  [false, window.innerHeight, window.innerHeight + 99],
])('returns %s for an element from %d to %d', (isSeen, top, bottom) => {
  expect(isInView(at(top, bottom))).toBe(isSeen)
})
