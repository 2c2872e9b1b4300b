import type { Plugin } from 'graphql-yoga'

interface ServerContext {
  event?: { headers: Record<string, string | undefined> }
}

const bearer = /^Bearer \S+$/

/**
 * Redwood 8.9 throws if an auth-provider header comes with an authorization
 * header that it cannot parse. Such requests are treated as not signed in.
 */
export const ignoreBrokenCredentials = (): Plugin => ({
  onRequest({ serverContext }) {
    const headers = (serverContext as ServerContext)?.event?.headers
    if (headers && !bearer.test(headers.authorization ?? '')) {
      delete headers['auth-provider']
    }
  },
})
