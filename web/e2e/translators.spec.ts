import type { BrowserContext, Page } from '@playwright/test'

import {
  button,
  expectSharing,
  lookFirst,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { shownPicture, watch } from './support/stage'

/**
 * Wraps every text into an element, as Google Translate does, also texts that
 * appear later.
 */
function putElements(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    /\p{L}/u.test(node.data) &&
    !node.parentElement?.closest('font, script, style, title, textarea')
  const wrap = (text: Text) => {
    const [outer, inner] = ['font', 'font'].map((name) =>
      document.createElement(name)
    ) as [HTMLElement, HTMLElement]
    outer.append(inner)
    inner.append(text.data)
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isText(node)) texts.push(node)
    }
    texts.forEach(wrap)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (isText(target)) wrap(target)
      addedNodes.forEach((node) => (isText(node) ? wrap(node) : wrapAll(node)))
    }
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  wrapAll(document)
}

const translate = (context: BrowserContext) =>
  context.addInitScript(putElements)

async function toggle(page: Page, one: string, other: string) {
  await button(page, one).click()
  await expect(button(page, one)).toHaveCount(0)
  await lookFirst(page)
  await button(page, other).click()
  await expect(button(page, other)).toHaveCount(0)
  await expect(button(page, one)).toBeVisible()
}

test(
  'a share works on pages that the browser translates',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await translate(sharer.context)
    await translate(viewer.context)
    const page = await watch(viewer, sharer)
    await expect(page.locator('font').first()).toBeAttached()
    await expectSharing(sharer.page)

    await toggle(sharer.page, 'Hide my screen', 'Show my screen')

    const { x, y } = await shownPicture(page)
    await page.mouse.click(x + 100, y + 100)
    await expect(
      status(page, 'They can see where you’re pointing')
    ).toBeVisible()
    await button(page, 'Message').click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Hello')
    await button(page, 'Send').click()
    await expect(sharer.page.getByText('Hello').first()).toBeVisible()

    await button(sharer.page, 'Stop sharing').click()
    await expect(
      page.getByRole('heading', { name: 'The sharer stopped sharing' })
    ).toBeVisible()
    await pressShare(sharer.page)
    await expectSharing(sharer.page)
  }
)

test(
  'every page can be opened and left while the browser translates it',
  rehearsed(),
  async ({ sharer: { page } }) => {
    for (const path of ['/', '/privacy', '/terms', '/sheets', '/receive']) {
      await page.goto(path)
      // Translators start after a page has loaded.
      await page.waitForLoadState('networkidle')
      await page.evaluate(putElements)
      await expect(page.locator('h1 font').first()).toBeAttached()
      const language = page.getByRole('combobox')
      await language.selectOption('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await language.selectOption('en')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page
        .getByRole('link', { name: /Kinscreen/ })
        .first()
        .click()
      await expect(page).toHaveURL('/')
    }
  }
)
