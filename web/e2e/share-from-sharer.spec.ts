import {
  button,
  comeToSee,
  expectOutcome,
  expectSharing,
  openBroadcastPage,
  pressShare,
  status,
} from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

declare global {
  interface Window {
    /** positions of the button, in pixels from the top */
    places?: Set<number>
  }
}

test('a sharer sends a link; one viewer sees the screen, and a second reads that someone is already viewing [§1 one viewer, §2 receive from, §4 already viewing, §6 viewer]', async ({
  sharer,
  viewer,
  launch,
}) => {
  const link = await openBroadcastPage(sharer.page)
  expect(link).toMatch(/\/from\/[a-z]+(?:-[a-z]+){3}#k=[\w-]{22}$/)
  await comeToSee(viewer.page, link)
  await expect(status(viewer.page, 'Waiting for them to share')).toBeVisible()

  await pressShare(sharer.page)
  await expectSharing(sharer.page)
  await expectTheSharedScreen(viewer.page)

  const second = await launch()
  await second.page.goto(link)
  await button(second.page, 'See their screen').click()
  await expectOutcome(second.page, "Someone's already viewing")
  await expect(
    second.page.getByText('Only one person can view the screen at a time.')
  ).toBeVisible()
  await expectMovingPicture(viewer.page)

  await viewer.page.getByRole('link', { name: 'Leave' }).click()
  await second.page.getByRole('button', { name: 'Try again' }).click()
  await expect(status(second.page, 'Waiting for them to share')).toBeVisible()
})

test('a sharer who opens the page first waits, and the share starts by itself', async ({
  sharer,
  viewer,
}) => {
  const link = await openBroadcastPage(sharer.page)
  await pressShare(sharer.page)
  await expect(status(sharer.page, 'Waiting for your helper')).toBeVisible()

  await viewer.page.goto(link)
  await expectTheSharedScreen(viewer.page)
  await expectSharing(sharer.page)
})

test(
  'a link that was only opened does not block others, and the helper continues on a second device',
  rehearsed(),
  async ({ sharer, viewer, launch }) => {
    const link = await openBroadcastPage(sharer.page)
    const other = await launch()
    await other.page.goto(link)
    await expect(button(other.page, 'See their screen')).toBeVisible()
    await comeToSee(viewer.page, link)
    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)

    await button(other.page, 'See their screen').click()
    await button(other.page, 'Continue on this device').click()
    await expect(
      sharer.page.getByRole('heading', {
        name: 'Someone else has opened your link',
      })
    ).toBeVisible()
    await expectMovingPicture(viewer.page)
    await button(sharer.page, 'Show them my screen').click()
    await expectTheSharedScreen(other.page)
    await expectSharing(sharer.page)
    await expectOutcome(viewer.page, "Someone's already viewing")
  }
)

test(
  'the button does not move while the link is loading',
  rehearsed(),
  async ({ launch }) => {
    for (const width of [390, 1280]) {
      const { page } = await launch({
        context: { viewport: { width, height: 844 } },
      })
      await page.addInitScript(() => {
        const places = (window.places = new Set())
        const look = () => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Share my screen'
          )
          if (button) places.add(Math.round(button.getBoundingClientRect().y))
          requestAnimationFrame(look)
        }
        look()
      })
      await openBroadcastPage(page)
      expect(await page.evaluate(() => [...window.places!])).toHaveLength(1)
    }
  }
)
