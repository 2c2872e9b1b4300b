export interface LinkParts {
  before: string
  /** with the port, if there is one: whom one meets there */
  host: string
  after: string
}

/** @param href as `parseWebLink` gives it; the parts together are all of it */
export function linkParts(href: string): LinkParts {
  const { protocol, host } = new URL(href)
  const before = `${protocol}//`
  return { before, host, after: href.slice(before.length + host.length) }
}
