import { readFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

import { connectSources } from './connectSources.mjs'
import { fallbacks } from './fallbacks.mjs'
import { webHeaders } from './webHeaders.mjs'

/**
 * What a web server has to know of a build.
 *
 * @param files of the build, their paths within web/dist
 * @param read gives the text of one of them
 * @param settings the environment in which it was built
 * @param apiPort of a signalling server on this machine
 * @returns `files`; `web`, the headers for each of them by name; `behindTls`,
 * those that are only sent there; `caching`, Cache-Control by path; `fallbacks`
 */
export function describeBuild(files, read, settings, apiPort) {
  const { caching, behindTls, ...headers } = JSON.parse(
    readFileSync(fromRoot('deploy', 'headers.json'), 'utf8')
  )
  const web = webHeaders(headers, {
    // The policy identifies their inline scripts by hash.
    pages: files.filter((file) => file.endsWith('.html')).map(read),
    connect: connectSources(settings, apiPort),
  })
  return { files, web, behindTls, caching, fallbacks }
}
