import { render } from '@redwoodjs/testing/web'

import { languages } from 'src/domain/environment/language'
import { loadTexts } from 'src/lib/language/loadTexts'
import { picking as english } from 'src/locales/en/picking'
import type { Texts } from 'src/locales/Texts'

import ChromiumDialog from './ChromiumDialog'
import FirefoxDialog from './FirefoxDialog'
import { widthOf } from './linesOf'
import SafariDialog from './SafariDialog'

let mockPicking: Texts['picking']
jest.mock('src/hooks/usePickingTexts/usePickingTexts', () => ({
  usePickingTexts: () => mockPicking,
}))

const legible = 0.85

describe.each(languages)('the drawings in %s', (language) => {
  beforeAll(async () => {
    const { picking = english } = await loadTexts(language)
    mockPicking = picking
  })

  it.each([
    ['Chromium', ChromiumDialog],
    ['Firefox', FirefoxDialog],
    ['Safari', SafariDialog],
  ])('squeeze no word of %s so that it is hard to read', (_, Dialog) => {
    const { container } = render(
      <svg>
        <Dialog />
      </svg>
    )
    const lines = Array.from(container.querySelectorAll('tspan'))
    const squeezed = lines
      .map((line) => ({
        text: line.textContent ?? '',
        room: Number(line.getAttribute('textLength') ?? Infinity),
        size: parseFloat(line.parentElement?.style.fontSize ?? ''),
      }))
      .filter(({ text, room, size }) => room / widthOf(text, size) < legible)
    expect(lines).not.toEqual([])
    expect(squeezed).toEqual([])
  })
})
