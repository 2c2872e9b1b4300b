import { nginxHeaders } from './nginxHeaders.mjs'
import { nginxLocations } from './nginxLocations.mjs'

/**
 * @param build see describeBuild.mjs
 * @returns what deploy/nginx/kinscreen.conf includes, texts by name
 */
export const nginxFiles = ({ web, behindTls, caching, fallbacks }) => ({
  'web-headers.conf': nginxHeaders(web, behindTls, caching),
  'web-locations.conf': nginxLocations(fallbacks),
})
