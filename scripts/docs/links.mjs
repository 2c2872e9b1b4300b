// Code is shown verbatim: links and headings in it do not count.
const withoutBlocks = (markdown) =>
  markdown.replace(/^( *)(```|~~~)[^]*?^\1\2/gm, '')

const withoutCode = (markdown) =>
  withoutBlocks(markdown).replace(/(`+)[^`][^]*?\1/g, '')

const forms = [
  /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g, // [text](target), ![text](target)
  /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm, // [label]: target
  /\b(?:href|src|srcset)="([^"]+)"/g, // HTML
]

const isRelative = (target) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)

/**
 * @param markdown the text of a file
 * @returns the targets of its links within the repository, as written, without
 * duplicates
 */
export function relativeLinks(markdown) {
  const text = withoutCode(markdown)
  const targets = forms.flatMap((form) =>
    Array.from(text.matchAll(form), ([, target]) => target)
  )
  return [...new Set(targets.filter(isRelative))]
}

// GitHub's rule: lower case, no punctuation but - and _, a hyphen for each space.
const anchorOf = (heading) =>
  heading
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replace(/[*`]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')

/**
 * @param markdown the text of a file
 * @returns the anchors of its headings as GitHub makes them; repeated ones are
 * numbered from 1
 */
export function anchors(markdown) {
  const seen = new Map()
  return Array.from(
    withoutBlocks(markdown).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm),
    ([, heading]) => {
      const anchor = anchorOf(heading)
      const times = seen.get(anchor) ?? 0
      seen.set(anchor, times + 1)
      return times ? `${anchor}-${times}` : anchor
    }
  )
}
