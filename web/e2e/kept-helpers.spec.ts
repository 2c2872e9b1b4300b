import {
  button,
  linkToSend,
  lookFirst,
  pressShare,
  status,
} from './support/flows'
import {
  answerTo,
  helpOnceWithKeptLink,
  keepLink,
  keyRequired,
  wordsOf,
} from './support/keptLink'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

test.describe('a helper’s own link', () => {
  test(
    'is the same after a reload, and on another day',
    rehearsed(),
    async ({ viewer }) => {
      const { page, context } = viewer
      const link = await keepLink(page)
      await page.reload()
      expect(await linkToSend(page)).toBe(link)

      await page.close()
      const later = await context.newPage()
      await later.goto('/receive')
      expect(await linkToSend(later)).toBe(link)
      await expect(later.getByText('This is your own link')).toBeVisible()
    }
  )

  test(
    'belongs to one tab; another tab has another link',
    rehearsed(),
    async ({ viewer }) => {
      const link = await keepLink(viewer.page)
      const second = await viewer.context.newPage()
      await second.goto('/receive')
      await expect(
        second.getByText('Your own link is in use in another tab')
      ).toBeVisible()
      expect(wordsOf(await linkToSend(second))).not.toBe(wordsOf(link))

      await viewer.page.close()
      await second.reload()
      expect(await linkToSend(second)).toBe(link)
    }
  )

  test(
    'is refused to others, even while its owner is away',
    rehearsed(),
    async ({ sharer, viewer }) => {
      const id = wordsOf(await keepLink(viewer.page))
      await viewer.page.goto('about:blank')
      await sharer.page.goto('/privacy')
      expect(await answerTo(sharer.page, id)).toEqual(keyRequired)
      const alike = id.replace(/^./, (letter) => letter.toUpperCase())
      expect(await answerTo(sharer.page, alike)).toEqual(keyRequired)

      await viewer.page.goto('/receive')
      expect(wordsOf(await linkToSend(viewer.page))).toBe(id)
    }
  )

  test(
    'is proved again if the server no longer accepts its token',
    rehearsed(),
    async ({ viewer: { page } }) => {
      const link = await keepLink(page)
      await page.evaluate(async () => {
        const open = indexedDB.open('keyval-store')
        await new Promise((resolve) => (open.onsuccess = resolve))
        const store = open.result
          .transaction('keyval', 'readwrite')
          .objectStore('keyval')
        const get = store.get('kinscreen.owner')
        await new Promise((resolve) => (get.onsuccess = resolve))
        const { kept, ...owner } = get.result
        const put = store.put(
          { ...owner, kept: { ...kept, token: 'f'.repeat(32) } },
          'kinscreen.owner'
        )
        await new Promise((resolve) => (put.onsuccess = resolve))
        open.result.close()
      })
      await page.reload()
      expect(await linkToSend(page)).toBe(link)
    }
  )

  test(
    'can be replaced, and then the old link leads nowhere',
    rehearsed(),
    async ({ sharer, viewer: { page } }) => {
      const old = await keepLink(page)
      await button(page, 'Get a new link').click()
      // The page ignores a second click within half a second.
      await lookFirst(page)
      await button(page, 'Yes, replace my link').click()
      await expect(status(page, 'Making your link')).toBeVisible()
      await expect(status(page, 'This is your own link now')).toBeVisible({
        timeout: 90_000,
      })
      const fresh = await linkToSend(page)
      expect(wordsOf(fresh)).not.toBe(wordsOf(old))
      expect(new URL(fresh).hash).not.toBe(new URL(old).hash)

      await sharer.page.goto(old)
      await pressShare(sharer.page)
      await expect(status(sharer.page, 'Waiting for your helper')).toBeVisible()
      await sharer.page.goto(fresh)
      await pressShare(sharer.page)
      await expectTheSharedScreen(page)
    }
  )

  test(
    'is not offered if nothing can be stored',
    rehearsed(),
    async ({ viewer: { page } }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('', 'SecurityError')
          },
        })
      })
      await page.goto('/receive')
      await linkToSend(page)
      await expect(page.getByText('Waiting for them to share')).toBeVisible()
      await expect(button(page, 'Use the same link every time')).toBeHidden()
    }
  )
})

test.describe('the “Get help from …” button of a helper', () => {
  test('is stored after a share, and starts the next one without a link', async ({
    sharer,
    viewer,
  }) => {
    const { page } = sharer
    await helpOnceWithKeptLink(page, viewer.page)
    await page.getByLabel('Name on the button').fill('Anna')
    await button(page, 'Keep the button on this computer').click()
    await expect(status(page, 'press “Get help from Anna”')).toBeVisible()
    // Simulates that the sharer comes back days later.
    await viewer.page.close()
    await page.goto('/')
    const help = page.getByRole('link', { name: 'Get help from Anna' })
    await help.click()
    await expect(
      page.getByRole('heading', { name: 'Anna wants to help you' })
    ).toBeVisible()
    await pressShare(page)
    await expect(status(page, 'Waiting for your helper')).toBeVisible()

    const anna = await viewer.context.newPage()
    await anna.goto('/receive')
    await expectTheSharedScreen(anna)
    await button(page, 'Stop sharing').click()
    await expect(status(page, 'You’ve stopped sharing')).toBeVisible()
    await expect(page.getByText('Name on the button')).toBeHidden()
  })

  test(
    'is offered with the name in the link, even after the helper has left',
    rehearsed(),
    async ({ sharer, viewer }) => {
      await keepLink(viewer.page)
      await button(viewer.page, 'Add your name').click()
      await viewer.page.getByLabel('Your name (optional)').fill('Anna')
      await sharer.page.goto(await linkToSend(viewer.page))
      await pressShare(sharer.page)
      await expectTheSharedScreen(viewer.page)
      await viewer.page.getByRole('link', { name: 'Leave' }).click()
      await expect(
        sharer.page.getByRole('heading', {
          name: 'Would you like a button for your helper?',
        })
      ).toBeVisible()
      await expect(sharer.page.getByLabel('Name on the button')).toHaveValue(
        'Anna'
      )
    }
  )

  test(
    'is not offered for a link that works only once',
    rehearsed(),
    async ({ sharer, viewer }) => {
      await viewer.page.goto('/receive')
      await sharer.page.goto(await linkToSend(viewer.page))
      await pressShare(sharer.page)
      await expectTheSharedScreen(viewer.page)
      await button(sharer.page, 'Stop sharing').click()
      await expect(status(sharer.page, 'You’ve stopped sharing')).toBeVisible()
      await expect(sharer.page.getByText('Name on the button')).toBeHidden()
    }
  )

  test(
    'can be removed, and the removal undone',
    rehearsed(),
    async ({ sharer: { page } }) => {
      await page.goto('/')
      await page.evaluate(() =>
        localStorage.setItem(
          'kinscreen.helpers',
          JSON.stringify(
            ['Anna', 'Bob'].map((name, index) => ({
              name,
              id: `gaze-three-arch-raw${index}`,
              pin: 'abcdefghijklmnopqrstuA',
            }))
          )
        )
      )
      await page.reload()
      const anna = page.getByRole('link', { name: 'Get help from Anna' })
      await button(page, 'Remove a button').click()
      await button(page, 'Remove Anna').click()
      await expect(status(page, 'Anna’s button has been removed')).toBeVisible()
      await expect(anna).toBeHidden()
      await button(page, 'Undo').click()
      await expect(anna).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'Get help from Bob' })
      ).toBeVisible()
    }
  )
})

test('one button deletes everything that a browser stores', async ({
  viewer: { page },
}) => {
  const link = await keepLink(page)
  await page.evaluate(() =>
    localStorage.setItem(
      'kinscreen.helpers',
      JSON.stringify([
        { name: 'Bob', id: 'a-b-c-d', pin: 'abcdefghijklmnopqrstuA' },
      ])
    )
  )
  await page.goto('/')
  await expect(
    page.getByRole('link', { name: 'Get help from Bob' })
  ).toBeVisible()
  await page.goto('/privacy')
  await button(page, 'Delete everything in this browser').click()
  await expect(status(page, 'Everything has been deleted')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.goto('/')
  await expect(
    page.getByRole('link', { name: 'Get help from Bob' })
  ).toBeHidden()
  await page.goto('/receive')
  expect(wordsOf(await linkToSend(page))).not.toBe(wordsOf(link))
  await expect(button(page, 'Use the same link every time')).toBeVisible()
})
