import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describeBuild } from './describeBuild.mjs'

const page = (name) =>
  `<title>${name}</title><script>modules()</script><script nomodule>older('${name}')</script>`

const pages = [
  ...['200', 'index', 'privacy', 'terms', 'receive', 'broadcast'],
  ...['auth/reset-password', 'from/:fromUserId'],
].map((name) => [`${name}.html`, page(name)])

const others = [
  'favicon.svg',
  'robots.txt',
  'serviceWorker.js',
  'too-old.js',
  'assets/index-1.js',
  // Older browsers load this file (docs/decisions/0016).
  'assets/index-legacy-1.js',
].map((name) => [name, `// ${name}`])

/** One file of each kind, by its path. */
export const exampleFiles = Object.fromEntries([...pages, ...others])

/** Settings of an installation whose api is on another host than its pages. */
const exampleSettings = {
  WEB_DOMAIN: 'help.example',
  PEER_SERVER_HOST: 'api.help.example',
  API_URL: 'https://api.help.example',
}

export const exampleBuild = describeBuild(
  Object.keys(exampleFiles),
  (file) => exampleFiles[file],
  exampleSettings,
  9000
)

/** @param files texts by their paths in the folder */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
