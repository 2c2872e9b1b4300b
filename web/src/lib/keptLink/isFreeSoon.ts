/** A slow computer takes a while to close a page, or to load it again. */
const patienceMs = 3_000

/**
 * @param name of a lock of this browser
 * @returns whether no other tab has it, within three seconds; total
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> = () => navigator.locks
): Promise<boolean> {
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  try {
    const { signal } = impatience
    return await locks().request(name, { signal }, async () => true)
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
