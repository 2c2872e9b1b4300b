import { basePath } from './basePath'
import { pageSetting } from './pageSetting'
import { parseConfig } from './parseConfig'

// While a page is prerendered, there are no meta elements to read. The build
// replaces each `process.env.NAME` with a value, so the names are written out
// in full.
export const config = parseConfig({
  APP_NAME: pageSetting('APP_NAME') ?? process.env.APP_NAME,
  COMPANY_NAME: pageSetting('COMPANY_NAME') ?? process.env.COMPANY_NAME,
  WEB_DOMAIN: pageSetting('WEB_DOMAIN') ?? process.env.WEB_DOMAIN,
  PEER_SERVER_HOST:
    pageSetting('PEER_SERVER_HOST') ?? process.env.PEER_SERVER_HOST,
  BASE_PATH: basePath,
})

/** Tells Redwood the api's address, which the build does not contain. */
export function findApi(): void {
  const url = pageSetting('API_URL')
  if (!url) return
  window.RWJS_API_URL = url
  window.RWJS_API_GRAPHQL_URL = `${url}/graphql`
}
