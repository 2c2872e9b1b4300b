/**
 * Asks that what is stored here stays when room is scarce. Browsers decide that
 * themselves and tell nobody; only Firefox would ask the person, who is in the
 * middle of something else, so it is left as it is. Total.
 */
export async function askForDurableStorage(): Promise<void> {
  if (/\bFirefox\//.test(navigator.userAgent)) return
  try {
    await navigator.storage.persist()
  } catch {
    // Unknown to this browser, or refused.
  }
}
