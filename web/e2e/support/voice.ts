import { expect } from '@playwright/test'

import type { Evaluates } from './picture'
import { received } from './receiver'

/** For Chromium: beeps about once a second. */
export const fakeMicrophone = '--use-fake-device-for-media-stream'

export const energyAt = async (page: Evaluates) =>
  (await received(page)).soundEnergy

/** That a voice arrives at that page, loud enough to be one. */
export async function expectVoice(page: Evaluates): Promise<void> {
  const before = await energyAt(page)
  await expect.poll(() => energyAt(page)).toBeGreaterThan(before + 0.001)
}
