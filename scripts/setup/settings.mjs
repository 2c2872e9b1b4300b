import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { fromRoot } from './root.mjs'

const read = (file) =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

// The environment overrides .env, and .env overrides .env.defaults.
export const settings = () => ({
  ...read(fromRoot('.env.defaults')),
  ...read(fromRoot('.env')),
  ...process.env,
})
