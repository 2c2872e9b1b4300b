import { expect, type Page } from '@playwright/test'

import type { Evaluates } from './picture'

/** What has arrived over the page's open connections, in total. */
export interface Received {
  pictureBytes: number
  soundBytes: number
  soundEnergy: number
  /** messages on the data channel, heartbeats included */
  messages: number
}

export function received(page: Evaluates): Promise<Received> {
  return page.evaluate(async () => {
    const sum = {
      pictureBytes: 0,
      soundBytes: 0,
      soundEnergy: 0,
      messages: 0,
    }
    for (const connection of window.connections ?? []) {
      if (connection.connectionState === 'closed') continue
      const stats = await connection.getStats()
      stats.forEach((entry) => {
        if (entry.type === 'data-channel') {
          sum.messages += entry.messagesReceived ?? 0
        }
        if (entry.type !== 'inbound-rtp') return
        if (entry.kind === 'video') {
          // Leaves out packets that Chromium sends again to probe the
          // bandwidth.
          const again = entry.retransmittedBytesReceived ?? 0
          sum.pictureBytes += (entry.bytesReceived ?? 0) - again
        } else {
          sum.soundBytes += entry.bytesReceived ?? 0
          sum.soundEnergy += entry.totalAudioEnergy ?? 0
        }
      })
    }
    return sum
  })
}

/** Waits for messages: a ping and a pong arrive every 300 ms. */
async function afterMessages(page: Page, count: number): Promise<Received> {
  const before = await received(page)
  await expect
    .poll(async () => (await received(page)).messages)
    .toBeGreaterThanOrEqual(before.messages + count)
  return received(page)
}

/**
 * Expects that the connection stays alive for another second, without picture
 * or sound.
 */
export async function expectNothingButMessages(page: Page): Promise<void> {
  let last = ''
  // Waits for frames that were encoded before the last messages, but sent after
  // them.
  await expect
    .poll(async () => {
      const before = last
      last = mediaOf(await afterMessages(page, 2))
      return last === before
    })
    .toBe(true)
  expect(mediaOf(await afterMessages(page, 8))).toBe(last)
}

const mediaOf = ({ pictureBytes, soundBytes }: Received) =>
  `${pictureBytes} bytes of picture, ${soundBytes} of sound`
