import { expect, type Page } from '@playwright/test'

/**
 * In forced colours, backgrounds disappear: buttons and notices need an edge,
 * and the focused element needs its outline.
 */
export async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const lost = await page.evaluate(() => {
    const rgbOf = (colour: string) => {
      const [red, green, blue, opacity = 1] = (
        colour.match(/[\d.]+/g) ?? []
      ).map(Number)
      return { key: [red, green, blue].join(), isSeen: opacity > 0 }
    }
    const canvas = rgbOf(getComputedStyle(document.body).backgroundColor).key
    const isLine = (style: string, width: string, colour: string) => {
      const { key, isSeen } = rgbOf(colour)
      return (
        style !== 'none' && parseFloat(width) >= 1 && isSeen && key !== canvas
      )
    }
    // A checkbox or radio button is drawn by the element next to it.
    const seen = (element: Element) =>
      element.matches('[type=checkbox], [type=radio]')
        ? (element.nextElementSibling ?? element)
        : element
    const hasEdge = (element: Element, pseudo?: string) => {
      const s = getComputedStyle(seen(element), pseudo)
      return isLine(s.borderTopStyle, s.borderTopWidth, s.borderTopColor)
    }
    const hasRing = (element: HTMLElement) => {
      element.focus({ focusVisible: true } as FocusOptions)
      const s = getComputedStyle(seen(element))
      return (
        isLine(s.outlineStyle, s.outlineWidth, s.outlineColor) ||
        // Some elements draw their outline as the border of their ::after.
        hasEdge(element, '::after')
      )
    }
    const shown = (controls: string) =>
      [...document.querySelectorAll<HTMLElement>(controls)].filter((element) =>
        element.checkVisibility()
      )
    return [
      // Leaves out sliders, which the system draws, and notices without an
      // icon, which look like text.
      ...shown(
        'button, input:not([type=range]), select, [role=status]:has(> [aria-hidden])'
      )
        .filter((element) => !hasEdge(element))
        .map((element) => `no edge: ${element.outerHTML}`),
      ...shown(
        'button:enabled, a[href], input, select, summary, [tabindex="0"]'
      )
        .filter((element) => !hasRing(element))
        .map((element) => `no ring: ${element.outerHTML}`),
    ]
  })
  expect(lost).toEqual([])
  await page.emulateMedia({ forcedColors: null, reducedMotion: null })
}
