import type { fitToUplink } from './fitToUplink'

/** Loaded once a call is open: a screen that is chosen at once goes without. */
export async function loadFitToUplink(
  ...uplink: Parameters<typeof fitToUplink>
): Promise<void> {
  const found = await import('./fitToUplink')
  return found.fitToUplink(...uplink)
}
