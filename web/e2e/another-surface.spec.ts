import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { watchConnections } from './support/connections'
import { expectSharing, share, showScreen, status } from './support/flows'
import { paintAnotherTab } from './support/otherTab'
import { expect, type Participant, test } from './support/participants'
import { expectOneColour } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { openMore, pressInMore } from './support/stage'

declare global {
  interface Window {
    captured?: MediaStream
  }
}

const teal = [0, 120, 130] as const

const connectionsOf = ({ page }: Participant) =>
  page.evaluate(() =>
    window.connections?.map(({ connectionState }) => connectionState)
  )

const keepCaptures = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator
    const capture = mediaDevices.getDisplayMedia.bind(mediaDevices)
    mediaDevices.getDisplayMedia = async (options) =>
      (window.captured = await capture(options))
  })

/**
 * Dispatches an event on the captured track, as when the system withholds
 * frames because the screen is locked. A test cannot lock the screen.
 */
const dispatchOnPicture = (page: Page, type: 'mute' | 'unmute') =>
  page.evaluate(
    (type) =>
      void window.captured?.getVideoTracks()[0]?.dispatchEvent(new Event(type)),
    type
  )

test('a helper who sees a tab asks for the whole screen, which arrives in the same call; a locked screen is reported', async ({
  sharer,
  viewer,
}) => {
  // Axe checks two pages in two colour schemes.
  test.slow()
  await watchConnections(viewer.page)
  await watchConnections(sharer.page)
  await keepCaptures(sharer.page)
  await share(sharer.page, viewer.page)
  await expect(
    status(viewer.page, 'They’re sharing one browser tab only')
  ).toBeVisible()
  await expectAccessible(viewer.page)

  await viewer.page
    .getByRole('button', { name: 'Ask to see the whole screen' })
    .click()
  await expect(status(viewer.page, 'We’ve asked them')).toBeVisible()
  await expect(
    status(sharer.page, 'Your helper would like to see your whole screen.')
  ).toBeVisible()
  await expectAccessible(sharer.page)

  const before = await Promise.all([sharer, viewer].map(connectionsOf))
  await paintAnotherTab(sharer, teal)
  await sharer.page
    .getByRole('button', { name: 'Share my whole screen instead' })
    .click()
  await expectOneColour(viewer.page, teal)
  await expectSharing(sharer.page)
  await expect
    .poll(() => Promise.all([sharer, viewer].map(connectionsOf)))
    .toEqual(before)

  await dispatchOnPicture(sharer.page, 'mute')
  await expect(status(sharer.page, 'Your helper can’t see')).toBeVisible()
  await expect(status(viewer.page, 'nothing to see right now')).toBeAttached()
  await expect(viewer.page.getByText('Good connection')).toHaveCount(0)
  await dispatchOnPicture(sharer.page, 'unmute')
  await expectOneColour(viewer.page, teal)
})

test(
  'the sharer can switch to another surface at any time; a hidden screen stays hidden',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await share(sharer.page, viewer.page)
    await sharer.page.getByRole('button', { name: 'Hide my screen' }).click()
    await expect(
      status(viewer.page, 'They have hidden their screen')
    ).toBeVisible()

    await paintAnotherTab(sharer, teal)
    await pressInMore(sharer.page, 'Share something else')
    await openMore(sharer.page)
    await expect(
      sharer.page.getByText('You’re sharing one browser tab.')
    ).toBeVisible()
    await expect(status(sharer.page, 'Your screen is hidden')).toBeVisible()
    await expect(
      status(viewer.page, 'They have hidden their screen')
    ).toBeVisible()

    await showScreen(sharer.page)
    await expectOneColour(viewer.page, teal)
  }
)
