// Redwood's prerender puts what it has made in front of everything in the head,
// adds to the head of the shared links, and leaves Apollo an empty state.

const place = /<!-- head -->([^]*)<!-- \/head -->/
const made = /(<head>)([^]*?)(<meta charset="[^"]*">)/i
const apolloState =
  /<script> globalThis\.__REDWOOD__APOLLO_STATE = \{\}<\/script>/
const title = /<title>[^]*?<\/title>/

// The character set has to be among the first 1024 bytes, the head is the
// page's own, and an empty state is none.
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
}

// How Redwood tells the browser of the page whose HTML is already there.
const handedOver = /__REDWOOD__PRERENDER_PAGES\.\w+=(.*);/

export function isHandedOver(chunk) {
  const [, name] = handedOver.exec(chunk) ?? []
  return Boolean(name) && name !== 'undefined'
}

export const pageChunk = (html) =>
  /<script defer="defer" src="\/([^"]+)" type="module">/.exec(html)?.[1]
