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

test('a viewer sends a link, and sees the screen after one button', async ({
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

test('the viewer is told when the sharer stops, and sees the next share', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)

  await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  await expect(
    sharer.page.getByText('Nobody sees your screen now')
  ).toBeVisible()

  await pressShare(sharer.page)
  await expectTheSharedScreen(viewer.page)
})
