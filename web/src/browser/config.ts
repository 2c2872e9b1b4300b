import { basePath } from './basePath'
import { pageSetting } from './pageSetting'
import { parseConfig } from './parseConfig'

// A page that is being prerendered has no settings yet. The build replaces these
// expressions with its values, so they are written out in full.
export const config = parseConfig({
  APP_NAME: pageSetting('APP_NAME') ?? process.env.APP_NAME,
  COMPANY_NAME: pageSetting('COMPANY_NAME') ?? process.env.COMPANY_NAME,
  WEB_DOMAIN: pageSetting('WEB_DOMAIN') ?? process.env.WEB_DOMAIN,
  PEER_SERVER_HOST:
    pageSetting('PEER_SERVER_HOST') ?? process.env.PEER_SERVER_HOST,
  BASE_PATH: basePath,
})

/** Tells Redwood where the api is, because a build contains no address. */
export function findApi(): void {
  const url = pageSetting('API_URL')
  if (!url) return
  window.RWJS_API_URL = url
  window.RWJS_API_GRAPHQL_URL = `${url}/graphql`
}
