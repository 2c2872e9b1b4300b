import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { fromRoot } from './root.mjs'

const read = (file) =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

// Redwood reads settings in this order: the environment, .env, .env.defaults.
export const settings = () => ({
  ...read(fromRoot('.env.defaults')),
  ...read(fromRoot('.env')),
  ...process.env,
})
