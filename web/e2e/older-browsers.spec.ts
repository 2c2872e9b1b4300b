import { share, status } from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'
import { rewritten, withoutModules } from './support/secondSet'

test('the build for older browsers can view a screen [§1 supported browsers, §9 supported browsers]', async ({
  launch,
  sharer,
}) => {
  const viewer = await launch(rewritten)
  await withoutModules(viewer.page)
  await share(sharer.page, viewer.page)
})

test(
  'the build for older browsers shows prerendered pages',
  rehearsed(),
  async ({ launch }) => {
    const { page } = await launch(rewritten)
    await withoutModules(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Help someone' }).click()
    await expect(status(page, 'Waiting for them to share')).toBeVisible()
  }
)

test('a browser that is too old lists the supported ones [§1 supported browsers, §9 supported browsers]', async ({
  launch,
}) => {
  const { page } = await launch()
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise.prototype, 'finally')
  })
  await page.route(/assets\/.*\.js$/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' })
  )
  await page.goto('/river-apple-tiger-moon')
  await expect(page.getByRole('alert')).toContainText(
    'Chrome 72, Firefox 59, Safari 11.1 or later'
  )
  await expect(page.getByText('One click and done')).toBeHidden()
  await page.screenshot({ path: '../test-results/too-old.png' })
})
