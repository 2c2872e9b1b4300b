import { render } from '@redwoodjs/testing/web'

import { languages } from 'src/browser/languageCode'
import { picking as english } from 'src/i18n/en/picking'
import { loadTexts } from 'src/i18n/loadTexts'
import type { Texts } from 'src/i18n/Texts'

import { ChromiumDialog, FirefoxDialog, SafariDialog } from './BrowserDialogs'
import { widthOf } from './DialogParts'

let mockPicking: Texts['picking']
jest.mock('src/i18n/usePickingTexts', () => ({
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
  ])('keep every word in %s readable', (_, Dialog) => {
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
