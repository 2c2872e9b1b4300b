import { expect, type Page } from '@playwright/test'

import type { Fixtures } from './participants'

/** For both people, the browser doubles the size of all text. */
export async function largeTypePair(
  locale: string,
  { launch, launchSharer }: Pick<Fixtures, 'launch' | 'launchSharer'>
): Promise<{ parent: Page; helper: Page }> {
  const context = { locale, viewport: { width: 1280, height: 720 } }
  const clipboard = ['clipboard-read', 'clipboard-write']
  const [helper, parent] = await Promise.all([
    launch({ context: { ...context, permissions: clipboard } }),
    launchSharer({ context }),
  ])
  await enlarge(helper.page)
  await enlarge(parent.page)
  return { parent: parent.page, helper: helper.page }
}

/** The helper copies a link with the filled button, and the parent opens it. */
export async function walkToTheLink(parent: Page, helper: Page): Promise<void> {
  await helper.goto('/receive')
  await expect(helper.locator('input[readonly]')).toHaveValue(/^http/)
  await pressFilledButton(helper)
  const link = await helper.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http/)
  await parent.goto(link)
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Doubles the default font sizes; widths in em follow. */
async function enlarge(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const fontSizes = { standard: 32, fixed: 26 }
  await devTools.send('Page.setFontSizes', { fontSizes })
}

/**
 * Presses the only button in the primary colour, whose text has at least 20 px.
 */
export async function pressFilledButton(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // Waits, because the colour changes in a transition.
  const filled = await page.waitForFunction(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'var(--colour-primary)'
    const colour = getComputedStyle(sample).color
    sample.remove()
    const found = Array.from(
      document.querySelectorAll<HTMLElement>('button')
    ).filter((each) => getComputedStyle(each).backgroundColor === colour)
    return found.length === 1 ? found[0]! : null
  })
  const button = filled.asElement()!
  const sizePx = await button.evaluate((each) =>
    parseFloat(getComputedStyle(each as Element).fontSize)
  )
  expect(sizePx).toBeGreaterThanOrEqual(20)
  await button.click()
}

export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = Array.from(
      document.querySelectorAll<HTMLElement>('main button, main p, main h1')
    )
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return boxes.flatMap(({ each, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box: other }) => {
          const across =
            Math.min(box.right, other.right) - Math.max(box.left, other.left)
          const down =
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
          return across > 1 && down > 1
        })
        .map(({ each: other }) => `${each.innerText} / ${other.innerText}`)
    )
  })
