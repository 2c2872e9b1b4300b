import { cloudflare } from './cloudflare.mjs'
import { cloudfront } from './cloudfront.mjs'
import { netlify } from './netlify.mjs'

/** What STATIC_HOST may be. */
export const hosts = { netlify, cloudflare, cloudfront }
