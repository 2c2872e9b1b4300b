import { watchConnections } from './support/connections'
import {
  expectOutcome,
  expectSharing,
  openReceivePage,
  pressShare,
  share,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'

declare global {
  interface Window {
    /** the event during which a canvas was captured */
    capturedWithin?: string
  }
}

test('a viewer sends a link, and sees the screen after one click [§1 one click, §6 viewer]', async ({
  sharer,
  viewer,
}) => {
  const link = await openReceivePage(viewer.page)
  await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()

  await sharer.page.goto(link)
  await pressShare(sharer.page)

  await expectSharing(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)
})

test('the viewer reads that the sharer has stopped, and sees the next share [§4 sharer stopped, §6 sharer]', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)

  await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  await expect(
    sharer.page.getByText('Nobody can see your screen now')
  ).toBeVisible()

  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})

test('the viewer answers with an empty picture of one pixel [§1 one-pixel stream]', async ({
  sharer,
  viewer,
}) => {
  await watchConnections(viewer.page)
  await sharer.page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement
    const { captureStream } = prototype
    prototype.captureStream = function (...rate) {
      window.capturedWithin = window.event?.type ?? 'no event'
      return captureStream.apply(this, rate)
    }
  })
  await share(sharer.page, viewer.page)
  // During a click, a Firefox that resists fingerprinting would ask about it.
  expect(await sharer.page.evaluate(() => window.capturedWithin)).toBe(
    'no event'
  )

  const sizes = await viewer.page.evaluate(() =>
    window.connections!.flatMap((connection) =>
      connection
        .getSenders()
        .filter(({ track }) => track?.kind === 'video')
        .map(({ track }) => track!.getSettings())
        .map(({ width, height }) => [width, height])
    )
  )
  expect(sizes).toEqual([[1, 1]])
})
