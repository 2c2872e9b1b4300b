import { type pageSettings, parseConfig } from './parseConfig'

type PageSetting = (typeof pageSettings)[number]

/**
 * Reads a setting of the installation from a meta element of the page. The
 * scripts of a build are the same in every installation; only the HTML differs
 * (docs/deploy.md).
 *
 * @returns undefined without a document, or if the document lacks the setting
 */
export const pageSetting = (name: PageSetting): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="setting:${name}"]`)
        ?.content

// While a page is prerendered, there are no meta elements to read. The build
// replaces each `process.env.NAME` with a value, so the names are written out
// in full.
export const config = parseConfig({
  APP_NAME: pageSetting('APP_NAME') ?? process.env.APP_NAME,
  COMPANY_NAME: pageSetting('COMPANY_NAME') ?? process.env.COMPANY_NAME,
  WEB_DOMAIN: pageSetting('WEB_DOMAIN') ?? process.env.WEB_DOMAIN,
  PEER_SERVER_HOST:
    pageSetting('PEER_SERVER_HOST') ?? process.env.PEER_SERVER_HOST,
})

/** Tells Redwood the api's address, which the build does not contain. */
export function findApi(): void {
  const url = pageSetting('API_URL')
  if (!url) return
  window.RWJS_API_URL = url
  window.RWJS_API_GRAPHQL_URL = `${url}/graphql`
}
