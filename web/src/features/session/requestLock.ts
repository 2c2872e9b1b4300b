/**
 * How long to wait for a lock: a slow computer takes a while to close the page
 * that holds the lock.
 */
const patienceMs = 3_000

/**
 * @param name of a Web Lock
 * @param hold called with the lock, which is released once its promise settles
 * @returns whether the lock was granted within three seconds; never rejects
 */
export function requestLock(
  locks: Pick<LockManager, 'request'>,
  name: string,
  hold: () => Promise<void>
): Promise<boolean> {
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  return new Promise((resolve) => {
    const end = (isGranted: boolean) => {
      clearTimeout(timer)
      resolve(isGranted)
    }
    const granted = () => {
      end(true)
      return hold()
    }
    locks
      .request(name, { signal: impatience.signal }, granted)
      .catch(() => end(false))
  })
}
