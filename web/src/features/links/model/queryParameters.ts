import type { CaptureSource } from 'src/browser/canCapture'
import { languageInQuery } from 'src/browser/languageCode'
import { isVisible } from 'src/browser/page/visibleText'

import { parseUserId, type UserId } from './userId'

export interface QueryParameters {
  /** the page’s language, as a lower-case language tag */
  lang: string | null
  /** on the page for phones: the viewer whose link the sharer has opened */
  to: UserId | null
  show: CaptureSource
  /** the redirect target after signing in: a path of this site */
  redirectTo: string | null
}

export const noQueryParameters: QueryParameters = {
  lang: null,
  to: null,
  show: 'screen',
  redirectTo: null,
}

/** All URLs of this product are shorter; longer text is not read. */
const maxSearchLength = 4_096
const maxPathLength = 1_024

function parsePath(text: string): string | null {
  const isPath = /^\/(?![/\\])[^\\]*$/.test(text)
  const isClean = Array.from(text).every(isVisible)
  return isPath && isClean && text.length <= maxPathLength ? text : null
}

/**
 * Never throws.
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
