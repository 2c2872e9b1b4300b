import { expect, type Page } from '@playwright/test'

import type { Evaluates } from './picture'
import { received } from './receiver'

/** With this flag, Chromium's microphone beeps about once a second. */
export const fakeMicrophone = '--use-fake-device-for-media-stream'

const energyAt = async (page: Evaluates) => (await received(page)).soundEnergy

export async function expectVoice(page: Evaluates): Promise<void> {
  const before = await energyAt(page)
  await expect.poll(() => energyAt(page)).toBeGreaterThan(before + 0.001)
}

/** Expects audio packets that contain only silence. */
export async function expectSilence(page: Page): Promise<void> {
  const bytes = async () => (await received(page)).soundBytes
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await energyAt(page)
      return last - before
    })
    .toBeLessThan(1e-6)
  const [energy, count] = [await energyAt(page), await bytes()]
  await expect.poll(bytes).toBeGreaterThan(count + 500)
  expect((await energyAt(page)) - energy).toBeLessThan(1e-6)
}

export async function expectNoSound(page: Page): Promise<void> {
  expect((await received(page)).soundBytes).toBe(0)
}

/**
 * Dispatches an event on the microphone's track, as if a phone rang or a
 * headset failed.
 */
export const happenToMicrophone = (
  page: Page,
  type: 'mute' | 'unmute' | 'ended'
) =>
  page.evaluate((type) => {
    const senders = window.connections?.flatMap((each) => each.getSenders())
    const tracks = senders?.map(({ track }) => track) ?? []
    const microphone = tracks.find(
      (track) => track?.kind === 'audio' && track.readyState === 'live'
    )
    if (type === 'ended') microphone?.stop()
    microphone?.dispatchEvent(new Event(type))
  }, type)
