import { render } from '@redwoodjs/testing/web'

import { Words } from './DialogParts'

function linesOf(text: string) {
  const { container } = render(
    <svg>
      <Words x={0} y={50} width={100} size={10}>
        {text}
      </Words>
    </svg>
  )
  return Array.from(container.querySelectorAll('tspan'))
}
const texts = (lines: Element[]) => lines.map((line) => line.textContent)

describe('Words', () => {
  it('leave short text on one line, unchanged', () => {
    for (const text of ['Entire screen', '整个屏幕']) {
      const lines = linesOf(text)
      expect(texts(lines)).toEqual([text])
      expect(lines[0]).toHaveAttribute('y', '50')
      expect(lines[0]).not.toHaveAttribute('textLength')
    }
  })

  it('break long text into two lines of similar length, around the same centre', () => {
    const lines = linesOf('Far vedere lo schermo a te')
    expect(texts(lines)).toEqual(['Far vedere lo', 'schermo a te'])
    const [first, second] = lines.map((line) => Number(line.getAttribute('y')))
    expect(((first ?? 0) + (second ?? 0)) / 2).toBe(50)
    for (const line of lines) expect(line).not.toHaveAttribute('textLength')
  })

  it('squeeze a single long word, so that it stays within the dialog', () => {
    const lines = linesOf('Gesamtbildschirmansicht')
    expect(texts(lines)).toEqual(['Gesamtbildschirmansicht'])
    expect(lines[0]).toHaveAttribute('textLength', '100')
  })
})
