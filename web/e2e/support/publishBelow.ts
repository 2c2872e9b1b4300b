import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(
  __dirname,
  '../../../scripts/headers/publishWithHeaders.mjs'
)

/**
 * Publishes the built pages with these settings to `web` in the folder, and
 * their headers for nginx beside it. A separate process does it, because
 * Playwright cannot load modules that use `import.meta`.
 */
export const publishBelow = (
  folder: string,
  settings: Record<'WEB_DOMAIN' | 'BASE_PATH', string> & Record<string, string>
) =>
  execFileSync(process.execPath, [script, folder], {
    env: { ...process.env, ...settings },
  })
