import { picker } from './support/chromium'
import { openReceivePage, pressShare, status } from './support/flows'
import { expect, test } from './support/participants'

test('a denied picker is no error: the button is there again, and the viewer waits on', async ({
  viewer,
  launch,
}) => {
  const link = await openReceivePage(viewer.page)
  const { page } = await launch({ args: [picker.isDenied] })
  await page.goto(link)
  await pressShare(page)

  await expect(
    page.getByRole('button', { name: 'Share my screen' })
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Show your screen to your helper' })
  ).toBeVisible()
  await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()
})
