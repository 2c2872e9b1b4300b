import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2, A and AA. */
const wcag = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
]

/** During a share, the title is a status, not an <h1>. */
const leftOut = { 'page-has-heading-one': { enabled: false } }

export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await problemsOf(page), colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/**
 * Scrolls to the end first, because elsewhere the sticky bar may cover a part
 * of an element.
 */
async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([values, rules]) => {
      const { scrollX, scrollY } = window
      window.scrollTo(scrollX, document.documentElement.scrollHeight)
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules,
      })
      window.scrollTo(scrollX, scrollY)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}: ${html}`)
      )
    },
    [wcag, leftOut] as const
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
