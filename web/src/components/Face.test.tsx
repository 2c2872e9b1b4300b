import fs from 'fs'
import path from 'path'

import Face from './Face'
import { renderThemed } from './renderThemed'

const drawing = path.join(__dirname, '../../drawings/asleep.svg')

const shapesOf = (svg: Element | null) =>
  Array.from(svg?.querySelectorAll('*') ?? [], ({ tagName, attributes }) => [
    tagName,
    ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
  ])

describe('Face', () => {
  it('asleep is the face on the offline page', () => {
    const { container } = renderThemed(<Face mood="asleep" />)
    const svg = fs.readFileSync(drawing, 'utf8')
    const offline = new DOMParser().parseFromString(svg, 'text/html')

    expect(shapesOf(offline.querySelector('svg'))).toEqual(
      shapesOf(container.querySelector('svg'))
    )
  })
})
