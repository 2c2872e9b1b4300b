import type { Page } from '@playwright/test'

import { expect, type Fixtures, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

const pages = [
  '/receive',
  '/from/river-apple-tiger-moon',
  '/broadcast',
  '/river-apple-tiger-moon',
  '/coming-soon-on-mobile',
  '/test-connection',
  '/auth/reset-password',
]

async function openIn(
  launch: Fixtures['launch'],
  path: string,
  viewport: { width: number; height: number }
): Promise<Page> {
  const { page } = await launch({ context: { viewport } })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** Measures the middle column and row of the page, in pixels. */
const container = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(main)
    const middle = (tracks: string) => parseFloat(tracks.split(' ')[1]!)
    // An element without a box is as large as its content.
    const content = Array.from(main.children)
      .flatMap((child) =>
        getComputedStyle(child).display === 'contents'
          ? Array.from(child.children)
          : [child]
      )
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    return {
      width: middle(gridTemplateColumns),
      height: middle(gridTemplateRows),
      contentWidth: Math.max(...content.map(({ width }) => width)),
      contentHeight: Math.max(...content.map(({ height }) => height)),
      pageWidth: document.documentElement.scrollWidth,
    }
  })

for (const path of pages) {
  test(
    `${path} has a container of 500 px and 80vh [§9 container]`,
    rehearsed(path !== '/receive'),
    async ({ launch }) => {
      const page = await openIn(launch, path, { width: 1600, height: 2_000 })
      const { width, height, contentWidth, contentHeight } =
        await container(page)

      expect({ width, height }).toEqual({ width: 500, height: 1_600 })
      expect(contentWidth).toBeLessThanOrEqual(500)
      expect(contentHeight).toBeLessThanOrEqual(1_600)
    }
  )
}

for (const [place, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a zoom of 400 %', { width: 320, height: 256 }],
] as const) {
  test(`at ${place} the container grows with its text, and nothing is cut off`, async ({
    launch,
  }) => {
    const page = await openIn(launch, '/broadcast', viewport)
    const { height, contentHeight, pageWidth } = await container(page)

    expect(pageWidth).toBe(viewport.width)
    expect(height).toBeGreaterThanOrEqual(0.8 * viewport.height)
    // Computed styles are rounded to two decimals.
    expect(height).toBeGreaterThan(contentHeight - 0.01)
    const last = page.getByRole('main').getByRole('button').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })
}
