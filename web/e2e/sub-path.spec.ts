import type { Page } from '@playwright/test'

import {
  button,
  expectSharing,
  linkToSend,
  mainHeading,
  outage,
  pressShare,
  status,
} from './support/flows'
import { expectConsole, passphraseField, signIn } from './support/operator'
import { expect, test as base } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { rewritten, withoutModules } from './support/secondSet'
import { keptFiles } from './support/serviceWorker'
import { seedSheets } from './support/sheets'
import { startSubPaths, type SubPaths, subPaths } from './support/subPaths'

const test = base.extend<{ host: SubPaths }>({
  host: async ({}, use) => {
    const host = await startSubPaths()
    await use(host)
    await host.stop()
  },
})

const [help, club] = subPaths
const origin = 'https://help.example'

const hydrated = (page: Page) =>
  expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()

async function invite(page: Page, { base, name }: (typeof subPaths)[number]) {
  await page.goto(origin + base)
  await expect(page).toHaveURL(`${origin}${base}/`)
  await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`))
  await hydrated(page)
  await page.getByRole('link', { name: 'Help someone' }).click()
  await expect(page).toHaveURL(`${origin}${base}/receive`)
  const link = await linkToSend(page)
  expect(link).toMatch(
    new RegExp(`^${origin}${base}/[a-z]+(?:-[a-z]+){3}#k=[\\w-]{22}$`)
  )
  return link
}

async function shareBy(link: string, sharer: Page, viewer: Page) {
  await sharer.goto(link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
  await expectSharing(sharer)
}

/** The scopes of all service workers of the host. */
const scopes = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ scope }) => scope).sort()
  })

/** Also those that pages, workers and the browser itself have sent. */
function expectOnlyOwnPaths({ requests }: SubPaths): void {
  const bases = subPaths.map(({ base }) => base)
  const others = requests().filter(
    (path) =>
      !bases.some((base) => path === base || path.startsWith(`${base}/`))
  )
  expect(others).toEqual([])
  expect(requests().length).toBeGreaterThan(20)
}

test(
  'two installations of one build share at two paths of one host, at the same time',
  rehearsed(),
  async ({ host, launch, launchSharer }) => {
    const viewer = await launch({ args: host.args })
    const sharer = await launchSharer({ args: host.args })
    const other = {
      viewer: await viewer.context.newPage(),
      sharer: await sharer.context.newPage(),
    }
    await shareBy(await invite(viewer.page, help), sharer.page, viewer.page)
    await shareBy(await invite(other.viewer, club), other.sharer, other.viewer)
    await expectMovingPicture(viewer.page)
    await expectMovingPicture(other.viewer)
    // After a share, the page registers its service worker.
    await button(sharer.page, 'Stop sharing').click()
    await expect.poll(() => scopes(sharer.page)).toEqual([`${origin}/help/`])
    await expectMovingPicture(other.viewer)
    expectOnlyOwnPaths(host)
  }
)

test(
  'the build for older browsers runs below a path',
  rehearsed(),
  async ({ host, launch }) => {
    const { page } = await launch({
      args: [...host.args, ...rewritten.args],
      context: { ignoreHTTPSErrors: true },
    })
    await withoutModules(page, host.url)
    await page.goto(`${origin}/help/`)
    await page.getByRole('link', { name: 'Help someone' }).click()
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
    expectOnlyOwnPaths(host)
  }
)

test('every page works below a path: signing in, an unknown address, a reload, and sheets without a network', async ({
  host,
  launch,
  allowConsole,
}) => {
  const { page, context } = await launch({ args: host.args })
  await page.goto(`${origin}/help/operator`)
  await expect(page).toHaveURL(
    `${origin}/help/operator/sign-in?redirectTo=/help/operator`
  )
  await signIn(page)
  await expect(page).toHaveURL(`${origin}/help/operator`)
  await expectConsole(page)
  // The other installation has its own operators.
  await page.goto(`${origin}/our/club/operator`)
  await expect(passphraseField(page)).toBeVisible()

  await page.goto(`${origin}/help/no/such/page`)
  await expect(mainHeading(page)).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(`${origin}/help/`)

  await page.goto(`${origin}/help/river-apple-tiger-moon/#k=${'a'.repeat(22)}`)
  await expect(page).toHaveURL(/\/help\/river-apple-tiger-moon#k=a+$/)
  await page.reload()
  await expect(button(page, 'Share my screen')).toBeVisible()

  for (const { base } of subPaths) {
    await page.goto(`${origin}${base}/sheets`)
    await expect(page.getByText('There are no sheets yet.')).toBeVisible()
    const sheet = { id: '00000000000000aa', title: base, helperName: null }
    await seedSheets(page, [sheet], base)
    await page.reload()
    await expect(page.getByRole('link', { name: base })).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  }
  expect(await scopes(page)).toEqual([`${origin}/help/`, `${origin}/our/club/`])
  const kept = await keptFiles(page)
  for (const { base } of subPaths) {
    expect(kept).toContain(`${base}/sheets`)
    expect(kept).toContain(`${base}/offline.html`)
  }
  expectOnlyOwnPaths(host)

  // Deleting the data of one installation keeps those of the other.
  await page.goto(`${origin}/our/club/privacy`)
  await button(page, 'Delete everything in this browser').click()
  // The page shows this once it has reloaded.
  await expect(status(page, 'Everything has been deleted')).toBeVisible()
  expect(await scopes(page)).toEqual([`${origin}/help/`])
  const left = await keptFiles(page)
  expect(left.filter((path) => !path.startsWith('/help/'))).toEqual([])
  expect(left).toContain('/help/sheets')

  allowConsole(outage)
  await context.setOffline(true)
  await page.goto(`${origin}/help/sheets`)
  await page.getByRole('link', { name: '/help' }).click()
  await expect(mainHeading(page)).toHaveText('/help')
  await page.goto(`${origin}/help/receive`)
  await expect(mainHeading(page)).toHaveText(
    'You’re not connected to the internet'
  )
  await page.getByRole('link', { name: 'My sheets' }).click()
  await expect(page).toHaveURL(`${origin}/help/sheets`)
})
