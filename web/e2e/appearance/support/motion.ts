import { expect, type Page } from '@playwright/test'

/** Shorter than a frame on any screen, so nobody sees the animation. */
const unseenMs = 1

/**
 * Expects no animations and no transitions if the user prefers reduced motion.
 */
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
