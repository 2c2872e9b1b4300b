import { headHtml, type PageHead } from './page/pageHead'

interface Part {
  toString: () => string
}

/** Redwood’s prerender (8.9.0) reads the head from the context of Helmet. */
interface PrerenderGlobals {
  __REDWOOD__PRERENDERING?: boolean
  __REDWOOD__HELMET_CONTEXT?: { helmet?: Record<string, Part> }
}

const globals = globalThis as PrerenderGlobals

const nothing: Part = { toString: () => '' }

const parts: Record<string, Part> = {
  ...{ title: nothing, meta: nothing, link: nothing },
  ...{ script: nothing, noscript: nothing },
}

/**
 * Redwood’s prerender sets this variable. In other builds it is unset, and the
 * bundler removes the code that depends on it.
 */
export const isPrerendering = () => Boolean(process.env.__REDWOOD__PRERENDERING)

function publish(): void {
  const context = globals.__REDWOOD__HELMET_CONTEXT
  if (context) context.helmet = parts
}

export function prerenderHead(head: PageHead): void {
  const { title, metas } = headHtml(head)
  parts.title = { toString: () => title }
  parts.meta = { toString: () => metas }
  publish()
}

/** @param styleTags called after the whole page has been rendered */
export function prerenderStyles(styleTags: () => string): void {
  parts.link = { toString: styleTags }
  publish()
}
