import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import {
  admitCaller,
  answerThatICalled,
  button,
  helperWindowOpens,
  linkToSomeone,
  mainHeading,
  openBroadcastPage,
  openReceivePage,
  pinOfSomeone,
  pressShare,
  status,
  toSomeone,
} from './support/flows'
import { helpOnceWithKeptLink, wordsOf } from './support/keptLink'
import { panelOf } from './support/panel'
import { expect, type Participant, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { watchSent } from './support/sent'

const question = 'Did you call this person, or did they call you?'

const expectQuestion = (page: Page) =>
  expect(mainHeading(page)).toHaveText(question)

const share = (page: Page) => button(page, 'Share my screen')

/**
 * Requests and messages from which the server or the other side could learn
 * that somebody has opened the page.
 */
const toServer = ({ requests, frames }: ReturnType<typeof watchSent>) => [
  ...requests.filter((each) => /^SOCKET|\.redwood|:9000/.test(each)),
  ...frames,
]

async function typeWords({ page }: Participant, words: string): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('textbox', { name: 'I have four words' })
    .fill(words.replace(/-/g, ' '))
  await button(page, 'Continue').click()
}

test('a person who types the words of an unknown helper is asked first, and nothing is sent before the answer', async ({
  sharer,
  viewer,
}) => {
  const words = wordsOf(await openReceivePage(viewer.page))
  const sent = watchSent(sharer)
  await typeWords(sharer, words)
  await expectQuestion(sharer.page)
  await expect(mainHeading(sharer.page)).toBeFocused()
  await expect(share(sharer.page)).toHaveCount(0)
  await sharer.page.waitForLoadState('networkidle')
  expect(toServer(sent)).toEqual([])

  await answerThatICalled(sharer.page)
  await pressShare(sharer.page)
  await admitCaller(viewer.page)
  await expectTheSharedScreen(viewer.page)
  expect(toServer(sent)).not.toEqual([])
  await helperWindowOpens(sharer)
  // A person is asked once for each helper.
  await sharer.page.reload()
  await expect(share(sharer.page)).toBeVisible()
})

test('a person who was phoned reads about scammers, stops, and has sent nothing', async ({
  viewer,
}) => {
  const { page } = viewer
  const sent = watchSent(viewer)
  await page.goto(toSomeone)
  await expectQuestion(page)
  await expectAccessible(page)
  await button(page, 'They called me').click()
  await expect(mainHeading(page)).toHaveText('Please stop for a moment')
  await expect(mainHeading(page)).toBeFocused()
  await expect(page.getByText(/^Scammers say/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Hang up and stop').click()

  await expect(mainHeading(page)).toHaveText('Now hang up the phone')
  await expect(page.getByText('Nobody has seen your screen.')).toBeVisible()
  await expect(share(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(toServer(sent)).toEqual([])
  await page.reload()
  await expectQuestion(page)
})

test(
  'a person who was phoned by a friend can go on with a second button',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const link = await openReceivePage(viewer.page)
    await sharer.page.goto(new URL(link).pathname)
    await button(sharer.page, 'They called me').click()
    await button(sharer.page, 'I’m sure. Go on anyway').click()
    await pressShare(sharer.page)
    await admitCaller(viewer.page)

    await expectTheSharedScreen(viewer.page)
  }
)

test('a link that was sent needs one click, and its badge names the helper', async ({
  sharer,
  viewer,
}) => {
  await sharer.page.goto(await openReceivePage(viewer.page))
  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)

  const panel = await panelOf(sharer)
  await expect(
    panel.getByText('This is the person who made the link.')
  ).toBeVisible()
})

test('a link with the name of a company leads to the question, and shows no name', async ({
  viewer: { page },
}) => {
  await page.goto(`${linkToSomeone}&name=M1crosoft+Support`)
  await expectQuestion(page)
  await expect(page.getByText(/m1crosoft/i)).toHaveCount(0)
  await answerThatICalled(page)

  await expect(mainHeading(page)).toHaveText('Show your screen to your helper')
  await expect(
    page.getByText('Somebody wants to see your screen.')
  ).toBeVisible()
  await expect(page.getByText(/m1crosoft/i)).toHaveCount(0)
})

test(
  'for a stored helper, neither the link nor the words lead to a question',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { page } = sharer
    const link = await helpOnceWithKeptLink(page, viewer.page)
    await page.getByLabel('Name on the button').fill('Bank Support')
    await expect(
      status(page, 'This looks like the name of a company')
    ).toBeVisible()
    await page.getByLabel('Name on the button').fill('Anna')
    await button(page, 'Keep the button on this computer').click()
    await page.evaluate(() => {
      const kept = localStorage.getItem('kinscreen.helpers') ?? ''
      const earlier = kept.replace(/\d{4}-\d{2}-\d{2}/, '2026-05-03')
      localStorage.setItem('kinscreen.helpers', earlier)
    })

    await typeWords(sharer, wordsOf(link))
    await expect(mainHeading(page)).toHaveText('Anna wants to help you')
    await pressShare(page)
    await expectTheSharedScreen(viewer.page)
    const panel = await panelOf(sharer)
    await expect(
      panel.getByText('This is Anna, the same helper as on May 3.')
    ).toBeVisible()
    await expect(
      panel.getByRole('heading', { name: 'Anna can see your screen.' })
    ).toBeVisible()
    await button(page, 'Stop sharing').click()
    await expect(status(page, 'You’ve stopped sharing')).toBeVisible()
    // The page replaces the stored date with the date of this share.
    await expect
      .poll(() =>
        page.evaluate(() => localStorage.getItem('kinscreen.helpers'))
      )
      .not.toContain('2026-05-03')
  }
)

test(
  'a sharer who sent the link is asked nothing, and reads that the helper has it',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const link = await openBroadcastPage(sharer.page)
    await pressShare(sharer.page)
    await viewer.page.goto(link)
    await expectTheSharedScreen(viewer.page)

    const panel = await panelOf(sharer)
    await expect(
      panel.getByText('This person has the link you sent.')
    ).toBeVisible()
  }
)

test.describe('a phone', () => {
  const phone = {
    ...{ hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  }

  test(
    'is asked before it says where to type the words, and before its camera',
    rehearsed(),
    async ({ launch }) => {
      const { page } = await launch({ context: phone })
      await page.goto(`/coming-soon-on-mobile?to=${toSomeone.slice(1)}`)
      await expectQuestion(page)
      await answerThatICalled(page)
      await page.getByRole('link', { name: 'Use the camera' }).click()

      await expect(button(page, 'Show my camera')).toBeVisible()
    }
  )

  test(
    'is asked before a link without a key fingerprint opens its camera',
    rehearsed(),
    async ({ launch }) => {
      const { page } = await launch({ context: phone })
      await page.goto(`${toSomeone}?show=camera`)
      await expectQuestion(page)
      await page.goto(`${toSomeone}?show=camera${pinOfSomeone}`)

      await expect(button(page, 'Show my camera')).toBeVisible()
    }
  )
})

test(
  'a helper with the name of a company reads that it will not be shown, and the link does not contain it',
  rehearsed(),
  async ({ viewer: { page } }) => {
    await openReceivePage(page)
    await button(page, 'Add your name').click()
    await page.getByLabel('Your name (optional)').fill('Microsoft')

    await expect(
      status(page, 'This looks like the name of a company')
    ).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: 'Link to send' })
    ).not.toHaveValue(/name=/)
  }
)
