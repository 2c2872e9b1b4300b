import { picker } from './support/chromium'
import {
  linkToSomeone,
  mainHeading,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { cannotCapture, phone } from './support/phone'
import {
  appBrowsers,
  chromeOn,
  plainHost,
  refuseCapture,
} from './support/refusals'
import { rehearsed } from './support/rehearsed'
import { virtualScreen } from './support/virtualScreen'

// appearance.spec.ts compares images of these pages and runs axe.

test('if the browser refuses without asking, the page shows advice and the button again', async ({
  viewer,
  launch,
}) => {
  const link = await openReceivePage(viewer.page)
  const { page } = await launch({ args: [picker.isDenied] })
  await page.goto(link)
  await pressShare(page)

  await expect(mainHeading(page)).toHaveText(
    'Your browser is blocking screen sharing'
  )
  await expect(mainHeading(page)).toBeFocused()
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await page.getByText('Technical details for your helper').click()
  await expect(
    page.getByText(/display-capture-refused · Chrome \d+ · other/)
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Share my screen' })
  ).toBeVisible()
  await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()
})

// The test machine refuses nothing, so a stub of getDisplayMedia rejects as
// Chromium does on macOS and on Windows.
for (const [system, pane] of [
  ['macOS', /^x-apple\.systempreferences:/],
  ['Windows', /^ms-settings:/],
] as const) {
  test(
    `a refusal of ${system} leads to its settings (a stub refuses)`,
    rehearsed(system !== 'macOS'),
    async ({ launch }) => {
      const userAgent = chromeOn(system)
      const { page } = await launch({ context: { userAgent } })
      await refuseCapture(
        page,
        'NotAllowedError',
        'Permission denied by system'
      )
      await page.goto(linkToSomeone)
      await pressShare(page)

      await expect(mainHeading(page)).toHaveText(
        'Your computer needs to allow this first'
      )
      await expect(
        page.getByRole('link', { name: 'Open the settings' })
      ).toHaveAttribute('href', pane)
      await expect(page.getByRole('listitem').first()).toContainText(
        'Open the settings'
      )
    }
  )
}

// Simulates the browser inside an app: its user agent, and no screen capture.
for (const [app, userAgent] of Object.entries(appBrowsers)) {
  test(
    `${app} leads to the browser (a stub of the app)`,
    rehearsed(app.startsWith('Facebook')),
    async ({ launch }) => {
      const { page, context } = await launch({
        context: { ...phone, userAgent },
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await cannotCapture(page)
      await page.goto(`${linkToSomeone}&name=Anna`)
      await expect(mainHeading(page)).toHaveText(
        'Please open this link in your web browser'
      )
      await page.getByRole('button', { name: 'Copy the link' }).click()
      await expect(status(page, 'Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        page.url()
      )
      const inChrome = page.getByRole('link', { name: 'Open in Chrome' })
      if (app.includes('Android')) {
        await expect(inChrome).toHaveAttribute(
          'href',
          /^intent:\/\/localhost:8910\/river-apple-tiger-moon#k=abcdefghijklmnopqrstuA&name=Anna#Intent;scheme=http;package=com\.android\.chrome;end$/
        )
      } else {
        await expect(inChrome).toHaveCount(0)
      }
    }
  )
}

test(
  'an insecure address leads to the same page with https',
  rehearsed(),
  async ({ launch, baseURL }) => {
    const { page } = await launch({ args: [plainHost.arg] })
    const url = plainHost.url(baseURL ?? '') + linkToSomeone
    await page.goto(url)

    await expect(mainHeading(page)).toHaveText('This page isn’t secure')
    await expect(
      page.getByRole('link', { name: 'Open the secure page' })
    ).toHaveAttribute('href', url.replace('http:', 'https:'))
  }
)

test(
  'a computer whose browser cannot capture offers the link for another browser (the API is removed)',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await cannotCapture(page)
    await page.goto(linkToSomeone)

    await expect(mainHeading(page)).toHaveText(
      'This browser is too old to share your screen'
    )
    await expect(
      page.getByRole('button', { name: 'Copy the link' })
    ).toBeVisible()
  }
)

test(
  'after the picker was closed, nothing is shared, and the page shows the button again',
  rehearsed(),
  async ({ launch }) => {
    const display = await virtualScreen()
    const { page } = await launch({ headless: false, env: display.env })
    await page.goto(linkToSomeone)
    await pressShare(page)
    await expect(
      page.getByRole('heading', { name: 'Choose what to show' })
    ).toBeVisible()
    await expect
      .poll(() => {
        display.press('Escape')
        return status(page, 'Nothing has been shared').isVisible()
      })
      .toBe(true)
    await expect(
      page.getByRole('button', { name: 'Share my screen' })
    ).toBeVisible()
    await page.getByText('Technical details for your helper').click()
    await expect(page.getByText(/capture-cancelled · Chrome/)).toBeVisible()
    display.close()
  }
)
