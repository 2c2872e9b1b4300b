import { cloudflare } from './cloudflare.mjs'
import { netlify } from './netlify.mjs'

/** What STATIC_HOST may be. */
export const hosts = { netlify, cloudflare }
