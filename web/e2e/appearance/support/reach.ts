import { expect, type Page } from '@playwright/test'

/** 1280 × 1024 pixels at 400 %: WCAG 2.2, 1.4.10. */
const at400Percent = { width: 320, height: 256 }

const leastTarget = 44

export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize(at400Percent)
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(overflow).toBe(0)
}

/** Links within a sentence may be smaller. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls = 'a[href], button, input, select, summary, [role=slider]'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.closest('p, li'))
      .map((control) => {
        const pressed = control.matches('[type=checkbox], [type=radio]')
          ? (control.closest('label') ?? control)
          : control
        return { control, box: pressed.getBoundingClientRect() }
      })
      .filter(({ box }) => box.height < least || box.width < least)
      .map(
        ({ control, box }) => `${control.outerHTML}: ${box.width}×${box.height}`
      )
  }, leastTarget)
  expect(small).toEqual([])
}
