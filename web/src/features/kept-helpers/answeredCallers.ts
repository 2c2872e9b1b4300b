import { parseJson } from 'src/browser/parseJson'
import { type KeyValueStore, tabStore } from 'src/browser/storage'
import { type UserId } from 'src/features/links/model/userId'

const key = 'kinscreen.callers'

/** More than anybody types. */
const maxCallers = 20

function readAll(store: KeyValueStore): unknown[] {
  const stored = parseJson(store.read(key))
  return Array.isArray(stored) ? stored : []
}

/** @returns whether this tab has asked who called whom, and was told to go on */
export const isAnswered = (id: UserId, store = tabStore): boolean =>
  readAll(store).includes(id)

/** A reload does not ask again. */
export function keepAnswered(id: UserId, store = tabStore): void {
  const others = readAll(store).filter((each) => each !== id)
  store.write(key, JSON.stringify([id, ...others].slice(0, maxCallers)))
}
