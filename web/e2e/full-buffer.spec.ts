import type { Page } from '@playwright/test'

import { share } from './support/flows'
import { holdChannel } from './support/panel'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

/**
 * Presses a button while the channel reports a full buffer, and restores the
 * channel a second later. Eight real megabytes would fill the buffer too, but
 * on a busy machine Chromium loses packets of such a flood, and retransmits
 * them only after up to 40 seconds (measured).
 *
 * @returns how many messages were handed to the channel in that second
 */
const clickWhileFull = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (name) => {
    const limitBytes = 8_388_608
    const channel = window.guidance!.channel!
    Object.defineProperty(channel, 'bufferedAmount', {
      configurable: true,
      get: () => limitBytes + 1,
    })
    let handedOver = 0
    channel.send = () => {
      handedOver += 1
    }
    const button = Array.from(document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === name
    )
    button!.click()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    Reflect.deleteProperty(channel, 'send')
    Reflect.deleteProperty(channel, 'bufferedAmount')
    return handedOver
  }, name)

test(
  'messages sent while the buffer is full are queued, and arrive later [§9 send buffer]',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await holdChannel(viewer)
    await share(sharer.page, viewer.page)
    await viewer.page.getByRole('button', { name: 'Message' }).click()
    await expect(
      viewer.page.getByRole('button', { name: 'Press Enter' })
    ).toBeVisible()

    expect(await clickWhileFull(viewer.page, 'Press Enter')).toBe(0)
    await expect(
      sharer.page
        .getByRole('region', { name: /says$/ })
        .getByText('Press Enter')
    ).toBeVisible()
  }
)
