import { linkToSomeone } from './support/flows'
import { expect, type Participant, test } from './support/participants'
import { otherBrowsers } from './support/refusals'
import { rehearsed } from './support/rehearsed'

const withName = `${linkToSomeone}&name=Anna`
const drawing = 'Drawing of the window where you choose what to share'

const button = ({ page }: Participant) =>
  page.getByRole('button', { name: 'Share my screen' })

test('the page says who will see the screen, what happens and what to click', async ({
  viewer,
}) => {
  const { page } = viewer
  await page.goto(withName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Show your screen to your helper'
  )
  await expect(page.getByText('They call themselves “Anna”.')).toBeVisible()
  await expect(page.getByRole('img', { name: drawing })).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Click “Share” at the bottom.' })
  ).toBeVisible()
  await expect(page.getByText(/No bank or company/)).toHaveCount(1)
})

test(
  'the only button does not move while the rest loads',
  rehearsed(),
  async ({ viewer }) => {
    const { page } = viewer
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/assets\/PickerCoach/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(withName)
    await page.evaluate(() => document.fonts.ready)
    const before = await button(viewer).boundingBox()
    release()
    await expect(page.getByRole('img', { name: drawing })).toBeVisible()
    expect(await button(viewer).boundingBox()).toEqual(before)
  }
)

for (const [name, step] of [
  ['Firefox', 'Open the list'],
  ['Safari', 'Allow to Share Screen'],
] as const) {
  test(
    `${name} has its own picture of the dialog (Chromium with its user agent)`,
    rehearsed(),
    async ({ launch }) => {
      const userAgent = otherBrowsers[name]
      const { page } = await launch({ context: { userAgent } })
      await page.goto(withName)
      await expect(page.getByRole('img', { name: step })).toBeVisible()
    }
  )
}
