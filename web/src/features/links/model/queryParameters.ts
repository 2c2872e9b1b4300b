import type { CaptureSource } from 'src/browser/canCapture'
import { languageInQuery } from 'src/browser/languageCode'
import { isVisible } from 'src/browser/page/visibleText'

import { parseUserId, type UserId } from './userId'

export interface QueryParameters {
  /** a language tag in lower case */
  lang: string | null
  /** the viewer's id, for the page that explains sharing on phones */
  to: UserId | null
  show: CaptureSource
  /** where to go after signing in: a path of this site */
  redirectTo: string | null
}

export const noQueryParameters: QueryParameters = {
  lang: null,
  to: null,
  show: 'screen',
  redirectTo: null,
}

/** Later characters are ignored; queries of our links are shorter. */
const maxSearchLength = 4_096
const maxPathLength = 1_024

function parsePath(text: string): string | null {
  const isPath = /^\/(?![/\\])[^\\]*$/.test(text)
  const isClean = Array.from(text).every(isVisible)
  return isPath && isClean && text.length <= maxPathLength ? text : null
}

/**
 * Reads the query of an address. Never throws.
 *
 * @param search as in `location.search`
 */
export function parseQueryParameters(search: string): QueryParameters {
  const query = new URLSearchParams(search.slice(0, maxSearchLength))
  return {
    lang: languageInQuery(query),
    to: parseUserId(query.get('to') ?? ''),
    show: query.get('show') === 'camera' ? 'camera' : 'screen',
    redirectTo: parsePath(query.get('redirectTo') ?? ''),
  }
}
