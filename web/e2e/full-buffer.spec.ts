import type { Page } from '@playwright/test'

import { share } from './support/flows'
import { holdChannel } from './support/panel'
import { expect, test } from './support/participants'

interface Clicked {
  /** whether the browser held more than its share when the button was pressed */
  isFull: boolean
  /** what the page handed to the browser in the same moment */
  handedOver: number
}

/** Fills what the browser keeps for the network, and presses a button before any of it can leave. */
const clickWhileFull = (page: Page, name: string): Promise<Clicked> =>
  page.evaluate((name) => {
    const limitBytes = 8_388_608
    const channel = window.guidance!.channel!
    // A word of a newer version: heard, and ignored.
    const text = JSON.stringify({ v: 2, type: 'x', x: 'x'.repeat(4_000) })
    while (channel.bufferedAmount <= limitBytes) channel.send(text)
    const before = channel.bufferedAmount
    const button = Array.from(document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === name
    )
    button!.click()
    return {
      isFull: before > limitBytes,
      handedOver: channel.bufferedAmount - before,
    }
  }, name)

test('what is said while the buffer is full waits, and arrives [§9 send buffer]', async ({
  sharer,
  viewer,
}) => {
  await holdChannel(viewer)
  await share(sharer.page, viewer.page)
  await viewer.page.getByRole('button', { name: 'Write' }).click()
  await expect(
    viewer.page.getByRole('button', { name: 'Press Enter' })
  ).toBeVisible()

  expect(await clickWhileFull(viewer.page, 'Press Enter')).toEqual({
    isFull: true,
    handedOver: 0,
  })
  await expect(
    sharer.page.getByRole('region', { name: /says$/ }).getByText('Press Enter')
  ).toBeVisible()
})
