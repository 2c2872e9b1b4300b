import { expectOutcome, pressShare, share } from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'

test('a second sharer is refused without disturbing the share, and may share later', async ({
  sharer,
  viewer,
  launchSharer,
}) => {
  const link = await share(sharer.page, viewer.page)

  const second = await launchSharer()
  await second.page.goto(link)
  await pressShare(second.page)
  await expectOutcome(second.page, 'Someone else is sharing')
  await expectMovingPicture(viewer.page)

  await sharer.page.getByRole('button', { name: 'Stop sharing' }).click()
  await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
  await pressShare(second.page)
  await expect(
    second.page.getByText('Your helper, who made the link, can')
  ).toBeVisible()
  await expectTheSharedScreen(viewer.page)
})
