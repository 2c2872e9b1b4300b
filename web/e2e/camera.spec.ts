import { expectAccessible } from './support/axe'
import {
  mainHeading,
  openReceivePage,
  pinOfSomeone,
  status,
  toSomeone,
} from './support/flows'
import {
  expect,
  type LaunchOptions,
  type Participant,
  test as base,
} from './support/participants'
import { actAsPhone, camera, phone } from './support/phone'
import { expectMovingPicture } from './support/picture'
import { rehearsed } from './support/rehearsed'

interface Fixtures {
  /** starts Chromium with a camera, but without the APIs that a phone lacks */
  launchPhone: (options?: LaunchOptions) => Promise<Participant>
}

const test = base.extend<Fixtures>({
  launchPhone: async ({ launch }, use) => {
    await use(async ({ args = [] } = {}) => {
      const participant = await launch({
        args: [camera.isThere, ...args],
        context: phone,
      })
      await actAsPhone(participant.page)
      return participant
    })
  },
})

test('a phone shows what its camera sees, and Stop ends the camera', async ({
  viewer,
  launchPhone,
}) => {
  const link = await openReceivePage(viewer.page)
  const { page } = await launchPhone({ args: [camera.isAllowed] })
  await page.goto(link)
  await expect(mainHeading(page)).toHaveText('Please use a computer to share')
  await page.getByRole('link', { name: 'Use the camera' }).click()
  await expect(mainHeading(page)).toHaveText('Show it with your camera')
  await page.getByRole('button', { name: 'Show my camera' }).click()

  await expect(status(page, 'You are showing your camera')).toBeVisible()
  await expect(status(viewer.page, 'You’re seeing their camera')).toBeVisible()
  await expectMovingPicture(viewer.page)
  await expect(
    viewer.page.getByRole('button', { name: 'Ask to see the whole screen' })
  ).toHaveCount(0)
  const preview = page.getByLabel('What your camera sees')
  await expect(preview).toBeVisible()
  await expectAccessible(page)

  const track = await preview.evaluateHandle((video: HTMLVideoElement) => {
    const [first] = (video.srcObject as MediaStream).getVideoTracks()
    return first
  })
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await expect(status(page, 'You’ve stopped.')).toBeVisible()
  expect(await track.evaluate((ended) => ended?.readyState)).toBe('ended')
  await expect(preview).toHaveCount(0)
})

test(
  'if the camera is refused, the page shows advice and the button again',
  rehearsed(),
  async ({ launchPhone }) => {
    const { page } = await launchPhone({ args: [camera.isDenied] })
    await page.goto(`${toSomeone}?show=camera${pinOfSomeone}`)
    await page.getByRole('button', { name: 'Show my camera' }).click()

    await expect(mainHeading(page)).toHaveText(
      'Your browser is blocking the camera'
    )
    await expect(page.getByRole('listitem')).toHaveCount(3)
    await expect(
      page.getByRole('button', { name: 'Show my camera' })
    ).toBeVisible()
  }
)

test(
  'if there is no camera, the page shows advice and the button again',
  rehearsed(),
  async ({ launch }) => {
    const { page } = await launch({ args: [camera.isAllowed], context: phone })
    await page.goto(`${toSomeone}?show=camera${pinOfSomeone}`)
    await page.getByRole('button', { name: 'Show my camera' }).click()

    await expect(mainHeading(page)).toHaveText('We couldn’t start the camera')
    await expectAccessible(page)
  }
)

test(
  'the page for phones sends the link to the computer (the share sheet is a stub) [§1 page for mobile]',
  rehearsed(),
  async ({ launchPhone, baseURL }) => {
    const { page } = await launchPhone()
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        share: async (data: ShareData) => void shared.push(data),
      })
    })
    await page.goto(`${toSomeone}?lang=en${pinOfSomeone}&name=Anna`)
    await expect(page).toHaveURL(
      `/coming-soon-on-mobile?to=river-apple-tiger-moon&lang=en${pinOfSomeone}&name=Anna`
    )
    const link = `${baseURL}${toSomeone}?lang=en${pinOfSomeone}&name=Anna`
    await page.getByRole('button', { name: 'Send the link…' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
      { text: expect.any(String), url: link },
    ])
    await expect(
      page.getByRole('link', { name: 'Use the camera' })
    ).toHaveAttribute(
      'href',
      `${toSomeone}?lang=en&show=camera${pinOfSomeone}&name=Anna`
    )
  }
)
