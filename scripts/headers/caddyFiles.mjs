import { caddyHeaders } from './caddyHeaders.mjs'
import { caddyLocations } from './caddyLocations.mjs'

/**
 * @param build see describeBuild.mjs
 * @returns what deploy/family/Caddyfile imports, texts by name
 */
export const caddyFiles = ({ web, behindTls, caching, fallbacks }) => ({
  'headers.caddy': caddyHeaders(web, behindTls, caching),
  'locations.caddy': caddyLocations(fallbacks),
})
