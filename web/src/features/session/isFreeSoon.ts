import { requestLock } from './requestLock'

/**
 * @param name of a lock of this browser
 * @returns whether no other tab holds it, within three seconds; never rejects
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> | undefined = () => navigator.locks
): Promise<boolean> {
  const found = locks()
  return found ? requestLock(found, name, async () => {}) : false
}
