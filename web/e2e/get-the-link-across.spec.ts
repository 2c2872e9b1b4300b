import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import {
  expectOutcome,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

declare global {
  interface Window {
    notes?: number[]
  }
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Link to send' })

async function sayName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add your name' }).click()
  await page.getByRole('textbox', { name: 'Your name (optional)' }).fill(name)
}

test('the link carries the helper’s name, and no server sees it', async ({
  sharer,
  viewer,
}) => {
  const asked: string[] = []
  for (const { page } of [sharer, viewer]) {
    page.on('request', (request) =>
      asked.push(`${request.url()} ${request.postData()}`)
    )
    page.on('websocket', (socket) => {
      asked.push(socket.url())
      socket.on('framesent', ({ payload }) => asked.push(String(payload)))
    })
  }
  await openReceivePage(viewer.page)
  await sayName(viewer.page, 'Xantippe')
  await expect(link(viewer.page)).toHaveValue(/#k=[\w-]+&name=Xantippe$/)
  await sharer.page.goto(await link(viewer.page).inputValue())
  await expect(
    sharer.page.getByText('They call themselves “Xantippe”.')
  ).toBeVisible()
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)

  expect(asked.length).toBeGreaterThan(10)
  const pin = /k=([\w-]{22})/.exec(sharer.page.url())?.[1] ?? ''
  expect(pin).not.toBe('')
  for (const secret of ['Xantippe', pin]) {
    expect(asked.filter((text) => text.includes(secret))).toEqual([])
  }
})

test(
  'after a reload, the page has the same link and name, and goes on waiting',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await openReceivePage(page)
    await sayName(page, 'Anna')
    const before = await link(page).inputValue()
    await page.reload()

    await expect(link(page)).toHaveValue(before)
    expect(before).toMatch(/#k=[\w-]+&name=Anna$/)
    await expect(status(page, 'Waiting for them to share')).toBeVisible()

    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('button', { name: 'Forget my name' }).click()
    await page.reload()
    await expect(link(page)).toHaveValue(/moon|-/)
    expect(await link(page).inputValue()).not.toContain('name')
  }
)

test(
  'title and sound tell the helper that a person connects or leaves',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { page } = viewer
    await page.addInitScript(() => {
      const notes: number[] = (window.notes = [])
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function (...when) {
        notes.push(this.frequency.value)
        start.apply(this, when)
      }
    })
    const toShare = await openReceivePage(page)
    await expect(page).toHaveTitle('Help someone | Kinscreen')
    await page.getByRole('heading', { level: 1 }).click()
    await sharer.page.goto(toShare)
    await pressShare(sharer.page)
    await expectTheSharedScreen(page)

    await expect(page).toHaveTitle('They’ve joined | Kinscreen')
    const notes = () => page.evaluate(() => window.notes ?? [])
    const [low = 0, high = 0, ...more] = await notes()
    expect(high).toBeGreaterThan(low)
    expect(more).toEqual([])

    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    await expectOutcome(page, 'The sharer stopped sharing their screen')
    await expect(page).toHaveTitle('They’ve left | Kinscreen')
    expect(await notes()).toHaveLength(4)
  }
)

test('a messenger learns nothing before the click, and never the page’s address', async ({
  viewer: { context, page },
}) => {
  const asked: string[] = []
  await context.route(/wa\.me|t\.me/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'a messenger', contentType: 'text/html' })
  })
  const toSend = await openReceivePage(page)
  await page.getByRole('button', { name: 'Other ways to send it' }).click()
  const qrCode = page.getByRole('img', { name: 'QR code for the link' })
  await expect(qrCode).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  const messenger = await opened
  await messenger.waitForLoadState()
  expect(new URL(messenger.url()).searchParams.get('text')).toContain(toSend)
  expect(
    await messenger.evaluate(() => [window.opener, document.referrer])
  ).toEqual([null, ''])
  expect(asked).toHaveLength(1)
})

test(
  'at 400 % nothing is wider than the page, however long a word is',
  rehearsed(),
  async ({ launch }) => {
    const { page } = await launch({
      context: { viewport: { width: 320, height: 256 } },
    })
    for (const path of ['/', '/receive', '/broadcast', '/test-connection']) {
      await page.goto(`${path}?lang=de`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const folded = page.locator('main button[aria-expanded=false]')
      while ((await folded.count()) > 0) await folded.first().click()
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, path).toBe(0)
    }
  }
)
