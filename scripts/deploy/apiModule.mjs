import { createRequire } from 'node:module'

import { registerApiSideBabelHook } from '@redwoodjs/babel-config'

import { fromRoot } from '../setup/root.mjs'

/** Loads packages from the api's dependencies. */
export const requireFromApi = createRequire(fromRoot('api', 'package.json'))

let isRegistered = false

/**
 * Compiles and loads a module of the api from its source, as Redwood does.
 * @param path path below api/src, such as `lib/metrics/metrics`
 */
export function apiModule(path) {
  if (!isRegistered) registerApiSideBabelHook()
  isRegistered = true
  return requireFromApi(`./src/${path}.ts`)
}
