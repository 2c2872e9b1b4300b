import { hashOf, inlineScripts } from './inlineScripts.mjs'

const policyText = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

// The headers for every file of a build, from deploy/headers.json: `pages` are
// its HTML files, `connect` the other hosts that they connect to.
export function webHeaders(headers, { pages, connect }) {
  const policy = structuredClone(headers.webContentSecurityPolicy)
  const hashes = new Set(pages.flatMap(inlineScripts).map(hashOf))
  policy['script-src'].push(...[...hashes].sort())
  policy['connect-src'].push(...connect)
  return {
    ...headers.everywhere,
    ...headers.web,
    'Content-Security-Policy': policyText(policy),
  }
}
