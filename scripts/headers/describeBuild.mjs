import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { redwoodPorts } from '../setup/ports.mjs'
import { fromRoot } from '../setup/root.mjs'

// What answers a path that is no file of a build, and no page: the longest of
// these beginnings decides. Null is an answer 404, as for a script that is gone.
const fallbacks = {
  '/assets/': null,
  '/from/': 'from/:fromUserId.html',
  '/': '200.html',
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/gi
const runs = /^(?:(?:text|application)\/javascript|module)?$/i

const typeOf = (attributes) => /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? ''

// The inline scripts of a page, as a browser would run them.
export const inlineScripts = (html) =>
  Array.from(html.matchAll(script))
    .filter(
      ([, attributes, text]) =>
        !/\ssrc=/i.test(attributes) && runs.test(typeOf(attributes)) && text
    )
    .map(([, , text]) => text)

// How a Content Security Policy identifies a script by its content.
export const hashOf = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const localHosts = ['localhost', '127.0.0.1', '[::1]']

// The signalling server's address: specification section 7.
function signallingSources(host, apiPort) {
  const authority = localHosts.includes(host) ? `${host}:${apiPort}` : host
  const s = localHosts.includes(host) ? '' : 's'
  return [`ws${s}://${authority}`, `http${s}://${authority}`]
}

// An api on the page's own host is a path there.
const apiSources = (apiUrl) =>
  /^https?:/.test(apiUrl) ? [new URL(apiUrl).origin] : []

// Hosts that a page connects to besides its own. ICE servers are not included:
// no policy covers them.
export const connectSources = (
  { PEER_SERVER_HOST, WEB_DOMAIN, API_URL },
  apiPort
) => [
  ...new Set([
    ...signallingSources(
      PEER_SERVER_HOST?.trim() || WEB_DOMAIN?.trim() || 'localhost',
      apiPort
    ),
    ...apiSources(API_URL ?? ''),
  ]),
]

const policyText = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

// The headers for every file of a build, from deploy/headers.json: `pages` are
// its HTML files, `connect` the other hosts that they connect to.
export function webHeaders(headers, { pages, connect }) {
  const policy = structuredClone(headers.webContentSecurityPolicy)
  const hashes = new Set(pages.flatMap(inlineScripts).map(hashOf))
  policy['script-src'].push(...[...hashes].sort())
  policy['connect-src'].push(...connect)
  return {
    ...headers.everywhere,
    ...headers.web,
    'Content-Security-Policy': policyText(policy),
  }
}

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

const dist = fromRoot('web', 'dist')

const builtFiles = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))

const readBuilt = (file) => readFileSync(join(dist, file), 'utf8')

/**
 * @param settings the environment of the build that is in web/dist
 * @returns what a web server has to know of it
 */
export async function describeBuiltWeb(settings) {
  const { api } = await redwoodPorts()
  return describeBuild(builtFiles(), readBuilt, settings, api)
}
