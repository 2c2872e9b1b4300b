import { requestLock } from './requestLock'

/**
 * @param name of a lock of this browser
 * @returns whether no other tab has it, within three seconds; total
 */
export async function isFreeSoon(
  name: string,
  locks: () => Pick<LockManager, 'request'> | undefined = () => navigator.locks
): Promise<boolean> {
  const found = locks()
  return found ? requestLock(found, name, async () => {}) : false
}
