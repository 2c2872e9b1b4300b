import type { CaptureSource } from 'src/browser/canCapture'
import type { UserId } from 'src/features/links'

/**
 * Values that a page passes on in the query and hash of the next page’s URL.
 */
export interface AlongTheWay {
  /** the helper who invited the sharer; null without an invitation */
  to: UserId | null
  lang: string | null
  /** as in `location.hash`; contains the helper’s name */
  hash: string
}

/** @returns the path of the sharer’s page (specification §2) */
export function sharerPath(
  { to, lang, hash }: AlongTheWay,
  source: CaptureSource = 'screen'
): string {
  const path = to ? `/${encodeURIComponent(to)}` : '/broadcast'
  return (
    path + queryOf({ lang, show: source === 'camera' ? source : null }) + hash
  )
}

/** @param path of the page for phones, which passes `along` on */
export function phonePath(path: string, along: AlongTheWay): string {
  const { to, lang, hash } = along
  return path + queryOf({ to, lang }) + hash
}

function queryOf(values: Record<string, string | null>): string {
  const query = new URLSearchParams()
  Object.entries(values).forEach(([name, value]) => {
    if (value) query.set(name, value)
  })
  const text = query.toString()
  return text && `?${text}`
}
