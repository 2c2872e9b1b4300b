import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { fromRoot } from './root.mjs'

const read = (file) =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

// The environment has precedence over .env, and .env over .env.defaults, as in
// Redwood.
export const settings = () => ({
  ...read(fromRoot('.env.defaults')),
  ...read(fromRoot('.env')),
  ...process.env,
})
