import {
  button,
  expectOutcome,
  openReceivePage,
  outcomeHeading,
} from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

test('an address without an id is not found [§2 not found]', async ({
  viewer: { page },
}) => {
  for (const path of [
    '/a--b',
    '/-a',
    '/favicon.ico2',
    '/from/operator.txt',
    `/${'a'.repeat(10_000)}`,
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/a/b/c',
  ]) {
    await test.step(path.slice(0, 40), async () => {
      await page.goto(path)
      await expectOutcome(page, 'Page not found')
    })
  }
})

test.describe('a link that was changed in transit', () => {
  const pin = '0123456789abcdefghijkA'

  test('is repaired before it is followed', async ({ viewer: { page } }) => {
    await page.goto(`/From/River%20apple-tiger-moon./?lang=en%23k%3D${pin}`)
    await expect(button(page, 'See their screen')).toBeVisible()
    const { origin } = new URL(page.url())
    expect(page.url()).toBe(
      `${origin}/from/river-apple-tiger-moon?lang=en#k=${pin}`
    )
  })

  test(
    'is not followed while a part of it is missing',
    rehearsed(),
    async ({ viewer: { page } }) => {
      await page.goto(`/from/river-apple-tiger-fox#k=${pin.slice(0, -1)}`)
      await expectOutcome(page, 'We can’t be sure who is there')
      const field = page.getByRole('textbox', { name: 'The four words' })
      const { origin } = new URL(page.url())
      await field.fill(`${origin}/from/river-apple-tiger-fox#k=${pin}`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(button(page, 'See their screen')).toBeVisible()
      await expect(
        outcomeHeading(page, 'We can’t be sure who is there')
      ).toBeHidden()
    }
  )
})

test.describe('the data that a tab stores', () => {
  test('keeps the same link across a reload', async ({ viewer }) => {
    const link = await openReceivePage(viewer.page)
    await viewer.page.reload()
    expect(await openReceivePage(viewer.page)).toBe(link)
  })

  test('is discarded if it is not JSON, has a hostile id or another shape', async ({
    viewer: { page },
  }) => {
    let link = await openReceivePage(page)
    for (const text of [
      '{{{',
      '{"id":"<img src=x>","token":"0","share":null}',
      '[1,2,3]',
    ]) {
      // Opens a page without a session, because a session would overwrite the
      // stored text.
      await page.goto('/privacy')
      await page.evaluate(
        (value) => sessionStorage.setItem('kinscreen.viewer', value),
        text
      )
      const next = await openReceivePage(page)
      expect(next).toMatch(/\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/)
      expect(next).not.toBe(link)
      link = next
    }
  })

  test('is not shared with a duplicated tab, so that two tabs never use one id', async ({
    viewer,
  }) => {
    const link = await openReceivePage(viewer.page)
    const [copy] = await Promise.all([
      viewer.context.waitForEvent('page'),
      // A window that the page opens gets a copy of its sessionStorage.
      viewer.page.evaluate(() => void window.open('/receive')),
    ])
    expect(await openReceivePage(copy)).not.toBe(link)
    await viewer.page.reload()
    expect(await openReceivePage(viewer.page)).toBe(link)
  })
})
