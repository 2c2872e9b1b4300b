import type { Page } from '@playwright/test'

import { field, talk, test, write } from './support/conversation'
import { lookFirst } from './support/flows'
import { expect } from './support/participants'
import { rehearsed } from './support/rehearsed'

const card = (page: Page) => page.getByRole('region', { name: /says$/ })

test('the helper sends a prepared message with one click, and reads the answer', async ({
  helper,
  parent,
}) => {
  await helper.getByRole('button', { name: 'Press Enter' }).click()
  await expect(card(parent).getByText('Press Enter')).toBeVisible()
  // The test machine has no voice that could read the message aloud.
  await expect(parent.getByText('Read it to me')).toHaveCount(0)
  await parent
    .getByRole('button', { name: 'Show me again', exact: true })
    .click()
  await expect(
    talk(helper).getByText('Their reply: Show me again')
  ).toBeVisible()
  await parent.getByRole('button', { name: 'Done' }).click()
  await expect(talk(helper).getByText('Their reply: Done')).toBeVisible()
  await expect(parent.getByRole('button', { name: 'Done' })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
  await expect(
    helper.getByRole('status').filter({ hasText: 'Their reply: Done' })
  ).toHaveCount(1)
})

test(
  'the helper window shows the message too, and the sharer can answer there',
  rehearsed(),
  async ({ helper, parent, sharer }) => {
    await write(helper, 'the top one')
    const panel = async () => {
      for (const page of sharer.context.pages()) {
        if (page !== parent && (await card(page).count())) return page
      }
      return null
    }
    await expect.poll(panel).not.toBeNull()
    await (await panel())!.getByRole('button', { name: 'Done' }).click()
    await expect(talk(helper).getByText('Their reply: Done')).toBeVisible()
  }
)

test(
  'both write, and unread messages are counted',
  rehearsed(),
  async ({ helper, parent }) => {
    await write(helper, 'Which key do you see?')
    await expect(field(helper)).toHaveValue('')
    await talk(helper)
      .getByRole('button', { name: 'Close', exact: true })
      .click()
    await expect(talk(helper)).toHaveCount(0)
    await expect(helper.getByRole('button', { name: 'Message' })).toBeFocused()

    await parent.getByRole('button', { name: 'Write a reply' }).click()
    await parent
      .getByRole('textbox', { name: 'Your message' })
      .fill('The blue one')
    await parent.keyboard.press('Enter')
    await expect(parent.getByText('Sent to your helper.')).toBeVisible()
    await parent.getByRole('button', { name: 'I can’t find it' }).click()
    await helper.getByRole('button', { name: 'Message (2 new)' }).click()
    await expect(talk(helper).getByText('The blue one')).toBeVisible()
    await expect(
      helper.getByRole('button', { name: 'Message', exact: true })
    ).toBeVisible()

    await helper.getByRole('button', { name: 'Scroll down' }).click()
    await parent.getByRole('button', { name: 'Earlier messages' }).click()
    await expect(card(parent).getByText('Which key do you see?')).toBeVisible()
  }
)

test(
  'messages that arrive while another page is open are announced in the title',
  rehearsed(),
  async ({ helper, parent, viewer }) => {
    await helper.getByRole('button', { name: 'That’s it!' }).click()
    await helper.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: 'hidden',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await parent.getByRole('button', { name: 'Done' }).click()
    await expect(viewer.page).toHaveTitle(/^\(1\) /)
    await helper.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(viewer.page).not.toHaveTitle(/^\(/)
  }
)

test(
  'a link is shown in full, and opens only with the sharer’s click',
  rehearsed(),
  async ({ helper, parent, sharer }) => {
    const long = `https://example.org:8443/${'a'.repeat(300)}?b=1#c`
    await sharer.context.route('https://example.org:8443/**', (route) =>
      route.fulfill({ body: route.request().headers()['referer'] ?? 'nobody' })
    )
    const opened = () =>
      sharer.context
        .pages()
        .filter((page) => page.url().includes('example.org'))
    await write(helper, long.replace('https://', ''), 'Send as a link')
    await expect(card(parent).getByText(long)).toBeVisible()
    await expect(card(parent).getByText('example.org:8443')).toHaveCSS(
      'font-weight',
      '700'
    )
    expect(opened()).toEqual([])
    const link = card(parent).getByRole('link', { name: 'Open this link' })
    await expect(link).toHaveAttribute('href', long)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer')
    await link.click()
    await expect.poll(() => opened().length).toBe(1)
    const [page] = opened()
    await expect(page!.getByText('nobody')).toBeVisible()
    expect(await page!.evaluate(() => window.opener)).toBeNull()
  }
)

test(
  'a text that is not a web link cannot be sent as a link',
  rehearsed(),
  async ({ helper, parent }) => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://bank.example@evil.example/',
      'the blue button',
    ]) {
      await lookFirst(helper)
      await write(helper, text, 'Send as a link')
      await expect(helper.getByText(/^That isn’t a link/)).toBeVisible()
      await expect(field(helper)).toHaveValue(text)
      await expect(field(helper)).toHaveAttribute('aria-invalid', 'true')
    }
    await write(helper, 'the blue button')
    await expect(card(parent).getByText('the blue button')).toBeVisible()
    await expect(card(parent).getByRole('link')).toHaveCount(0)
  }
)

test(
  'a text for copying arrives unchanged on the clipboard',
  rehearsed(),
  async ({ helper, parent, sharer }) => {
    await sharer.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await write(helper, 'sfc /scannow', 'Send as text to copy')
    await card(parent).getByRole('button', { name: 'Copy' }).click()
    await expect(card(parent).getByText('Copied')).toBeVisible()
    expect(await parent.evaluate(() => navigator.clipboard.readText())).toBe(
      'sfc /scannow'
    )
  }
)

const hostile = [
  '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>',
  '{{7*7}} ${7*7} &lt;b&gt; \'";--',
  `${'W'.repeat(500)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
]

test(
  'every message is shown as text, and within its box',
  rehearsed(),
  async ({ helper, parent }) => {
    for (const text of hostile) {
      await lookFirst(helper)
      await write(helper, text)
      await expect(card(parent).getByText(text, { exact: true })).toBeVisible()
      const overflow = await parent.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth
      )
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await lookFirst(helper)
    await write(helper, 'invoice\u202egpj.exe\u200b')
    await expect(
      card(parent).getByText('invoice gpj.exe', { exact: true })
    ).toBeVisible()
    for (const page of [helper, parent]) {
      await expect(page).not.toHaveTitle('taken')
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
  }
)

test(
  'a flood of messages is not lost silently',
  rehearsed(),
  async ({ helper, parent }) => {
    const waitAMoment = helper.getByRole('button', { name: 'Wait a moment' })
    const limit = helper.getByText(/^Not sent. You’re sending very quickly/)
    // Alternates between two messages, because the page ignores a second press
    // of the same message.
    const thatsIt = await helper
      .getByRole('button', { name: 'That’s it!' })
      .elementHandle()
    await waitAMoment.evaluate((one: HTMLElement, other) => {
      for (let count = 0; count < 10; count++) {
        one.click()
        ;(other as HTMLElement).click()
      }
    }, thatsIt)
    await expect(limit).toBeVisible()
    const sent = await talk(helper).getByRole('listitem').count()
    expect(sent).toBeLessThan(20)
    await parent.getByRole('button', { name: 'Earlier messages' }).click()
    await expect(card(parent).getByRole('listitem')).toHaveCount(sent - 1)

    await expect(async () => {
      await lookFirst(helper)
      await waitAMoment.click()
      await expect(limit).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  }
)
