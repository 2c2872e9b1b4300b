import { requestLock } from './requestLock'

/**
 * @param name of a lock of this browser
 * @returns whether, within three seconds, no other tab holds it any more; never
 * rejects
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> | undefined = () => navigator.locks
): Promise<boolean> {
  const found = locks()
  return found ? requestLock(found, name, async () => {}) : false
}
