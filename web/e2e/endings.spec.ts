import { expectAccessible } from './support/axe'
import { watchConnections } from './support/connections'
import {
  expectOutcome,
  expectSharing,
  filledNames,
  helperWindowOpens,
  lookFirst,
  outcomeHeading,
  pressShare,
  share,
  showScreen,
  status,
} from './support/flows'
import { expect, test, type Participant } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { kill } from './support/process'
import { expectNothingButMessages } from './support/receiver'
import { rehearsed } from './support/rehearsed'

test.beforeEach(async ({ sharer, viewer }) => {
  await watchConnections(sharer.page)
  await watchConnections(viewer.page)
  await share(sharer.page, viewer.page)
  await helperWindowOpens(sharer)
})

/**
 * Closes the captured tab, which ends the track as “Stop sharing” in the
 * browser's own bar does.
 */
const endCapture = ({ context }: Participant) => context.pages()[1]!.close()

test(
  'the browser’s own way to stop sharing counts as stop',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await endCapture(sharer)
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
    await expect(
      sharer.page.getByText('Nobody can see your screen now')
    ).toBeVisible()
  }
)

test(
  'a lost goodbye arrives over signalling',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await sharer.page.evaluate(() => {
      RTCDataChannel.prototype.send = () => {}
    })
    await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  }
)

test.describe('in separate browsers', () => {
  test.use({ hasOwnBrowsers: true })

  test(
    'the viewer learns that a browser has crashed [§4 sharer left]',
    rehearsed(),
    async ({ sharer, viewer }) => {
      await kill(sharer.browser)
      await expect(outcomeHeading(viewer.page, 'The sharer left')).toBeVisible({
        timeout: 12_000,
      })
    }
  )
})

test(
  'a sharer who left joins again with the same link [§4 rejoin, §6 sharer]',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const link = sharer.page.url()
    await sharer.page.goto('/')
    await expectOutcome(viewer.page, 'The sharer left')

    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)
  }
)

test('a sharer is asked before a reload, and continues with one press after it', async ({
  sharer,
  viewer,
}) => {
  const { page } = sharer
  const home = page.getByRole('link', { name: /home page/ })
  await expect(home).toHaveCount(0)
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expectSharing(page)
  await expectTheSharedScreen(viewer.page)

  // Without a listener, Playwright accepts the browser's question whether to
  // leave the page.
  await page.reload()
  await expect(
    page.getByText('this page was closed or loaded again')
  ).toBeVisible()
  await expect(home).toHaveCount(1)
  await expectOutcome(viewer.page, 'They’re back')
  await expect(viewer.page.getByText(/stopped/)).toHaveCount(0)
  await pressShare(page)
  await expectTheSharedScreen(viewer.page)
})

test(
  'the browser’s Back button asks a sharer first, and No continues the share',
  rehearsed(),
  async ({ sharer: { page }, viewer }) => {
    // Makes another page of this site the previous entry of the history.
    await page.evaluate(() => {
      const { href } = window.location
      window.history.replaceState({}, '', '/privacy')
      window.history.pushState({}, '', href)
    })
    await page.evaluate(() => window.history.back())
    const question = page.getByRole('alertdialog', {
      name: 'You’re still sharing your screen',
    })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await lookFirst(page)
    await question.getByRole('button', { name: 'Keep sharing' }).click()
    await expectSharing(page)
    await expectTheSharedScreen(viewer.page)

    await page.evaluate(() => window.history.back())
    await question
      .getByRole('button', { name: 'Leave and stop sharing' })
      .click()
    await expectOutcome(viewer.page, 'The sharer left')
  }
)

test('a sharer who closes the tab and opens the link again is recognised without a question; one whose tab stays closed has left [§4 sharer left]', async ({
  sharer,
  viewer,
}) => {
  const link = sharer.page.url()
  await sharer.page.close({ runBeforeUnload: true })
  await expect(status(viewer.page, /^They closed the page\./)).toBeVisible()
  const page = await sharer.context.newPage()
  await page.goto(link)
  await expect(
    page.getByText('this page was closed or loaded again')
  ).toBeVisible()
  await expectOutcome(viewer.page, 'They’re back')
  await pressShare(page)
  await expectTheSharedScreen(viewer.page)

  await page.close({ runBeforeUnload: true })
  await expectOutcome(viewer.page, 'The sharer left')
  await expect(
    viewer.page.getByText('They can join again from the same link.')
  ).toBeVisible()
})

test('a reloaded viewer gets the picture back without a second picker; when they leave, the sharer learns it and the capture ends [§4 viewer left]', async ({
  sharer,
  viewer,
}) => {
  const link = sharer.page.url()
  await sharer.page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      throw new Error('The picker was opened again')
    }
  })
  await viewer.page.reload()
  await expectTheSharedScreen(viewer.page)
  await expectSharing(sharer.page)
  expect(sharer.page.url()).toBe(link)

  const sources = sharer.context.pages()[1]!
  const track = await sharer.page.evaluateHandle(() =>
    window.connections
      ?.at(-1)
      ?.getSenders()
      .map(({ track }) => track)
      .find((track) => track?.kind === 'video')
  )
  await viewer.page.getByRole('link', { name: 'Leave' }).click()
  await expectOutcome(sharer.page, 'The viewer left')
  await expect(
    sharer.page.getByText('Ask them for a new link if you want to share again.')
  ).toBeVisible()
  await expect
    .poll(() => filledNames(sharer.page))
    .toEqual(['Back to the home page'])
  await expect
    .poll(() => track.evaluate((captured) => captured?.readyState))
    .toBe('ended')
  await expect(sources).toHaveTitle('Painted source')
  await expect(
    sharer.page.getByRole('button', { name: 'Stop sharing' })
  ).toHaveCount(0)
})

test(
  'the sharer learns that the viewer’s tab was closed',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await viewer.page.close({ runBeforeUnload: true })
    await expect(status(sharer.page, 'Reconnecting…')).toBeVisible()
    await expectOutcome(sharer.page, 'The viewer left')
  }
)

test('a hidden screen is not sent: the viewer sees a card until it is shown again', async ({
  sharer,
  viewer,
}) => {
  await sharer.page.getByRole('button', { name: 'Hide my screen' }).click()
  await expect(status(sharer.page, 'Your screen is hidden')).toBeVisible()
  await expect(
    status(viewer.page, 'They have hidden their screen')
  ).toBeVisible()

  await expectNothingButMessages(viewer.page)
  // The video must have no stream, because a browser could show its last frame
  // in picture-in-picture.
  const held = await viewer.page
    .locator('video[aria-label]')
    .evaluate((video: HTMLVideoElement) => [video.srcObject, video.videoWidth])
  expect(held).toEqual([null, 0])
  await expect(sharer.page.getByText(/can see your screen/)).toHaveCount(0)

  await showScreen(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expect(
    status(viewer.page, 'They have hidden their screen')
  ).toHaveCount(0)
})
