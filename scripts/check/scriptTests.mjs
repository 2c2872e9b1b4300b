import { readdirSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

// Node 20's test runner does not expand patterns itself.
export const scriptTests = () =>
  readdirSync(fromRoot('scripts'), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => `scripts/${file.replaceAll('\\', '/')}`)
    .sort()
