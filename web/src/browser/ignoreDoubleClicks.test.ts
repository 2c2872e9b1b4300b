import { ignoreDoubleClicks } from './ignoreDoubleClicks'
import type { Undo } from './listen'

let undo: Undo
let pressed: string[]

beforeEach(() => {
  pressed = []
  undo = ignoreDoubleClicks(window)
  document.body.innerHTML = `<button>hide</button><button data-repeats>zoom</button>
    <a href="#there">link</a><p>text</p>`
  for (const element of document.body.children) {
    element.addEventListener('click', () => {
      pressed.push(element.textContent ?? '')
    })
  }
})

afterEach(() => {
  undo()
  document.body.innerHTML = ''
})

/**
 * @param atMs milliseconds after the page was loaded
 * @param options a click by keyboard has a `detail` of 0
 */
function click(
  text: string,
  atMs: number,
  { x = 100, y = 100, detail = 1 } = {}
) {
  const element = [...document.body.children].find(
    ({ textContent }) => textContent === text
  )
  const init = { bubbles: true, cancelable: true, detail }
  const event = new MouseEvent('click', { ...init, clientX: x, clientY: y })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  element?.dispatchEvent(event)
  return event
}

describe('a second click at the same place', () => {
  it.each([120, 300, 499])('is ignored after %i ms', (later) => {
    click('hide', 1000)
    expect(click('hide', 1000 + later).defaultPrevented).toBe(true)
    expect(pressed).toEqual(['hide'])
  })

  it('counts after half a second', () => {
    click('hide', 1000)
    click('hide', 1500)
    expect(pressed).toEqual(['hide', 'hide'])
  })

  it('is ignored while each click follows the previous one quickly', () => {
    for (let atMs = 1000; atMs < 3000; atMs += 300) click('hide', atMs)
    expect(pressed).toEqual(['hide'])
  })

  it('is ignored even if another element is there now', () => {
    click('hide', 1000)
    click('link', 1200, { x: 110, y: 95 })
    expect(pressed).toEqual(['hide'])
  })

  it('counts at another place', () => {
    click('hide', 1000)
    click('link', 1200, { x: 300 })
    expect(pressed).toEqual(['hide', 'link'])
  })

  it('counts on repeatable buttons and on text', () => {
    for (const text of ['zoom', 'zoom', 'text', 'text']) click(text, 1000)
    expect(pressed).toEqual(['zoom', 'zoom', 'text', 'text'])
  })

  it('counts after another button was pressed in between', () => {
    click('hide', 1000)
    click('zoom', 1150, { x: 300 })
    click('hide', 1300)
    expect(pressed).toEqual(['hide', 'zoom', 'hide'])
  })

  it('by keyboard is ignored on the same button only', () => {
    click('hide', 1000, { detail: 0, x: 0, y: 0 })
    click('hide', 1030, { detail: 0, x: 0, y: 0 })
    click('link', 1060, { detail: 0, x: 0, y: 0 })
    expect(pressed).toEqual(['hide', 'link'])
  })
})
