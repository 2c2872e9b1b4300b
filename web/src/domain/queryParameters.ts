/** What the address of any page may carry besides its path. */
export interface QueryParameters {
  /** the language to speak, as a lower-case language tag */
  lang: string | null
  /** what the helper is called */
  name: string | null
  /** where to go after signing in: a path of this site */
  redirectTo: string | null
}

export const noQueryParameters: QueryParameters = {
  lang: null,
  name: null,
  redirectTo: null,
}

/** Longer addresses are nobody's links; what is beyond is not read. */
const maxSearchLength = 4_096
const maxNameLength = 40
const maxPathLength = 1_024

/** Ranges of characters that are not seen, or turn the others around. */
const invisible = [
  ...[
    [0x00, 0x1f],
    [0x7f, 0x9f],
    [0xad, 0xad],
    [0x61c, 0x61c],
  ],
  ...[
    [0x180e, 0x180e],
    [0x200b, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x206f],
  ],
  ...[
    [0xd800, 0xdfff],
    [0xfeff, 0xfeff],
    [0xfff9, 0xfffb],
    [0xe0000, 0xe007f],
  ],
] as const

const isVisible = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return !invisible.some(([first, last]) => code >= first && code <= last)
}

const visible = (text: string) =>
  Array.from(text, (character) => (isVisible(character) ? character : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const parseLang = (text: string) =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(text) ? text.toLowerCase() : null

const parseName = (text: string) =>
  Array.from(visible(text)).slice(0, maxNameLength).join('').trim() || null

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
    name: parseName(query.get('name') ?? ''),
    redirectTo: parsePath(query.get('redirectTo') ?? ''),
  }
}
