import * as idb from 'idb-keyval'

import { basePath } from './basePath'

/** Installations at different paths of one host do not share a database. */
export const databaseName = ['keyval-store', basePath].filter(Boolean).join(' ')

/** Undefined for idb-keyval’s own store. */
const store = basePath ? idb.createStore(databaseName, 'keyval') : undefined

export const get = <Value>(key: string) => idb.get<Value>(key, store)

export const set = (key: string, value: unknown) => idb.set(key, value, store)

export const update = <Value>(
  key: string,
  change: (stored: Value | undefined) => Value
) => idb.update<Value>(key, change, store)

export const clear = () => idb.clear(store)
