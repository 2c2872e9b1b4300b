import { expect, type Page } from '@playwright/test'

/** Less than a frame on any screen. */
const unseenMs = 1

/** With reduced motion, nothing may move, now or when touched. */
export async function expectStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate((unseenMs) => {
    const longest = (durations: string) =>
      Math.max(...durations.split(', ').map(parseFloat)) * 1_000
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({
        name: `${element.tagName}${pseudo}`,
        style: getComputedStyle(element, pseudo),
      }))
    )
    return [
      ...styled
        .filter(
          ({ style }) =>
            longest(style.transitionDuration) > unseenMs ||
            (style.animationName !== 'none' &&
              longest(style.animationDuration) > unseenMs) ||
            style.scrollBehavior === 'smooth'
        )
        .map(({ name }) => name),
      // Scripts can start animations too.
      ...document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition))
        .filter(({ playState }) => playState === 'running')
        .map(({ id }) => `animation ${id}`),
    ]
  }, unseenMs)
  expect(moving).toEqual([])
}
