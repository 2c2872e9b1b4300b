import type { CaptureSource } from 'src/domain/capture/captureSource'
import { parseUserId, type UserId } from 'src/domain/invite/userId'

import { isVisible } from './visibleText'

/** What the address of any page may carry besides its path. */
export interface QueryParameters {
  /** the language to speak, as a lower-case language tag */
  lang: string | null
  /** whom a sharer wanted to reach before the page for phones */
  to: UserId | null
  /** what a sharer shows */
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

/** Longer addresses are nobody's links; what is beyond is not read. */
const maxSearchLength = 4_096
const maxPathLength = 1_024

const parseLang = (text: string) =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(text) ? text.toLowerCase() : null

function parsePath(text: string): string | null {
  const isPath = /^\/(?![/\\])[^\\]*$/.test(text)
  const isClean = Array.from(text).every(isVisible)
  return isPath && isClean && text.length <= maxPathLength ? text : null
}

/**
 * Total: nothing in an address can make it throw.
 *
 * @param search as in `location.search`
 */
export function parseQueryParameters(search: string): QueryParameters {
  const query = new URLSearchParams(search.slice(0, maxSearchLength))
  return {
    lang: parseLang(query.get('lang') ?? ''),
    to: parseUserId(query.get('to') ?? ''),
    show: query.get('show') === 'camera' ? 'camera' : 'screen',
    redirectTo: parsePath(query.get('redirectTo') ?? ''),
  }
}
