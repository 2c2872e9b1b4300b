export interface LinkParts {
  before: string
  /** host, with the port if there is one */
  host: string
  after: string
}

/**
 * @param href as returned by `parseWebLink`; the parts together are the whole
 * of it
 */
export function linkParts(href: string): LinkParts {
  const { protocol, host } = new URL(href)
  const before = `${protocol}//`
  return { before, host, after: href.slice(before.length + host.length) }
}
