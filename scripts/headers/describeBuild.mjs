import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { builtPages } from '../pages/builtPages.mjs'
import { redwoodPorts } from '../setup/ports.mjs'
import { fromRoot } from '../setup/root.mjs'

// By prefix of a path: the file that answers a path without a file or page. The
// longest matching prefix counts. Null means 404, for example for a script of
// an old build.
const fallbacks = {
  '/assets/': null,
  '/from/': 'from/:fromUserId.html',
  '/': '200.html',
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/gi
const runs = /^(?:(?:text|application)\/javascript|module)?$/i

const typeOf = (attributes) => /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? ''

// Returns only scripts that a browser would run.
export const inlineScripts = (html) =>
  Array.from(html.matchAll(script))
    .filter(
      ([, attributes, text]) =>
        !/\ssrc=/i.test(attributes) && runs.test(typeOf(attributes)) && text
    )
    .map(([, , text]) => text)

// A Content Security Policy identifies a script by this hash.
export const hashOf = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const localHosts = ['localhost', '127.0.0.1', '[::1]']

// The URLs to which pages connect for signalling.
function signallingSources(host, apiPort) {
  const authority = localHosts.includes(host) ? `${host}:${apiPort}` : host
  const s = localHosts.includes(host) ? '' : 's'
  return [`ws${s}://${authority}`, `http${s}://${authority}`]
}

// If the api is on the page's own host, its URL is only a path.
const apiSources = (apiUrl) =>
  /^https?:/.test(apiUrl) ? [new URL(apiUrl).origin] : []

// Other hosts to which a page connects. ICE servers are missing, because a
// Content Security Policy does not restrict them.
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

// Completes the headers of deploy/headers.json, which every file gets. `pages`
// are the HTML files; `connect` are the other hosts to which pages connect.
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
 * Describes a build for web servers.
 *
 * @param files paths within web/dist
 * @param read returns the text of a file
 * @param settings settings of the installation that serves the build
 * @param apiPort port of a signalling server on this machine
 * @returns `files`; `web`, the headers for all files by name; `behindTls`,
 * headers only for TLS; `caching`, Cache-Control by path; `fallbacks`; `base`, the
 * path of the pages
 */
export function describeBuild(files, read, settings, apiPort) {
  const { caching, behindTls, ...headers } = JSON.parse(
    readFileSync(fromRoot('deploy', 'headers.json'), 'utf8')
  )
  const web = webHeaders(headers, {
    // The Content Security Policy allows the inline scripts of these pages by
    // hash.
    pages: files.filter((file) => file.endsWith('.html')).map(read),
    connect: connectSources(settings, apiPort),
  })
  const base = settings.BASE_PATH ?? ''
  return { files, web, behindTls, caching, fallbacks, base }
}

/**
 * @param settings settings of the installation that serves the last build
 * @returns the description of that build for web servers
 */
export async function describeBuiltWeb(settings) {
  const { api } = await redwoodPorts()
  const { files, read } = builtPages(settings)
  return describeBuild(files, (path) => String(read(path)), settings, api)
}
