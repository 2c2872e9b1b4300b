/**
 * Asks the browser to keep the stored data when space runs out. Most browsers
 * decide silently. Firefox would show a prompt in the middle of the person's
 * work, so it is not asked. Never throws.
 */
export async function askForDurableStorage(): Promise<void> {
  if (/\bFirefox\//.test(navigator.userAgent)) return
  try {
    await navigator.storage.persist()
  } catch {
    // The browser lacks the API or refuses.
  }
}
