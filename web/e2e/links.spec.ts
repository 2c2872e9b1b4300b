import type { Page } from '@playwright/test'

import {
  admitCaller,
  answerThatICalled,
  button,
  lookFirst,
  openBroadcastPage,
  openReceivePage,
  pressShare,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

/** The words that a person would read out on the phone. */
const wordsIn = (link: string) =>
  new URL(link).pathname.split('/').at(-1)!.split('-')

const field = (page: Page) => page.getByRole('textbox', { name: /four words/ })

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('misspelt words of a helper lead from the home page to the helper', async ({
  sharer,
  viewer,
}) => {
  const words = wordsIn(await openReceivePage(viewer.page))
  await expect(viewer.page.getByText(words.join(' '))).toBeVisible()
  const [first = '', ...others] = words
  await sharer.page.goto('/')
  await say(sharer.page, [`${first}q`, ...others].join('  ').toUpperCase())
  await expect(
    sharer.page.getByText('Did you mean one of these?')
  ).toBeVisible()

  await sharer.page.getByRole('button', { name: words.join(' ') }).click()
  await expect(sharer.page).toHaveURL(new RegExp(`/${words.join('-')}$`))
  await answerThatICalled(sharer.page)
  await pressShare(sharer.page)
  await admitCaller(viewer.page)
  await expectTheSharedScreen(viewer.page)
})

test(
  'the words of a sharer lead the helper to the sharer',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const words = wordsIn(await openBroadcastPage(sharer.page))
    await expect(
      sharer.page.getByText('Ask them to go to localhost:8910/receive')
    ).toBeVisible()
    await viewer.page.goto('/receive')
    await viewer.page.getByRole('button', { name: 'four words' }).click()
    await say(viewer.page, words.join(', '))
    await expect(viewer.page).toHaveURL(new RegExp(`/from/${words.join('-')}$`))
    await button(viewer.page, 'See their screen').click()

    await pressShare(sharer.page)
    // Four words do not prove who has typed them, so the page asks the sharer.
    await button(sharer.page, 'Show them my screen').click()
    await expectTheSharedScreen(viewer.page)
  }
)

test('a pasted invitation leads from the home page to its sender without a question, and so does a link changed by a filter', async ({
  sharer,
  viewer,
}) => {
  await openReceivePage(viewer.page)
  await viewer.page.getByRole('button', { name: 'Add your name' }).click()
  await viewer.page
    .getByRole('textbox', { name: 'Your name (optional)' })
    .fill('Anna')
  await viewer.page
    .getByRole('button', { name: 'Other ways to send it' })
    .click()
  const toWhatsApp = viewer.page.getByRole('link', { name: 'WhatsApp' })
  await expect(toWhatsApp).toHaveAttribute('href', /name%3DAnna/)
  const href = (await toWhatsApp.getAttribute('href')) ?? ''
  const message = new URL(href).searchParams.get('text') ?? ''
  expect(message).toMatch(/^Hello![^]*\n\nAnna$/)
  const link = /http\S+/.exec(message)?.[0] ?? ''

  const { page } = sharer
  await sharer.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const filtered = `https://eur03.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02%7C%7C0&reserved=0`
  for (const pasted of [message, filtered]) {
    await page.goto('/')
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await field(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/-[a-z]+#k=[\w-]{22}&name=Anna$/)
  }

  // Some messengers escape the “=” of a link.
  await page.goto(page.url().replace('#k=', '#k%3D'))
  await page.reload()
  await pressShare(page)
  await expectTheSharedScreen(viewer.page)
})

test(
  'words can be typed with the keyboard alone, and a partial word is completed',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await page.goto('/')
    await field(page).focus()
    await page.keyboard.type('river appl')
    const whole = page.getByRole('button', { name: 'apple' })
    // The list of words loads when the field gets the focus.
    await expect(whole).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(whole).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('river apple ')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('tiger moon')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/river-apple-tiger-moon$/)
  }
)

test(
  'after many wrong attempts the page asks the person to wait',
  rehearsed(),
  async ({ viewer: { page }, allowConsole }) => {
    // Allows the error of a page that is left before its socket opens.
    allowConsole(/WebSocket is closed before the connection is established/)
    await page.goto('/')
    for (const word of [
      ...['zoo', 'zone', 'zero', 'zebra', 'youth', 'young', 'you', 'yellow'],
    ]) {
      await lookFirst(page)
      await say(page, `river apple tiger ${word}`)
      await expect(page).toHaveURL(new RegExp(`-${word}$`))
      await page.goBack()
    }
    await lookFirst(page)
    await say(page, 'river apple tiger year')

    await expect(page.getByText('Please wait ten minutes')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  }
)

test('the home page loads the list of words only when the field gets the focus', async ({
  viewer: { page },
}) => {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const url = response.url()
    if (response.ok() && url.endsWith('.js')) scripts.set(url, response.text())
  })
  const listCount = async () => {
    const texts = await Promise.all(scripts.values())
    return texts.filter((text) => text.includes('zebra')).length
  }
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.size).toBeGreaterThan(5)
  expect(await listCount()).toBe(0)

  await field(page).focus()
  await expect.poll(listCount).toBe(1)
})
