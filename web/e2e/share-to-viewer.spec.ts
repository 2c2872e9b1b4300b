import { watchConnections } from './support/connections'
import {
  expectOutcome,
  expectSharing,
  openReceivePage,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'

declare global {
  interface Window {
    /** type of the event during which the page captured a canvas */
    capturedWithin?: string
  }
}

test('a viewer sends a link, and sees the screen after one click, and the next share [§1 one click, §1 one-pixel stream, §4 sharer stopped, §6 sharer, §6 viewer]', async ({
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
  const link = await openReceivePage(viewer.page)
  await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()

  await sharer.page.goto(link)
  await pressShare(sharer.page)

  await expectSharing(sharer.page)
  await expectTheSharedScreen(viewer.page)
  await expectMovingPicture(viewer.page)

  // With resistance to fingerprinting, Firefox asks for permission if a canvas
  // is captured during a click.
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

  await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  await expect(
    sharer.page.getByText('Nobody can see your screen now')
  ).toBeVisible()

  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})
