import { expectAccessible } from './support/axe'
import { expect, type Participant, test } from './support/participants'

const withName = '/river-apple-tiger-moon#name=Anna'
const drawing = 'A drawing of the window in which you choose'
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

const button = ({ page }: Participant) =>
  page.getByRole('button', { name: 'Share my screen' })

test('the page says who will see it, what happens and what to click', async ({
  viewer,
}) => {
  const { page } = viewer
  await page.goto(withName)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Anna wants to help you'
  )
  await expect(page.getByRole('img', { name: drawing })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    'Click the picture of your screen.',
    'Click “Share”.',
  ])
  await expect(
    page.getByText('Anna sees only what you choose there.')
  ).toBeVisible()
  await expect(page.getByText(/No bank and no company/)).toHaveCount(1)
  await expectAccessible(page)
})

test('the one button stays where it is while the rest comes', async ({
  viewer,
}) => {
  const { page } = viewer
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/PickerCoach/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(withName)
  const before = await button(viewer).boundingBox()
  release()
  await expect(page.getByRole('img', { name: drawing })).toBeVisible()
  expect(await button(viewer).boundingBox()).toEqual(before)
})

for (const [name, userAgent, step] of [
  ['Firefox', `${onMac} Gecko/20100101 Firefox/153.0`, 'Open the list'],
  [
    'Safari',
    `${onMac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Safari/605.1.15`,
    'Allow to Share Screen',
  ],
] as const) {
  test(`${name} has a dialog of its own (Chromium with its user agent)`, async ({
    launch,
  }) => {
    const { page } = await launch({ context: { userAgent } })
    await page.goto(withName)
    await expect(page.getByRole('listitem').first()).toContainText(step)
    await expectAccessible(page)
  })
}

test('it is all there in Arabic, at 400 % and with forced colours', async ({
  launch,
}) => {
  const { page } = await launch({
    // 1280 pixels at 400 %.
    context: { viewport: { width: 320, height: 200 }, forcedColors: 'active' },
  })
  await page.goto('/river-apple-tiger-moon?lang=ar#name=Anna')
  await expect(page.getByRole('img')).toBeVisible()
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
  await expectAccessible(page)
})
