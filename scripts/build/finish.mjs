import { readFileSync, writeFileSync } from 'node:fs'

import { writeHeaders } from '../headers/writeHeaders.mjs'
import { keepTemplates, writePages } from '../pages/builtPages.mjs'
import { placeholders } from '../pages/pageSettings.mjs'
import { fromRoot } from '../setup/root.mjs'

// Redwood's prerendering inserts the page's own tags in front of the tags for
// shared links (`<!-- head -->`), ignores Vite's `base`, and writes an empty
// Apollo state.

const place = /<!-- head -->([^]*)<!-- \/head -->/
const made = /(<head>)([^]*?)(<meta charset="[^"]*">)/i
const apolloState =
  /<script> globalThis\.__REDWOOD__APOLLO_STATE = \{\}<\/script>/
const title = /<title>[^]*?<\/title>/

// Moves the character set into the first 1024 bytes, keeps only the page's own
// head tags, and removes the empty Apollo state.
export function finishPage(html) {
  const [, , head] = made.exec(html) ?? []
  const [, old] = place.exec(html) ?? []
  if (!head?.trim() || !old) {
    throw new Error('This page has not been prerendered, or is finished.')
  }
  const own = `<!-- head -->\n${title.exec(old)?.[0]}\n${head.trim()}\n<!-- /head -->`
  return html
    .replace(made, '$1\n    $3')
    .replace(place, () => own)
    .replace(apolloState, '')
    .replace(chunk, (tag, path) => tag.replace(path, atBase(path)))
}

// With this assignment, the chunk of a prerendered page passes the page
// component to Redwood's router.
const handedOver = /__REDWOOD__PRERENDER_PAGES\.\w+=(.*);/

export function isHandedOver(chunk) {
  const [, name] = handedOver.exec(chunk) ?? []
  return Boolean(name) && name !== 'undefined'
}

const chunk = /<script defer="defer" src="([^"]+)" type="module">/

const base = placeholders.BASE_PATH

const atBase = (path) => (path.startsWith(`${base}/`) ? path : base + path)

/** @returns the path of the page's script in web/dist */
export const pageChunk = (html) =>
  chunk.exec(html)?.[1].replace(base, '').slice(1)

const prerendered = ['index', 'privacy', 'terms', 'sheets']

function finishFile(name) {
  const file = fromRoot('web', 'dist', name)
  const html = finishPage(readFileSync(file, 'utf8'))
  const chunk = fromRoot('web', 'dist', pageChunk(html))
  if (!isHandedOver(readFileSync(chunk, 'utf8'))) {
    throw new Error(`${name} would not be recognised by the browser.`)
  }
  writeFileSync(file, html)
}

/**
 * @param commit the commit of the build, which the api reports
 * @param settings settings of the pages, by name
 */
export async function finish(commit, settings) {
  prerendered.forEach((name) => finishFile(`${name}.html`))
  writeFileSync(fromRoot('api', 'dist', 'commit'), commit)
  keepTemplates()
  writePages(settings)
  await writeHeaders(settings)
}
