import type { Page } from '@playwright/test'

import { sharing as ar } from 'src/i18n/ar/sharing'
import { sharing as de } from 'src/i18n/de/sharing'
import { sharing as en } from 'src/i18n/en/sharing'
import { sharing as es } from 'src/i18n/es/sharing'
import { sharing as fr } from 'src/i18n/fr/sharing'
import { sharing as it } from 'src/i18n/it/sharing'
import { sharing as nl } from 'src/i18n/nl/sharing'
import { sharing as pl } from 'src/i18n/pl/sharing'
import { sharing as pt } from 'src/i18n/pt-BR/sharing'
import { sharing as tr } from 'src/i18n/tr/sharing'
import { sharing as uk } from 'src/i18n/uk/sharing'
import { sharing as zh } from 'src/i18n/zh-Hans/sharing'

import { lookFirst, openReceivePage, pressShare } from './support/flows'
import {
  expectDrawn,
  holdChannel,
  panelOf,
  pointAt,
  say,
} from './support/panel'
import { expect, test as base } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const test = base.extend<{ panel: Page }>({
  panel: async ({ sharer, viewer }, use) => {
    await holdChannel(viewer)
    await sharer.page.goto(await openReceivePage(viewer.page))
    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)
    await use(await panelOf(sharer))
  },
})

/** Chromium's smallest document picture-in-picture window. */
const smallest = { width: 240, height: 52 }
const sizes = [
  smallest,
  { width: 240, height: 200 },
  { width: 360, height: 480 },
]
const textSizes = ['100%', '200%', '400%']

const stop = (panel: Page) =>
  panel.getByRole('button', { name: 'Stop sharing' })
const hide = (panel: Page) =>
  panel.getByRole('button', { name: 'Hide my screen' })
const alarm = (panel: Page) =>
  panel.getByRole('button', { name: 'Something feels wrong' })

const everyLanguage = [ar, de, en, es, fr, it, nl, pl, pt, tr, uk, zh]

const setTextSize = (panel: Page, size: string) =>
  panel.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)

async function atEverySize(panel: Page, look: (size: string) => Promise<void>) {
  for (const textSize of textSizes) {
    await setTextSize(panel, textSize)
    for (const size of sizes) {
      await panel.setViewportSize(size)
      await look(`${size.width}×${size.height} at ${textSize}`)
    }
  }
}

/**
 * Expects two buttons side by side, because stacked buttons would need too much
 * height.
 */
async function expectFooter(panel: Page, size: string) {
  for (const button of [stop(panel), hide(panel), alarm(panel)]) {
    await expect(button, size).toBeInViewport({ ratio: 0.9 })
  }
  const [left, right] = [
    await stop(panel).boundingBox(),
    await hide(panel).boundingBox(),
  ]
  expect(right?.y, size).toBe(left?.y)
  expect(left!.x + left!.width, size).toBeLessThan(right!.x)
}

test(
  'Stop, Hide and the alarm button stay in view side by side, whatever is shown above them',
  rehearsed(),
  async ({ panel, viewer }) => {
    const footer = () => atEverySize(panel, (size) => expectFooter(panel, size))
    await footer()
    await pointAt(viewer, { x: 640, y: 144 }, {
      type: 'step',
      number: 1,
    } as object)
    await expectDrawn(viewer, 1)
    await footer()
    const text = 'Please read all of this. '.repeat(20)
    expect(text).toHaveLength(500)
    await say(viewer, { type: 'text', id: 2, text })
    await expect(
      panel.getByRole('region', { name: 'Your helper says' })
    ).toBeAttached()
    await footer()
  }
)

test(
  'no language has words too long for the two buttons',
  rehearsed(),
  async ({ panel }) => {
    await atEverySize(panel, async (size) => {
      for (const { stop, hide, show } of everyLanguage) {
        const wider = await panel.evaluate(
          ([stop, hide, show]) =>
            [...document.querySelectorAll('footer button')]
              .slice(0, 2)
              .flatMap((button, at) =>
                (at ? [hide, show] : [stop]).filter((words) => {
                  button.lastChild!.textContent = words ?? ''
                  return button.scrollWidth > button.clientWidth
                })
              ),
          [stop, hide, show]
        )
        expect(wider, size).toEqual([])
      }
    })
  }
)

test(
  'only the newest item is shown, and a click shows the other one',
  rehearsed(),
  async ({ panel, viewer }) => {
    const spot = panel.getByRole('img', { name: 'Close-up of the spot' })
    const message = panel.getByRole('region', { name: 'Your helper says' })
    await say(viewer, { type: 'text', id: 1, text: 'The green one' })
    await expect(message).toBeVisible()
    await pointAt(viewer, { x: 640, y: 144 }, {
      id: 2,
      type: 'step',
      number: 1,
    } as object)
    await expect(spot).toBeVisible()
    await expect(message).toBeHidden()

    await say(viewer, { type: 'text', id: 3, text: 'Not the red one' })
    await expect(message).toBeVisible()
    await expect(spot).toHaveCount(0)
    await panel
      .getByRole('button', { name: 'Your helper is pointing at something' })
      .click()
    await expect(spot).toBeVisible()
    await lookFirst(panel)
    await panel.getByRole('button', { name: 'Your helper says' }).click()
    await expect(message.getByText('Not the red one')).toBeVisible()
  }
)

test(
  'a new item is in view, however large the text above it is',
  rehearsed(),
  async ({ panel, viewer }) => {
    await setTextSize(panel, '400%')
    await pointAt(viewer, { x: 640, y: 144 }, {
      type: 'step',
      number: 1,
    } as object)
    const spot = panel.getByRole('img', { name: 'Close-up of the spot' })
    await expect(spot).toBeInViewport({ ratio: 0.9 })
    await say(viewer, { type: 'text', id: 2, text: 'The green one' })
    await expect(
      panel.getByRole('heading', { name: 'Your helper says' })
    ).toBeInViewport({ ratio: 0.9 })
  }
)
