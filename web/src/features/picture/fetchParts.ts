import { pageSetting } from 'src/browser/pageSetting'
import { deviceStore } from 'src/browser/storage'

import type { ArrivalDecoder } from './arriving/ArrivalDecoder'

const failedKey = 'kinscreen.arrivingFrames'

/**
 * @returns null if the browser itself should decode video: the setting
 * `ARRIVING_FRAMES` is `off`, decoding by the page failed earlier in this
 * browser, or the browser does not let a page decode received frames
 */
export async function startArrivalDecoder(): Promise<ArrivalDecoder | null> {
  if (pageSetting('ARRIVING_FRAMES') === 'off') return null
  if (deviceStore.read(failedKey)) return null
  const { ArrivalDecoder } = await import('./arriving/ArrivalDecoder')
  return ArrivalDecoder.start(() => deviceStore.write(failedKey, 'failed'))
}
